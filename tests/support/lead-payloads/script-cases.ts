import { type FormDefinition, fieldsOf } from "#domain/form/form-definition.ts";
import type { FormId } from "#domain/form/forms.ts";
import { present } from "#tests/support/present.ts";
import { testNow } from "#tests/support/test-app.ts";
import type { CarId } from "./cars.ts";
import { Case } from "./case.ts";
import { fillForm } from "./fill-form.ts";
import { offeredForm } from "./offered-form.ts";
import { payTwice } from "./pay.ts";
import { jsonLines } from "./readable.ts";
import { isPlain, slug } from "./sites.ts";
import { someFiles } from "./some-files.ts";
import type { LeadWorld } from "./world.ts";

/** The cars that a form can be about: null for none. */
async function subjectsOf(world: LeadWorld, id: FormId) {
  const carId: CarId = id === "rental" || id === "subscription" ? id : id === "reserve" ? "reserve-script" : "used";
  const runtime = present(world.app.registry.bySlug(slug), "site");
  const alone = offeredForm(runtime, id, null);
  const about = offeredForm(runtime, id, present(await runtime.listedCar(carId, testNow.getTime()), "car"));
  const isSame = JSON.stringify(alone) === JSON.stringify(about);
  return [
    ...(alone ? [{ what: "about no car", form: alone, carId: null }] : []),
    ...(about && !isSame ? [{ what: "about a car", form: about, carId }] : []),
  ];
}

const chosenFiles = async (): Promise<File[]> =>
  (await someFiles()).map(({ filename, body }) => new File([body as Uint8Array<ArrayBuffer>], filename));

/** Everything that a form's script sends at this site: without files, with files, and wrongly. */
export async function scriptCases(world: LeadWorld, id: FormId): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { what, form, carId } of await subjectsOf(world, id)) {
    const needsFiles = fieldsOf(form).some(({ kind, required }) => kind === "file" && required);
    for (const files of [...(needsFiles ? [] : [[]]), ...(form.destination === "leads" ? [await chosenFiles()] : [])]) {
      const record = new Case(`${what}, ${files.length > 0 ? "with" : "without"} files`);
      const key = `${id}-${cases.length + 1}`;
      await fillForm({ world, form, manner: isPlain(world.which) ? "the least" : "everything", key, files }, record);
      if (id === "reserve") await payTwice(world, record);
      if (world.which === "au") {
        const again = await world.resend(record.leadId, ["email", "adf"], { isBroken: true });
        await record.addDelivered(again, " as a plain list");
      }
      cases.push(record);
    }
    cases.push(await wrongSend(world, form, new Case(`${what}, refused`), carId));
    if (form.assist) cases.push(await valued(world, form, what));
  }
  return cases;
}

/** A vehicle that is known well enough for an estimate. Its register is not asked: no registration is typed. */
async function valued(world: LeadWorld, form: FormDefinition, what: string): Promise<Case> {
  const record = new Case(`${what}, with an estimate`);
  const typed = { Registration: "", Make: "Toyota", Model: "Corolla", Badge: "Ascent Sport", Year: "2021" };
  await fillForm(
    { world, form, manner: "everything", key: `${form.id}-valued-${what}`.replaceAll(" ", "-"), typed },
    record,
  );
  return record;
}

const paths: Record<FormDefinition["destination"], string> = {
  leads: "/api/leads",
  "car-clarity": "/api/carClarityCustomer",
  subscribe: "/api/subscribe",
  reserve: "/api/reservations",
};

/** Complete, with nothing but wrong answers: refused, with a sentence for each. */
async function wrongSend(world: LeadWorld, form: FormDefinition, record: Case, carId: CarId | null): Promise<Case> {
  const about = carId === null ? {} : { car_id: carId };
  const wrong = { name: "R2", phone: "12", email: "nobody", postcode: "x", booking_date_time: "soon" };
  const state = { lead_status: "Complete", form_completed: true, step_number: form.steps.length - 1 };
  const body = JSON.stringify({ form: form.id, lead: { ...about, ...wrong, ...state }, filled_ms: 4000 });
  const path = paths[form.destination];
  const headers = { "content-type": "application/json" };
  const answer = await world.send(path, { method: "POST", headers, body });
  record.add(`sent by POST to ${path}`, jsonLines(body));
  record.add(`answer ${answer.status}`, jsonLines(answer.text));
  return record;
}
