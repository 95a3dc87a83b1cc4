import { afterAll, beforeAll, expect, test } from "vitest";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import { dealershipSchema } from "#domain/location/location.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

// The yard of the first site is still coming, although its file has hours for every day. Its other yard has none.

const site = "http://first-site.localhost";
const badge = "Coming Late 2026";
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "a1" }), aCar({ id: "a2", location_id: "open-yard" })]);
  const [first] = await app.store.operator.dealerships.list();
  const dealership = dealershipSchema.parse(first);
  const [yard] = dealership.locations;
  if (!yard) throw new Error("the fixture has a yard");
  const opening_hours = Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    status: "Open" as const,
    open: "06:15",
    close: "21:45",
  }));
  const coming = { ...yard, coming_soon_text: badge, contact_detail: { ...yard.contact_detail, opening_hours } };
  const other = { ...yard, id: "open-yard", name: "Open Yard", slug: "open-yard", primary: false, position: 1 };
  await app.store.operator.dealerships.put([{ ...dealership, locations: [coming, other] }]);
  await app.registry.refresh();
});
afterAll(() => app.close());

const read = async (path: string) => (await app.get(`${site}${path}`)).text();

test.each([
  "/cars/car-a1",
  "/cars/car-a1/enquire",
  "/success?location_id=first-yard",
  "/",
  "/search",
  "/contact",
  "/contact-us/first-yard",
  "/dealerships",
  "/llms.txt",
])("[2.3.45] %s shows the badge of a location that is coming, and no hours", async (path) => {
  const page = await read(path);
  expect(page).toContain(badge);
  expect(page).not.toMatch(/6:15|9:45|06:15|21:45|Open(?: now)?<|openingHours/);
});

test("[2.3.45, 7.2.7] it offers no times for test drives, and says why", async () => {
  const ask = async (id: string) => {
    const response = await app.get(`${site}/api/appointments?location_id=${id}&date=2026-03-11`);
    return (await response.json()) as { slots: string[]; reason?: string };
  };
  expect(await ask("first-yard")).toMatchObject({
    slots: [],
    reason: "First Yard (Coming Late 2026) has not opened yet, so it takes no bookings.",
  });
  expect((await ask("open-yard")).reason).toBeUndefined();
});

test("[2.3.45] its vehicles offer no test drive; those of another yard do", async () => {
  expect(await read("/cars/car-a1")).not.toContain("/cars/car-a1/test-drive");
  expect(await read("/cars/car-a2")).toContain("/cars/car-a2/test-drive");
  const form = await app.get(`${site}/cars/car-a1/test-drive`);
  expect([form.status, form.headers.get("location")]).toEqual([302, "/cars/car-a1"]);
});

test("[2.3.45] a test drive sent there all the same is refused with the reason", async () => {
  const challenge = await app.get(`${site}/api/captcha/challenge`);
  const captcha = solveAltcha((await challenge.json()) as AltchaChallenge);
  const lead = { category: "Test Drive", name: "Ana Ito", phone: "0412345678", email: "a@example.com", car_id: "a1" };
  const body = JSON.stringify({ form: "test-drive", lead, captcha });
  const response = await app.get(`${site}/api/leads`, { method: "POST", body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: "First Yard (Coming Late 2026) has not opened yet, so it takes no bookings.",
  });
});
