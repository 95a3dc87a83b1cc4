import type { FormId } from "#domain/form/forms.ts";
import { visitorOf } from "#tests/support/lead-payloads/answers.ts";
import { formPages } from "#tests/support/lead-payloads/form-pages.ts";
import { filledIn, formOf, type PageForm } from "#tests/support/lead-payloads/page-form.ts";
import { someFiles } from "#tests/support/lead-payloads/some-files.ts";
import { multipart, multipartHeader } from "#tests/support/upload-samples.ts";
import { answerProblem } from "./check-answer.ts";
import { type Forged, forgedFields } from "./forgery.ts";
import { below, oneOf, type Random } from "./random-choice.ts";
import { giveBackCar, leadProblems, type Outcome } from "./outcome.ts";
import type { Stage } from "./stage.ts";
import { changed, type Entry } from "./changed-fields.ts";

/** More than any form has steps; a revealed question is one of its own. */
const mostPosts = 10;

const known = new WeakMap<Stage, Map<string, Promise<PageForm | null>>>();

/** The form of a page, which is read once. */
function pageForm(stage: Stage, path: string): Promise<PageForm | null> {
  const ofStage = known.get(stage) ?? new Map<string, Promise<PageForm | null>>();
  known.set(stage, ofStage);
  const form = ofStage.get(path) ?? stage.send(path).then(({ status, text }) => (status === 200 ? formOf(text) : null));
  ofStage.set(path, form);
  return form;
}

/** A page of a recorded site is about a car that only that site has. */
function pathAt(stage: Stage, id: FormId, path: string): string {
  const car = stage.carFor(id);
  const isItsOwn = stage.cars.some(({ slug }) => path.includes(`/${slug}/`) || path.endsWith("car_id=used"));
  if (isItsOwn) return path;
  return path.replace(/\/cars\/car-[\w-]+\//, `/cars/${car.slug}/`).replace("car_id=used", `car_id=${car.id}`);
}

/** A browser without a script fills in a page's form and adds forged fields. Null where there is no such page. */
export async function pageVisit(stage: Stage, id: FormId, random: Random, visit: number): Promise<Outcome | null> {
  if (formPages[id].length === 0) return null;
  let form = await pageForm(stage, pathAt(stage, id, oneOf(random, formPages[id])));
  if (form === null) return null;
  const forged = forgedFields(random, visit);
  const manner = oneOf(random, ["everything", "the least"] as const);
  const statuses: number[] = [];
  const problems: string[] = [];
  let files = 0;
  for (let posts = 0; form !== null && posts < mostPosts; posts += 1) {
    const isForged = posts === 0 || below(random, 2) === 0;
    const real = filledIn(form, visitorOf(stage.which), manner) as Entry[];
    const sending = await posted(form, real, isForged ? forged : [], random);
    files ||= sending.files;
    const answer = await stage.send(sending.path, {
      method: "POST",
      headers: { "content-type": sending.type, "content-length": String(sending.body.length) },
      body: sending.body as Uint8Array<ArrayBuffer>,
    });
    statuses.push(answer.status);
    const problem = answerProblem(answer);
    if (problem !== null) problems.push(problem);
    if (stage.written !== null) {
      const { written: lead } = stage;
      problems.push(...(await leadProblems(stage, { lead, forged, sends: 1, files, turn: visit })));
      await giveBackCar(stage, lead);
    }
    // A refused form would be refused again.
    if (answer.status !== 200 || problems.length > 0) break;
    form = formOf(answer.text);
  }
  const isLong = statuses.length > 1;
  const way = `page without script${files > 0 ? ", with files" : ""}, ${isLong ? "several posts" : "one post"}`;
  return { way, statuses, problems };
}

type Posted = { path: string; type: string; body: Buffer; files: number };

async function posted(
  form: PageForm,
  real: readonly Entry[],
  forged: readonly Forged[],
  random: Random,
): Promise<Posted> {
  const entries = forged.length > 0 ? changed(real, random) : [...real];
  for (const { name, value } of forged) entries.splice(below(random, entries.length + 1), 0, [name, value]);
  const pairs = entries.flatMap(([name, value]) => asPairs(name, value));
  const path = forged.length > 0 && below(random, 6) === 0 ? withQuery(form.action, forged) : form.action;
  if (!form.takesFiles) {
    const body = Buffer.from(new URLSearchParams(pairs).toString());
    return { path, type: "application/x-www-form-urlencoded", body, files: 0 };
  }
  const waiting = form.controls.some(({ attributes }) => attributes["name"] === "upload_token");
  const field = form.controls.find(({ attributes }) => attributes["type"] === "file")?.attributes["name"];
  const files = waiting || field === undefined ? [] : (await someFiles()).map((file) => ({ name: field, ...file }));
  const texts = pairs.map(([name, body]) => ({ name: name.replaceAll(/["\r\n]/g, "_"), body }));
  return { path, type: multipartHeader, body: multipart([...texts, ...files]), files: files.length };
}

/** A list becomes several fields with one name. */
function asPairs(name: string, value: unknown): [string, string][] {
  const values = Array.isArray(value) && value.length < 200 ? value : [value];
  return values.map((one) => [name, typeof one === "string" ? one : (JSON.stringify(one) ?? "")]);
}

function withQuery(action: string, forged: readonly Forged[]): string {
  const query = new URLSearchParams(forged.map(({ name, value }): [string, string] => [name, asText(value)]));
  return `${action}${action.includes("?") ? "&" : "?"}${query}`;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
