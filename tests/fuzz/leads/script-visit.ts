import { type FormId, formIds } from "#domain/form/forms.ts";
import { someFiles } from "#tests/support/lead-payloads/some-files.ts";
import { multipart, multipartHeader } from "#tests/support/upload-samples.ts";
import { asJson } from "./as-json.ts";
import { changed, type Entry } from "./changed-fields.ts";
import { type Forged, forgedFields } from "./forgery.ts";
import type { Outcome } from "./outcome.ts";
import { below, oneOf, type Random } from "./random-choice.ts";
import { type RealSend, realVisits } from "./real-sends.ts";
import { type Sending, sendAll } from "./send-all.ts";
import type { Stage } from "./stage.ts";
import { strangeValue } from "./strange-values.ts";

/** A form's script sends what it sends, with forged fields and strange values in it. Null where there is no such form. */
export async function scriptVisit(stage: Stage, id: FormId, random: Random, visit: number): Promise<Outcome | null> {
  const all = await realVisits(stage, id);
  if (all.length === 0) return null;
  const light = all.filter(({ sends: own }) => own.every(({ files }) => files.length === 0));
  // Pictures are encoded anew, which takes longer than all else.
  const { sends } = oneOf(random, light.length > 0 && below(random, 4) > 0 ? light : all);
  const forged = forgedFields(random, visit);
  const isInParts = sends.length === 1 && sends[0]?.path.startsWith("/api/leads") === true && below(random, 8) === 0;
  const forgedAt = below(random, sends.length + 1);
  const done = await sendAll({ stage, sends, forged, turn: visit }, (real, at) => {
    const isForged = at === forgedAt || forgedAt === sends.length;
    return isInParts ? asParts(real, forged, stage, random) : asSent(real, isForged ? forged : [], stage, random);
  });
  return { way: wayOf(sends, isInParts), ...done };
}

function wayOf(sends: readonly RealSend[], isInParts: boolean): string {
  const steps = sends.length > 1 ? "several steps" : "one step";
  if (isInParts) return `call, each field a part, ${steps}`;
  return sends.some(({ files }) => files.length > 0) ? `script with files, ${steps}` : `script, ${steps}`;
}

/** Of several fields with one name JSON takes the last, so forged ones stand anywhere. */
function mixed(entries: readonly Entry[], forged: readonly Forged[], random: Random): Entry[] {
  const result = [...entries];
  for (const { name, value } of forged) result.splice(below(random, result.length + 1), 0, [name, value]);
  return result;
}

function asSent(real: RealSend, forged: readonly Forged[], stage: Stage, random: Random): Sending {
  const { lead, ...outer } = real.body;
  const isOutside = forged.length > 0 && below(random, 8) === 0;
  const fields =
    forged.length > 0 ? changed(withOthersFacts(Object.entries(lead), stage, random), random) : Object.entries(lead);
  const inner = isOutside ? fields : mixed(fields, forged, random);
  const around: Entry[] = forged.length > 0 ? strangeAround(Object.entries(outer), random) : Object.entries(outer);
  // Two calls take their fields without anything around them.
  const isFlat = /subscribe|carClarity/.test(real.path) && below(random, 3) === 0;
  const leadText = forged.length > 0 && below(random, 150) === 0 ? JSON.stringify(strangeValue(random)) : asJson(inner);
  const aroundText = asJson(isOutside ? mixed(around, forged, random) : around).slice(1, -1);
  const text = isFlat ? asJson(inner) : `{${aroundText}${aroundText === "" ? "" : ","}"lead":${leadText}}`;
  const { method, path, files } = real;
  if (files.length === 0) return { method, path, files, body: text, type: "application/json" };
  return { method, path, files, body: multipart([{ name: "lead", body: text }, ...files]), type: multipartHeader };
}

/** Rarely another form's name, a strange time, or the trap filled. */
function strangeAround(outer: Entry[], random: Random): Entry[] {
  switch (below(random, 40)) {
    case 0:
      return outer.map(([name, value]) => [name, name === "form" ? oneOf(random, formIds) : value]);
    case 1:
      return outer.map(([name]) => [name, strangeValue(random)]);
    case 2:
      return [...outer, ["company_fax", "x"]];
    default:
      return outer;
  }
}

/** Now and then a car or place that is not the site's to show, or another of its cars. */
function withOthersFacts(entries: Entry[], { cars, unlisted }: Stage, random: Random): Entry[] {
  switch (below(random, 20)) {
    case 0:
      return [...entries, ["car_id", oneOf(random, unlisted)]];
    case 1:
      return [...entries, ["car_id", oneOf(random, cars).id]];
    case 2:
      return [...entries, ["location_id", "a-yard-of-another-site"]];
    default:
      return entries;
  }
}

/** Each field a part of its own, as other programs send them. A part holds a text, so lists are left out. */
async function asParts(real: RealSend, forged: readonly Forged[], stage: Stage, random: Random): Promise<Sending> {
  const { lead, form } = real.body;
  const plain = Object.entries(lead).filter(([, value]) => typeof value !== "object");
  const entries = mixed(changed(withOthersFacts(plain, stage, random), random), forged, random);
  const texts = [["form", form] as Entry, ...entries].map(([name, value]) => ({
    name: name.replaceAll(/["\r\n]/g, "_"),
    body: typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
  }));
  const files = (await someFiles()).map((file) => ({ name: "files", ...file }));
  const body = multipart([...texts, ...files]);
  return { method: "POST", path: "/api/leads/with-files", files, body, type: multipartHeader };
}
