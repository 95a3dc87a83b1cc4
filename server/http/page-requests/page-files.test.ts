import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { sweepUploads } from "#server/leads/uploads/sweep-uploads.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { aJpeg, aPdf, multipart, multipartHeader, type Part } from "#tests/support/upload-samples.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([]);
  const site = await app.store.operator.sites.get("first-site");
  if (!site) throw new Error("no site");
  const document = site.document as { settings: object };
  const settings = { ...document.settings, careers: true };
  await app.store.operator.sites.applyAll({ sites: [{ ...site, document: { ...document, settings } }] });
  await app.registry.refresh();
});
afterAll(() => app.close());

const origin = "http://first-site.localhost:3000";
const person = { form_step: "0", name: "Priya Nair", phone: "0412345678", email: "p@example.com" };
const cv: Part = { name: "files", filename: "cv.pdf", body: aPdf() };
/** What a browser sends for a field without a chosen file. */
const nothing: Part = { name: "files", filename: "", body: "" };

async function post(fields: Record<string, string>, ...files: Part[]) {
  const texts = Object.entries(fields).map(([name, body]) => ({ name, body }));
  const response = await app.get(`${origin}/enquire/careers`, {
    method: "POST",
    body: multipart([...texts, ...files]) as Uint8Array<ArrayBuffer>,
    headers: { "content-type": multipartHeader, origin },
  });
  const text = await response.text();
  const hidden = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(text)?.[1] ?? "";
  const [, a = "", b = ""] = /what is (\d+) plus (\d+)\?/.exec(text) ?? [];
  const answer = {
    upload_token: hidden("upload_token"),
    question_token: hidden("question_token"),
    question_answer: String(Number(a) + Number(b)),
  };
  return { status: response.status, location: response.headers.get("location"), text, answer };
}
async function leadsWith(message: string): Promise<Lead[]> {
  const found: Lead[] = [];
  for await (const lead of app.store.operator.leads.all("first-site"))
    if (lead.fields["message"] === message) found.push(lead);
  return found;
}

test("[7, 11.6.5] files posted without a script wait while the form is asked again and while the question is, and are kept once", async () => {
  const fields = { ...person, message: "Once, with files" };
  const photo: Part = { name: "files", filename: "me.jpg", body: await aJpeg() };
  const missing = await post({ ...fields, email: "no" }, cv, photo);
  expect(missing.status).toBe(422);
  expect(missing.text).toMatch(/We have: (?:<!-- -->)?cv\.pdf, me\.jpg/);
  const { upload_token } = missing.answer;
  const questioned = await post({ ...fields, upload_token }, nothing);
  expect(questioned.status).toBe(200);
  expect(questioned.answer.question_token).not.toBe("");
  expect(await leadsWith("Once, with files")).toEqual([]);
  // A second click, at once and later.
  const answered = { ...fields, ...questioned.answer };
  const twice = await Promise.all([post(answered), post(answered)]);
  const later = await post(answered);
  for (const { status, location } of [...twice, later]) {
    expect([status, location]).toEqual([
      303,
      expect.stringMatching(/^\/success\?category=general-enquiry&own=[\w.-]+&form=/),
    ]);
  }
  const [lead, ...others] = await leadsWith("Once, with files");
  expect(others).toEqual([]);
  const stored = await Promise.all(
    (lead?.files ?? []).map(async (file) => [file.name, await app.leadFiles.read(file)]),
  );
  expect(stored).toEqual([
    ["cv.pdf", aPdf()],
    ["me.jpg", expect.any(Buffer)],
  ]);
  // Of the uploaded files only their names are left, and not even those after the sweep.
  const left = readdirSync(join(app.dataDir, "files/incoming"), { recursive: true }).map(String);
  expect(left.filter((name) => /\/(?!received\.json|spent)/.test(name))).toEqual([]);
  await sweepUploads(app.leadFiles, app.store, new Date(Date.now() + 3 * 60 * 60 * 1000));
  expect(readdirSync(app.leadFiles.scratch)).toEqual([]);
  expect(await app.leadFiles.read(lead?.files?.[0] ?? { id: "", type: "image/png" })).toEqual(aPdf());
});

test("what was sent with its files cannot be sent once more as another message with them", async () => {
  const fields = { ...person, message: "First message" };
  const questioned = await post(fields, cv);
  expect((await post({ ...fields, ...questioned.answer })).status).toBe(303);
  const { upload_token } = questioned.answer;
  const other = { ...person, message: "Second message", upload_token };
  const again = await post(other);
  const sent = await post({ ...other, ...again.answer, upload_token });
  expect(sent.status).toBe(409);
  expect(sent.text).toContain("This enquiry was already sent.");
  expect(await leadsWith("Second message")).toEqual([]);
});

test("a file that is refused is said so on the form, with what was typed kept", async () => {
  const { status, text, answer } = await post(
    { ...person, message: "Typed already" },
    { ...cv, filename: "cv.doc", body: "MZ" },
  );
  expect(status).toBe(422);
  expect(text).toContain("“cv.doc” is not a JPEG, PNG, WebP, HEIC or PDF file.");
  expect(text).toContain("Typed already");
  expect(answer.upload_token).toBe("");
});

test.each([
  ["forged", (token: string) => token.replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
  ["of another upload", (token: string) => token.replace(/^[0-9a-f]{32}/, "0".repeat(32))],
  ["a path", () => "../../secret.1.x"],
])("a word for waiting files that is %s brings none", async (_what, change) => {
  const { answer } = await post({ ...person, email: "no" }, cv);
  const { status, text } = await post({ ...person, upload_token: change(answer.upload_token) }, nothing);
  expect(status).toBe(422);
  expect(text).toContain("*This is a required field.");
});

test("of two files called alike, and of fields sent twice, the last text counts and both files are kept", async () => {
  const message = { name: "message", body: "Twice" };
  const questioned = await post({ ...person, message: "Not this" }, message, cv, cv);
  expect(questioned.text).toContain("Twice");
  expect((await post({ ...person, message: "Twice", ...questioned.answer })).status).toBe(303);
  expect((await leadsWith("Twice"))[0]?.files?.map(({ name }) => name)).toEqual(["cv.pdf", "cv.pdf"]);
});
