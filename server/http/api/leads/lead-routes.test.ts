import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let now = testNow;
beforeAll(async () => {
  app = await createTestApp(
    [aCar({ id: "a1" }), aCar({ id: "b1", dealership_id: "second", location_id: "second-yard" })],
    {
      clock: () => now,
    },
  );
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => app.close());

type Answer = { status: number; body: { lead?: { id: string }; error?: string; fields?: Record<string, string> } };

async function call(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  site = "first-site",
) {
  const response = await app.get(`http://${site}.localhost${path}`, {
    method,
    headers: { "content-type": "application/json", "user-agent": "test browser", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer["body"], headers: response.headers };
}
async function solved(site = "first-site"): Promise<string> {
  const response = await app.get(`http://${site}.localhost/api/captcha/challenge`);
  return solveAltcha((await response.json()) as AltchaChallenge);
}
const post = async (lead: object, over: object = {}, headers: Record<string, string> = {}) =>
  call("POST", "/api/leads", { lead, captcha: await solved(), ...over }, headers);
const put = (id: string, lead: object, headers: Record<string, string> = {}, site = "first-site") =>
  call("PUT", `/api/leads/${id}`, { lead }, headers, site);
const storedLead = async (answer: Answer): Promise<Lead> => {
  const lead = await app.store.operator.leads.get(answer.body.lead?.id ?? "");
  if (!lead) throw new Error(`nothing was kept: ${JSON.stringify(answer.body)}`);
  return lead;
};
const count = async (site = "first-site") => {
  let leads = 0;
  for await (const _lead of app.store.operator.leads.all(site)) leads += 1;
  return leads;
};
const person = { name: "Priya Nair", phone: "+61 412 345 678", email: "p@example.com", message: "Is it red?" };

describe("create [7]", () => {
  test.each(["toString", "__defineGetter__", "hasOwnProperty", "valueOf"])(
    "[11.3.6] a field that is called %s is stored like any other",
    async (name) => {
      const answer = await post({ ...person, [name]: "x" });
      expect(answer).toMatchObject({ status: 201, body: { lead: { id: expect.any(String) as string } } });
      const { fields, other_fields } = await storedLead(answer);
      expect(Object.hasOwn(fields, name)).toBe(false);
      expect(other_fields).toEqual({ [name]: "x" });
    },
  );

  test("[7.2.1] a whole lead is kept, with what the server knows itself", async () => {
    const answer = await post({
      ...person,
      url: "https://first.example/contact",
      colour: "any",
      website_slug: "forged",
    });
    expect(answer).toMatchObject({ status: 201, body: { lead: { id: expect.stringMatching(/^[0-9a-f]{32}$/) } } });
    expect(Object.keys(answer.body)).toEqual(["lead", "own_page"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await storedLead(answer)).toMatchObject({
      site_slug: "first-site",
      dealership_slug: "first",
      location_id: "first-yard",
      category: "General Enquiry",
      status: "Complete",
      quarantine: null,
      event_id: 22,
      fields: {
        name: "Priya Nair",
        phone: "0412345678",
        opt_in: true,
        website_slug: "first-site",
        source: "Website",
        user_agent: "test browser",
      },
      other_fields: { colour: "any", website_slug: "forged" },
      consent: { choice: true, default: true, page: "https://first.example/contact", at: testNow.toISOString() },
      origin: { address: "127.0.0.1" },
      created_at: testNow.toISOString(),
    });
  });
  test("[12.1.1, 12.1.9] who ticked the box is evidence, and no field of the lead", async () => {
    const lead = await storedLead(await post({ ...person, opt_in: true, opt_in_by_visitor: false }));
    expect(lead).toMatchObject({ consent: { default: true, choice: true, byVisitor: false } });
    expect(JSON.stringify([lead.fields, lead.other_fields])).not.toContain("opt_in_by_visitor");
    const forged = await storedLead(await post({ ...person, opt_in: true, opt_in_by_visitor: "yes" }));
    expect(forged.consent).not.toHaveProperty("byVisitor");
  });
  test("a car fills in what it is, whatever was sent of it", async () => {
    const lead = await storedLead(
      await post(
        { ...person, car_id: "a1", "Vehicle Make": "Rolls-Royce", category: "Used Vehicle Enquiry" },
        { form: "enquiry" },
      ),
    );
    expect(lead).toMatchObject({ category: "Used Vehicle Enquiry", event_id: 15, location_id: "first-yard" });
    expect(lead.fields).toMatchObject({
      vehicle_make: "Toyota",
      stock_number: "A1",
      car_type: "used",
      location: "First Yard",
    });
  });
  test("[5.4.1] careers are rewritten, with event 51", async () => {
    expect(await storedLead(await post({ ...person, category: "Careers Enquiry" }))).toMatchObject({
      category: "General Enquiry",
      subcategory: "Career Enquiry",
      event_id: 51,
    });
  });
  test("[5.4.3] the payload is shaped", async () => {
    const { fields, other_fields } = await storedLead(
      await post({
        ...person,
        name: "undefined undefined",
        first_name: "Priya",
        a_radio_options: "x",
        "Wash (check_option)": true,
        "Best Deal": true,
      }),
    );
    expect(fields["name"]).toBe("Priya");
    // This site's form has neither question.
    expect(other_fields).toEqual({ "Wash (check_option)": true, "Best Deal": true });
  });
  test("[5] a service booking carries its dealership", async () => {
    expect((await storedLead(await post({ ...person, category: "Service Booking" }))).fields["dealership_slug"]).toBe(
      "first",
    );
  });
  test("HTML is text", async () => {
    const message = '<script>alert("x")</script> & <b>bold</b>';
    expect((await storedLead(await post({ ...person, message }))).fields["message"]).toBe(message);
  });
});

describe("steps [4.7]", () => {
  const first = {
    message: "Is it red?",
    car_id: "a1",
    lead_status: "Incomplete",
    form_completed: false,
    step_number: 0,
  };
  const start = async () => (await post(first, { form: "enquiry" })).body.lead?.id ?? "";
  const details = { name: "Priya Nair", phone: "0412345678", email: "p@example.com" };

  test("[11.1.1] later steps update the same lead until it is complete", async () => {
    const before = await count();
    const id = await start();
    expect((await put(id, { ...details, lead_status: "Incomplete", step_number: 1 })).status).toBe(200);
    const last = await put(id, {
      ...first,
      ...details,
      message: "Is it blue?",
      lead_status: "Complete",
      form_completed: true,
      step_number: 2,
    });
    expect(last).toMatchObject({ status: 200, body: { lead: { id } } });
    expect(await count()).toBe(before + 1);
    const lead = await storedLead(last);
    expect(lead).toMatchObject({ status: "Complete", fields: { message: "Is it blue?", name: "Priya Nair" } });
    expect(lead.steps.map(({ step_number, status }) => [step_number, status])).toEqual([
      [0, "Incomplete"],
      [1, "Incomplete"],
      [2, "Complete"],
    ]);
  });
  test("[7.2.2] a complete lead is never changed", async () => {
    const { body } = await post(person);
    const id = body.lead?.id ?? "";
    const before = await app.store.operator.leads.get(id);
    expect(await put(id, { ...person, message: "changed" })).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/already sent/) },
    });
    expect(await app.store.operator.leads.get(id)).toEqual(before);
  });
  test.each([
    ["another site's lead", "second-site", 0],
    ["a lead of more than a day ago", "first-site", 24.1],
  ])("[7.2.2] %s is not found, and nothing changes", async (_what, site, hours) => {
    const id = await start();
    const before = await app.store.operator.leads.get(id);
    now = new Date(testNow.getTime() + hours * 3_600_000);
    expect(await put(id, details, {}, site)).toMatchObject({
      status: 404,
      body: { error: expect.stringMatching(/from the start/) },
    });
    expect(await app.store.operator.leads.get(id)).toEqual(before);
  });
  test("[11.3.5] a step is held to what was asked up to it", async () => {
    const id = await start();
    expect(await put(id, { lead_status: "Incomplete", step_number: 1 })).toMatchObject({
      status: 422,
      body: { fields: { name: "*This is a required field." } },
    });
  });
  test("a call that names no form may send its steps in any order; the complete lead is held to everything", async () => {
    const { status, body } = await post({ message: "Is it red?", lead_status: "Incomplete", step_number: 0 });
    expect(status).toBe(201);
    const id = body.lead?.id ?? "";
    expect((await put(id, { email: "nonsense", lead_status: "Incomplete" })).body.fields).toEqual({
      email: "invalid email address",
    });
    expect(Object.keys((await put(id, { lead_status: "Complete" })).body.fields ?? {})).toEqual([
      "name",
      "phone",
      "email",
    ]);
    expect((await put(id, { ...details, lead_status: "Complete" })).status).toBe(200);
  });
  test("required fields cannot be skipped", async () => {
    const answer = await post({ lead_status: "Complete", skipped_steps: [{ from: 0, to: 3 }] }, { form: "enquiry" });
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(["email", "message", "name", "phone"]);
  });
  test("two different steps at once lose nothing", async () => {
    const id = await start();
    const both = await Promise.all([
      put(id, { ...details, lead_status: "Incomplete", step_number: 1, left: "yes" }),
      put(id, { ...details, lead_status: "Incomplete", step_number: 1, right: "yes" }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await app.store.operator.leads.get(id))?.other_fields).toEqual({ left: "yes", right: "yes" });
  });
});

describe("idempotency", () => {
  const key = { "idempotency-key": "send-0001" };
  test("[11.2.2] the same send twice is one lead, even at once", async () => {
    const before = await count();
    const body = { lead: person, captcha: await solved() };
    const answers = await Promise.all([1, 2, 3].map(() => call("POST", "/api/leads", body, key)));
    expect(new Set(answers.map((one) => one.body.lead?.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await count()).toBe(before + 1);
  });
  test("[11.2.2] the same key with another body is refused", async () => {
    const headers = { "idempotency-key": "send-0002" };
    await post(person, {}, headers);
    const before = await count();
    expect(await post({ ...person, message: "other" }, {}, headers)).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/key/) },
    });
    expect(await count()).toBe(before);
  });
  test("[11.2.2] only what was kept stands under its key", async () => {
    const headers = { "idempotency-key": "send-0003" };
    expect((await post({ ...person, email: "nonsense" }, {}, headers)).status).toBe(422);
    expect((await post(person, {}, headers)).status).toBe(201);
  });
  test("keys of one site are nothing to another", async () => {
    const headers = { "idempotency-key": "send-0004" };
    const one = await post(person, {}, headers);
    const other = await call(
      "POST",
      "/api/leads",
      { lead: person, captcha: await solved("second-site") },
      headers,
      "second-site",
    );
    expect(other.status).toBe(201);
    expect(other.body.lead?.id).not.toBe(one.body.lead?.id);
  });
  test("a completed step sent again gets its answer again", async () => {
    const { body } = await post({ message: "x", lead_status: "Incomplete" });
    const headers = { "idempotency-key": "send-0005" };
    const done = { ...person, lead_status: "Complete" };
    expect((await put(body.lead?.id ?? "", done, headers)).status).toBe(200);
    expect((await put(body.lead?.id ?? "", done, headers)).status).toBe(200);
    expect((await put(body.lead?.id ?? "", done)).status).toBe(409);
  });
});

