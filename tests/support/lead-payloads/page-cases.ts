import type { FormId } from "#domain/form/forms.ts";
import { present } from "#tests/support/present.ts";
import { multipart, multipartHeader } from "#tests/support/upload-samples.ts";
import { visitorOf } from "./answers.ts";
import { Case } from "./case.ts";
import { filledIn, formOf, type PageForm } from "./page-form.ts";
import { formPages } from "./form-pages.ts";
import { payTwice } from "./pay.ts";
import { isPlain } from "./sites.ts";
import { someFiles } from "./some-files.ts";
import type { LeadWorld } from "./world.ts";

/** Enough for every form; a revealed question is a step of its own. */
const mostPosts = 12;

/** Every page with this form, as a browser without a script posts it. */
export async function pageCases(world: LeadWorld, id: FormId): Promise<Case[]> {
  const cases: Case[] = [];
  for (const path of formPages[id]) cases.push(...(await postedBy(world, id, path)));
  if (id === "reserve" && cases.length > 0) cases.push(...(await postedBy(world, id, await valuedCheckout(world))));
  return cases;
}

/** None where the site has no such page. */
async function postedBy(world: LeadWorld, id: FormId, path: string): Promise<Case[]> {
  const page = await world.send(path, {});
  if (page.status === 404) return [];
  const record = new Case(`posted by the page ${path}`);
  await postPage(world, present(formOf(page.text), `form of ${path}`), record);
  if (id === "reserve") await payTwice(world, record);
  return [record];
}

/** The page of a reservation by somebody whose own vehicle was valued before. */
async function valuedCheckout(world: LeadWorld): Promise<string> {
  const vehicle = { make: "Toyota", model: "Corolla", year: 2021, badge: "Ascent Sport", km: 45_000, rego: "ABC123" };
  const { text } = await world.send("/api/valuations", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...vehicle, regoState: "VIC" }),
  });
  const { id } = JSON.parse(text) as { id?: string };
  return `/cars/car-reserve-valued/checkout?valuation_id=${present(id, "valuation")}`;
}

async function postPage(world: LeadWorld, first: PageForm, record: Case): Promise<void> {
  const before = new Set(await world.leadIds());
  let form = first;
  for (let posts = 0; posts < mostPosts; posts += 1) {
    const answer = await post(world, form, record);
    if (answer.status === 303) {
      record.leadId = present(
        (await world.leadIds()).find((id) => !before.has(id)),
        `lead of ${record.title}`,
      );
      record.add("answer 303", answer.location ?? "");
      return record.addDelivered(await world.outOf(record.leadId));
    }
    form = present(formOf(answer.text), `next step of ${record.title}`);
    // A revealed question that has to be answered is asked with an error.
    const errors = [...answer.text.matchAll(/<small id="[\w-]+-error">([^<]*)/g)].map(([, error]) => `\n${error}`);
    record.add(`answer ${answer.status}`, `The form at step ${form.step}${errors.join("")}`);
  }
  throw new Error(`${record.title} did not come to its end.`);
}

async function post(world: LeadWorld, form: PageForm, record: Case) {
  const manner = isPlain(world.which) ? "the least" : "everything";
  const fields = [...filledIn(form, visitorOf(world.which), manner), ...unknown];
  const type = form.takesFiles ? multipartHeader : "application/x-www-form-urlencoded";
  // Files that were posted before wait at the server.
  const waiting = form.controls.some(({ attributes }) => attributes["name"] === "upload_token");
  const fileField = waiting
    ? undefined
    : form.controls.find(({ attributes }) => attributes["type"] === "file" && attributes["name"]);
  const parts = fileField
    ? (await someFiles()).map((file) => ({ name: fileField.attributes["name"] ?? "", ...file }))
    : [];
  const texts = fields.map(([name, body]) => ({ name, body }));
  const body = form.takesFiles ? multipart([...texts, ...parts]) : Buffer.from(new URLSearchParams(fields).toString());
  const lines = [...fields, ...parts.map(({ name, filename }) => [name, filename])].map(
    ([name, value]) => `${name}=${value}`,
  );
  record.add(`posted to ${form.action} as ${type.split(";")[0]}`, lines.join("\n").replaceAll("\r\n", "\\r\\n"));
  return world.send(form.action, {
    method: "POST",
    headers: { "content-type": type, "content-length": String(body.length) },
    body: body as Uint8Array<ArrayBuffer>,
  });
}

/** No page has these. */
const unknown: readonly [string, string][] = [
  ["favourite_colour", "Green & gold"],
  ["vehicle_status", "forged"],
];
