import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import { createMailApp } from "#tests/support/mail-app.ts";
import { reservableCar } from "#tests/support/reserve-app.ts";

// A stranger's lead must not become a mail to somebody else in the dealer's name.

let app: Awaited<ReturnType<typeof createMailApp>>;
beforeAll(async () => {
  const cars = [reservableCar("a1"), reservableCar("a2"), reservableCar("a3")];
  app = await createMailApp(cars, { subscribe: { title: "News", text: null, button: "Join" } });
});
afterAll(() => app.close());

const evil = "https://evil.example/pay";
const forged = {
  reservation_reference: "PAY-NOW",
  reservation_fee: "$500 AUD paid",
  reservation_url: evil,
  reservation: { reference: "PAY-NOW", fee: 500, currency: "AUD", token: "x", paid_at: "2026-01-01" },
  valuation: `$90,000. See ${evil}`,
  vehicle_register: evil,
  offered_vehicle: evil,
  lead_attributes: { visited_pages: [evil] },
  location: evil,
  stock_number: evil,
  "Vehicle Make": evil,
  "Vehicle Model": evil,
  price: evil,
  deposit_amount: evil,
  payment: "paid",
  subcategory: evil,
  booking_date_time: evil,
  handover: evil,
  preferred_date: evil,
  website_slug: "second-site",
  source: evil,
  user_agent: evil,
  url: evil,
  created_at: "1999-01-01",
  site_slug: "second-site",
  skipped_steps: [{ from: 0, to: 1, note: evil }],
  quarantine: null,
  chosen: [{ name: "x", label: evil, value: evil, kind: "option" }],
};
const person = { name: "Victim", phone: "0412345678", message: "Hello" };

const leadOf = async (answer: Response): Promise<Lead> => {
  const { lead, error } = (await answer.json()) as { lead?: { id: string }; error?: string };
  const stored = await app.store.operator.leads.get(lead?.id ?? "");
  if (!stored) throw new Error(error ?? "nothing was kept");
  return stored;
};
const said = ({ subject, text, html }: Message) => `${subject}\n${text}\n${html}`;

const ways: [string, (lead: object) => Promise<Response> | Response][] = [
  [
    "POST /api/leads",
    (lead) => app.send("/api/leads", { lead: { ...lead, category: "Reserve Vehicle", car_id: "a1" } }),
  ],
  [
    "a further step, PUT /api/leads/{id}",
    async (lead) => {
      const first = await leadOf(
        await app.send("/api/leads", { lead: { ...lead, category: "Reserve Vehicle", lead_status: "Incomplete" } }),
      );
      return app.get(`http://first-site.localhost:3000/api/leads/${first.id}`, {
        method: "PUT",
        body: JSON.stringify({ lead: { ...lead, lead_status: "Complete" } }),
        headers: { "content-type": "application/json", origin: "http://first-site.localhost:3000" },
      });
    },
  ],
  [
    "POST /api/leads/with-files",
    (lead) => {
      const body = new FormData();
      body.set("lead", JSON.stringify({ ...lead, category: "Reserve Vehicle" }));
      return Promise.resolve(
        app.get("http://first-site.localhost:3000/api/leads/with-files", {
          method: "POST",
          body,
          headers: { origin: "http://first-site.localhost:3000" },
        }),
      );
    },
  ],
  ["POST /api/subscribe", (lead) => app.send("/api/subscribe", lead)],
];

test.each(ways)("[11.3.2] %s cannot write what the server owns", async (way, send) => {
  const email = `victim${ways.findIndex(([name]) => name === way)}@example.com`;
  const lead = await leadOf(await send({ ...person, email, ...forged }));
  expect(lead.reservation).toBeUndefined();
  expect(lead.site_slug).toBe("first-site");
  expect(JSON.stringify({ ...lead, other_fields: {} })).not.toMatch(/evil|PAY-NOW|\$500/);
  expect(lead.other_fields).toMatchObject({ reservation_fee: "$500 AUD paid", reservation_url: evil, source: evil });
  const [mail] = await app.mailsTo(email);
  expect(mail && said(mail)).not.toMatch(/evil|PAY-NOW|500/);
  // The visitor's own mail names the lead in the key of their page.
  const told = () => app.sent.filter((one) => !one.to.includes(email) && said(one).includes(lead.id));
  await expect.poll(() => told().length).toBe(1);
  const [dealer] = told();
  const [trusted = "", apart = ""] = (dealer?.text ?? "").split("Also sent");
  expect(`${dealer?.subject}${trusted}`).not.toMatch(/evil|PAY-NOW|500/);
  // A newsletter sign-up mentions no reservation.
  expect(trusted.includes("No reservation fee was paid")).toBe(way !== "POST /api/subscribe");
  expect(apart).toContain("$500 AUD paid");
  expect(said(dealer as Message)).not.toContain(evil);
});

