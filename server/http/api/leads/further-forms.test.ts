import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#domain/form/messages.ts";
import { openWednesdays } from "#tests/support/open-wednesdays.ts";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([]);
  await openWednesdays(app);
  const site = await app.store.operator.sites.get("first-site");
  if (!site) throw new Error("no site");
  const { settings, ...rest } = site.document as { settings: object };
  const own = {
    captcha: null,
    service: { path: "/service", xtime_url: null, brand_path: null },
    subscribe: { title: "News", text: null, button: "Join" },
  };
  await app.store.operator.sites.applyAll({
    sites: [{ ...site, document: { ...rest, settings: { ...settings, ...own } } }],
  });
  await app.registry.refresh();
});
afterAll(() => app.close());

type Answer = { lead?: { id: string }; error?: string; fields?: Record<string, string> };
async function post(path: string, body: object, site = "first-site") {
  const response = await app.get(`http://${site}.localhost${path}`, { method: "POST", body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Answer };
}
const storedLead = async ({ body }: { body: Answer }) => app.store.operator.leads.get(body.lead?.id ?? "");

describe("POST /api/subscribe", () => {
  test("[12.1.7] takes an address and keeps what was agreed to by sending it", async () => {
    const answer = await post("/api/subscribe", { email: "ana@example.com", first_name: "Ana" });
    expect(answer.status).toBe(201);
    expect(await storedLead(answer)).toMatchObject({
      category: "Newsletter",
      form: "subscribe",
      status: "Complete",
      fields: { email: "ana@example.com", first_name: "Ana", name: "Ana", opt_in: true },
      consent: { choice: true, default: false, wording: expect.stringContaining("First Site Motors") },
    });
  });
  test("takes the body of a lead call, whatever category it claims", async () => {
    const answer = await post("/api/subscribe", { lead: { email: "ana@example.com", category: "Sell My Car" } });
    expect(await storedLead(answer)).toMatchObject({ category: "Newsletter" });
  });
  test.each([
    ["no address", {}, messages.required],
    ["half an address", { email: "ana@example" }, messages.email],
  ])("[5] %s is refused", async (_what, body, email) => {
    expect(await post("/api/subscribe", body)).toMatchObject({ status: 422, body: { fields: { email } } });
  });
  test("a site without a mailing list takes none", async () => {
    const { status, body } = await post("/api/subscribe", { email: "ana@example.com" }, "second-site");
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.lead).toBeUndefined();
  });
});

describe("a service booking [3]", () => {
  const booking = {
    "Vehicle Make": "Toyota",
    "Vehicle Model": "Corolla",
    "Vehicle Year": "2019",
    Rego: "ABC12D",
    service_type: "Brakes",
    drop_off: "I will wait",
    name: "Ana Ito",
    phone: "0412345678",
    email: "a@example.com",
  };
  const book = (over: object) => post("/api/leads", { form: "service", lead: { ...booking, ...over } });

  // The test's now is Tuesday 10 March 2026; Wednesdays are open from 9:00 to 10:30.
  test("[7.2.8] inside the hours of the workshop is kept, with its dealership", async () => {
    const answer = await book({ booking_date_time: "2026-03-11T09:30", "Wheel alignment (check_option)": true });
    expect(await storedLead(answer)).toMatchObject({
      category: "Service Booking",
      dealership_slug: "first",
      fields: { booking_date_time: "2026-03-11T09:30", additional_services: ["Wheel alignment"] },
    });
  });
  test("needs no time, and takes no seat of a test drive", async () => {
    const sent = await Promise.all(
      [1, 2, 3].map((at) => book({ booking_date_time: "2026-03-18T09:00", message: `${at}` })),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await book({})).status).toBe(201);
  });
  test.each([
    ["on a closed day", "2026-03-12T09:30"],
    ["after closing", "2026-03-11T10:30"],
    ["in the past", "2026-03-04T09:30"],
    ["in a year", "2027-03-10T09:30"],
  ])("%s is refused in words", async (_when, booking_date_time) => {
    expect(await book({ booking_date_time })).toMatchObject({
      status: 422,
      body: { fields: { booking_date_time: messages.dropOff } },
    });
  });
  test("of a kind that the workshop does not offer is refused", async () => {
    expect(await book({ service_type: "Magic" })).toMatchObject({
      body: { fields: { service_type: messages.option } },
    });
  });
});

test("[5.2.5] an empty category on the contact form is refused, and nothing is kept", async () => {
  const lead = { name: "Ana Lee", email: "ana@example.com", phone: "0412 345 678", message: "Hello", category: "" };
  const answer = await post("/api/leads", { lead });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({ category: messages.required });
});
