import { type FormDefinition, fieldsOf } from "#domain/form/form-definition.ts";
import type { FormId } from "#domain/form/forms.ts";
import { fillSession } from "#tests/support/lead-payloads/fill-form.ts";
import { offeredForm } from "#tests/support/lead-payloads/offered-form.ts";
import { someFiles } from "#tests/support/lead-payloads/some-files.ts";
import type { Part } from "#tests/support/upload-samples.ts";
import type { Stage } from "./stage.ts";

/** One send of a form's script. `unknownLead` stands for the lead that an earlier send has made. */
export type RealSend = { method: "POST" | "PUT"; path: string; body: RealBody; files: readonly Part[] };
export type RealBody = { form: string; lead: Record<string, unknown> } & Record<string, unknown>;
export type RealVisit = { form: FormDefinition; sends: readonly RealSend[] };

export const unknownLead = "0123456789abcdef0123456789abcdef";

const known = new WeakMap<Stage, Map<FormId, Promise<RealVisit[]>>>();

/** What the script of a form sends at this site: about a car and not, everything and the least, with and without files,
 * with an estimate. */
export function realVisits(stage: Stage, id: FormId): Promise<RealVisit[]> {
  const ofStage = known.get(stage) ?? new Map<FormId, Promise<RealVisit[]>>();
  known.set(stage, ofStage);
  const visits = ofStage.get(id) ?? recordVisits(stage, id);
  ofStage.set(id, visits);
  return visits;
}

async function recordVisits(stage: Stage, id: FormId): Promise<RealVisit[]> {
  const files = (await someFiles()).map(({ filename, body }) => new File([body as Uint8Array<ArrayBuffer>], filename));
  const visits: RealVisit[] = [];
  for (const car of [null, stage.carFor(id)]) {
    const form = offeredForm(stage.runtime, id, car);
    if (form === null) continue;
    const needsFiles = fieldsOf(form).some(({ kind, required }) => kind === "file" && required);
    const choices = [...(needsFiles ? [] : [[]]), ...(form.destination === "leads" ? [files] : [])];
    for (const manner of ["everything", "the least"] as const)
      for (const chosen of choices) {
        const sends = await recordSends(stage, { form, manner, key: `${id}-key`, files: chosen });
        if (sends.length > 0) visits.push({ form, sends });
      }
    if (!form.assist) continue;
    const sends = await recordSends(stage, { form, manner: "everything", key: `${id}-valued`, typed: knownVehicle });
    if (sends.length > 0) visits.push({ form, sends });
  }
  return visits;
}

/** Known well enough for an estimate. */
const knownVehicle = { Registration: "", Make: "Toyota", Model: "Corolla", Badge: "Ascent Sport", Year: "2021" };

type Filled = Omit<Parameters<typeof fillSession>[0], "world">;

/** Nothing is sent but the questions that the script asks meanwhile. */
async function recordSends(stage: Stage, filled: Filled): Promise<RealSend[]> {
  const sends: RealSend[] = [];
  await fillSession({ ...filled, world: stage as never }, async ({ method, path, text, files }) => {
    const parts = files.map(async ({ field, file }) => ({
      name: field,
      filename: file.name,
      body: Buffer.from(await file.arrayBuffer()),
    }));
    sends.push({ method, path, body: JSON.parse(text) as RealBody, files: await Promise.all(parts) });
    return { lead_id: unknownLead };
  });
  return sends;
}