test("[11.3.2] a plain form post cannot write them either", async () => {
  const fields = { ...person, email: "victim-page@example.com", form_step: "0", category: "General Enquiry" };
  const texts = Object.fromEntries(Object.entries(forged).filter(([, value]) => typeof value === "string"));
  await app.post("/contact", { ...fields, ...(texts as Record<string, string>) });
  const [mail] = await app.mailsTo("victim-page@example.com");
  expect(mail && said(mail)).not.toMatch(/evil|PAY-NOW|500/);
});

test("[4.4, 13.1.3] the lead of a reservation is completed by its payment, not by its sender", async () => {
  const { body } = await app.reserve("a2", {
    email: "mia@example.com",
    ...forged,
    handover: "I pick it up",
    preferred_date: "",
  });
  expect(body.error).toBeUndefined();
  const id = body.lead?.id ?? "";
  const put = await app.get(`http://first-site.localhost:3000/api/leads/${id}`, {
    method: "PUT",
    body: JSON.stringify({ lead: { lead_status: "Complete" } }),
    headers: { "content-type": "application/json", origin: "http://first-site.localhost:3000" },
  });
  expect(put.status).toBe(404);
  expect((await app.store.operator.leads.get(id))?.reservation).toBeUndefined();
  await app.notify(body.reservation?.token ?? "", {});
  expect(await app.store.operator.leads.get(id)).toMatchObject({
    status: "Complete",
    reservation: { reference: body.reservation?.reference, fee: 200, currency: "AUD" },
  });
  const [mail] = await app.mailsTo("mia@example.com");
  expect(mail?.subject).toBe(`Your reservation ${body.reservation?.reference}: 2020 Toyota Corolla Ascent Sport`);
  expect(mail && said(mail)).toContain(`/checkout/done?reservation=${body.reservation?.token}`);
  expect(mail && said(mail)).not.toMatch(/evil|PAY-NOW|500/);
});

test("[4.4, 13.1.3] the form of a checkout is taken at the checkout alone", async () => {
  const answer = await app.send("/api/leads", {
    form: "reserve",
    lead: { ...person, email: "x@example.com", car_id: "a3", reservation_terms: true, handover: "I pick it up" },
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining("/api/reservations") as string });
});

test("[11.5.3] one mailbox gets so many confirmations an hour, over all sites; every lead is delivered", async () => {
  const spelled = ["target@example.com", "Target@example.com", "target+a@example.com", "TARGET+b@example.com"];
  const leads: Lead[] = [];
  for (const email of spelled) leads.push(await leadOf(await app.send("/api/leads", { lead: { ...person, email } })));
  const states = async (lead: Lead) => {
    const rows = [];
    for await (const row of app.store.operator.outbox.list({ leadId: lead.id })) rows.push(row);
    return rows;
  };
  await expect
    .poll(async () =>
      (await Promise.all(leads.map(states))).flat().filter(({ state }) => state === "pending" || state === "sending"),
    )
    .toEqual([]);
  const rows = (await Promise.all(leads.map(states))).flat();
  const confirmations = rows.filter(({ channel }) => channel === "confirmation");
  expect(confirmations.filter(({ state }) => state === "delivered")).toHaveLength(3);
  expect(confirmations.filter(({ state }) => state === "suppressed")).toMatchObject([
    { note: expect.stringMatching(/^This address has had .*3 an hour, 5 a day/) as string },
  ]);
  // Nobody has to do anything about it.
  expect(await app.store.operator.outbox.undelivered()).toEqual([]);
  expect(rows.filter(({ channel, state }) => channel === "email" && state === "delivered")).toHaveLength(4);
});