describe("guards", () => {
  test("[11.4.1] without a solved challenge nothing is kept", async () => {
    const before = await count();
    expect(await call("POST", "/api/leads", { lead: person })).toMatchObject({
      status: 422,
      body: { fields: { captcha: expect.stringMatching(/person/) } },
    });
    expect(await count()).toBe(before);
  });
  test("[11.4.1] a solution works once", async () => {
    const captcha = await solved();
    expect((await call("POST", "/api/leads", { lead: person, captcha })).status).toBe(201);
    expect((await call("POST", "/api/leads", { lead: person, captcha })).status).toBe(422);
  });
  test("another site's solution does not work", async () => {
    expect((await call("POST", "/api/leads", { lead: person, captcha: await solved("second-site") })).status).toBe(422);
  });
  test.each([
    ["honeypot", { company_fax: "123" }],
    ["filled too fast", { filled_ms: 300 }],
  ])("[11.4.4] suspected spam is kept in quarantine and held: %s", async (quarantine, over) => {
    const answer = await post(person, over);
    expect(answer.status).toBe(201);
    const lead = await storedLead(answer);
    expect(lead.quarantine).toBe(quarantine);
    expect(lead.fields).not.toHaveProperty("company_fax");
    const states = (await app.store.operator.leads.deliveries(lead.id)).map(({ state }) => state);
    expect(states).toEqual(["held"]);
  });
  test("a first step that came filled in may be passed at once: the rest of the form is timed too", async () => {
    const answer = await post({ ...person, form_completed: false }, { filled_ms: 300 });
    const { id, quarantine } = await storedLead(answer);
    expect(quarantine).toBe("filled too fast");
    await call("PUT", `/api/leads/${id}`, { lead: person, filled_ms: 30_000 });
    expect(await storedLead(answer)).toMatchObject({ quarantine: null, status: "Complete" });
    const states = (await app.store.operator.leads.deliveries(id)).map(({ state }) => state);
    expect(states).toContain("pending");
    expect(states).not.toContain("held");
  });
  test("a call from another site's page is refused", async () => {
    expect((await post(person, {}, { origin: "https://evil.example" })).status).toBe(403);
    expect((await post(person, {}, { origin: "http://www.first.example" })).status).toBe(201);
  });
});

test("the visitor's confirmation is due at once", async () => {
  const lead = await storedLead(await post(person));
  expect(await app.store.operator.leads.deliveries(lead.id)).toMatchObject([
    { channel: "confirmation", stage: "complete", state: "pending", attempts: 0, next_at: testNow.toISOString() },
  ]);
});

test("[7.2.4] mock calls answer alike and store nothing", async () => {
  const before = await count();
  const answer = await call("POST", "/mock/leads", { lead: person });
  expect(answer).toMatchObject({ status: 201, body: { lead: { id: expect.stringMatching(/^[0-9a-f]{32}$/) } } });
  expect((await call("PUT", `/mock/leads/${answer.body.lead?.id}`, { lead: person })).status).toBe(200);
  expect((await call("POST", "/mock/leads", { lead: { ...person, email: "x" } })).body.fields).toEqual({
    email: "invalid email address",
  });
  expect(await count()).toBe(before);
});

test("the calls are described", async () => {
  const response = await app.get("http://first-site.localhost/api/openapi.json");
  expect(await response.json()).toMatchObject({ openapi: "3.1.0", paths: { "/api/leads": { post: {} } } });
});
