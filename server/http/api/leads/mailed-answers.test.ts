import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailApp } from "#tests/support/mail-app.ts";
import { reservableCar } from "#tests/support/reserve-app.ts";

let app: Awaited<ReturnType<typeof createMailApp>>;
beforeAll(async () => {
  app = await createMailApp([reservableCar("a1"), reservableCar("a2")], { subscription_enquiry: true });
});
afterAll(() => app.close());

const person = { name: "Ana Ito", phone: "0412345678" };
const typed = "Please pay at evil.example";

test("[3] a subscription is confirmed with its start, its length and its yard, without what was typed", async () => {
  const lead = {
    ...person,
    email: "ana@example.com",
    message: typed,
    start_date: "2026-04-01",
    subscription_length: "3 to 6 months",
    car_id: "a1",
  };
  expect((await app.send("/api/leads", { form: "subscription", lead })).status).toBe(201);
  const [mail] = await app.mailsTo("ana@example.com");
  expect(mail?.subject).toBe("We have your subscription enquiry about the 2020 Toyota Corolla Ascent Sport");
  for (const body of [mail?.text, mail?.html]) {
    for (const part of ["Wednesday, 1 April 2026", "3 to 6 months", "First Yard, 1 High Street, Ballarat VIC 3350"]) {
      expect(body).toContain(part);
    }
    expect(body).not.toMatch(/evil|soon/);
  }
  const dealer = await app.dealerMailAbout("Ana Ito");
  expect(dealer.text).toContain("Start on: Wednesday, 1 April 2026");
  expect(dealer.text).toContain(typed);
});

test("[4.4, 13.1.8] a paid reservation tells customer and dealer until when the car is kept", async () => {
  const { body } = await app.reserve("a2", { email: "mia@example.com", preferred_date: "2026-03-12" });
  await app.notify(body.reservation?.token ?? "", {});
  const until = new Date(app.time.now.getTime() + 72 * 3_600_000);
  const style = { dateStyle: "full", timeStyle: "short", timeZone: "Australia/Melbourne" } as const;
  const words = new Intl.DateTimeFormat("en-AU", style).format(until);
  const [mail] = await app.mailsTo("mia@example.com");
  const dealer = await app.dealerMailAbout("Mia Tran");
  for (const one of [mail, dealer]) expect(one?.text).toContain(`Reserved until: ${words}`);
  expect(mail?.text).toContain("Preferred day: Thursday, 12 March 2026");
  expect(mail?.text).toContain("The terms you accepted: It comes off the price.");
  expect(dealer.subject).toMatch(/^\$200 paid: Reserve Vehicle from Mia Tran about /);
});
