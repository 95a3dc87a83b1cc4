import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FormId } from "#domain/form/forms.ts";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";
import { LocalLimits } from "#server/platform/limits/local-limits.ts";
import { leadServiceDeps } from "./lead-config.ts";
import { LeadService } from "./lead-service.ts";
import { type PageOutcome, submitPage } from "./page-submission.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let now = testNow;
const config = {
  secrets: { secret: "a secret for tests alone" },
  perMinute: 0,
  captchaUrls: { turnstile: "", recaptcha: "" },
  captchaTimeoutMs: 1,
};
const deps = leadServiceDeps(config, { outgoing: localOutgoing, limits: new LocalLimits(), clock: () => now });
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "a1" })]);
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => app.close());

const person = { name: "Priya Nair", phone: "0412345678", email: "p@example.com", message: "Is it red?" };

function send(fields: Record<string, string>, address = "1.2.3.4", form: FormId = "enquiry"): Promise<PageOutcome> {
  const runtime = app.registry.bySlug("first-site");
  if (!runtime) throw new Error("no site");
  const service = new LeadService(runtime, deps);
  const caller = { address, user_agent: "lynx" };
  return submitPage(
    {
      runtime,
      service,
      captcha: deps.captcha,
      caller,
      now,
      log: pino({ level: "silent" }),
      upload: null,
      isAdmitted: false,
    },
    { form, fields, url: "/cars/x/enquire" },
  );
}
async function answered(fields: Record<string, string>, address?: string): Promise<PageOutcome> {
  const first = await send(fields, address);
  if (first.result !== "question") return first;
  const [a = 0, b = 0] = (first.question.text.match(/\d+/g) ?? []).map(Number);
  return send({ ...fields, question_token: first.question.token, question_answer: String(a + b) }, address);
}
const idOf = (outcome: PageOutcome) => (outcome.result === "stored" ? outcome.lead_id : JSON.stringify(outcome));

describe("a form posted without JavaScript", () => {
  test("[11.4.2] is asked one signed question, and kept once it is answered", async () => {
    const first = await send({ ...person, car_id: "a1" });
    expect(first).toMatchObject({
      result: "question",
      question: { text: expect.stringMatching(/what is \d plus \d\?/) },
    });
    expect(await answered({ ...person, car_id: "a1" })).toMatchObject({
      result: "stored",
      success: expect.stringMatching(/^\/success\?category=used-vehicle-enquiry&own=[\w.-]+$/) as string,
    });
  });
  test("fields are checked before the question is asked", async () => {
    expect(await send({ ...person, email: "x" })).toMatchObject({
      result: "refused",
      status: 422,
      fields: { email: "invalid email address" },
    });
  });
  test("a box that was not ticked counts as no", async () => {
    const lead = await app.store.operator.leads.get(idOf(await answered({ ...person, message: "box" })));
    expect(lead).toMatchObject({ fields: { opt_in: false }, consent: { choice: false, default: true } });
    expect(lead?.consent).not.toHaveProperty("byVisitor");
    const ticked = await app.store.operator.leads.get(idOf(await answered({ ...person, message: "on", opt_in: "on" })));
    expect(ticked?.consent?.choice).toBe(true);
  });
  test("[11.2.3] posted twice within ten minutes it is one lead; from elsewhere, or later, another", async () => {
    const fields = { ...person, message: "twice" };
    now = new Date(Math.ceil(testNow.getTime() / 600_000) * 600_000 + 599_000);
    const id = idOf(await answered(fields));
    expect(idOf(await send(fields))).toBe(id);
    now = new Date(now.getTime() + 2000);
    expect(idOf(await send(fields))).toBe(id);
    expect(idOf(await answered(fields, "4.3.2.1"))).not.toBe(id);
    now = new Date(now.getTime() + 21 * 60_000);
    expect(idOf(await answered(fields))).not.toBe(id);
  });
  test("a wrong answer, a stale one, one for another form or a used one is asked again", async () => {
    const fields = { ...person, message: "wrong" };
    const first = await send(fields);
    if (first.result !== "question") throw new Error("no question was asked");
    const [a = 0, b = 0] = (first.question.text.match(/\d+/g) ?? []).map(Number);
    const proof = { question_token: first.question.token, question_answer: String(a + b) };
    const askedAgain = { result: "question" };
    expect(await send({ ...fields, ...proof, question_answer: "1" })).toMatchObject(askedAgain);
    expect(await send({ ...fields, ...proof, message: "another" })).toMatchObject(askedAgain);
    now = new Date(testNow.getTime() + 61 * 60_000);
    expect(await send({ ...fields, ...proof })).toMatchObject(askedAgain);
    now = testNow;
    expect(await send({ ...fields, ...proof })).toMatchObject({ result: "stored" });
    // Its window is over, but its question was used.
    now = new Date(testNow.getTime() + 45 * 60_000);
    expect(await send({ ...fields, ...proof })).toMatchObject(askedAgain);
  });
});
