import { afterAll, beforeAll, expect, test } from "vitest";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

// A feed may have a few kilometres for a vehicle that is not built yet.

const site = "http://first-site.localhost";
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  const ordered = { km: 12, price: null, tag: "Pre-order" };
  app = await createTestApp([aCar({ id: "a1", ...ordered }), aCar({ id: "a2", km: 34_567 })]);
});
afterAll(() => app.close());

const read = async (path: string) => (await app.get(`${site}${path}`)).text();

test("[2.3.4, 4.4.6] a vehicle that is made to order offers no test drive, on its page or behind the address", async () => {
  expect(await read("/cars/car-a1")).not.toContain("/cars/car-a1/test-drive");
  expect(await read("/cars/car-a2")).toContain("/cars/car-a2/test-drive");
  const form = await app.get(`${site}/cars/car-a1/test-drive`);
  expect([form.status, form.headers.get("location")]).toEqual([302, "/cars/car-a1"]);
});

test("[4.4.6] a test drive sent for it all the same is refused with the reason", async () => {
  const challenge = await app.get(`${site}/api/captcha/challenge`);
  const captcha = solveAltcha((await challenge.json()) as AltchaChallenge);
  const lead = { category: "Test Drive", name: "Ana Ito", phone: "0412345678", email: "a@example.com", car_id: "a1" };
  const body = JSON.stringify({ form: "test-drive", lead, captcha });
  const response = await app.get(`${site}/api/leads`, { method: "POST", body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: "This car is made to order, so there is none to drive yet. Please send an enquiry instead.",
  });
});

test.each(["/cars/car-a1", "/search", "/favourites?ids=a1,a2"])(
  "[2.3.73] %s shows no kilometres of it",
  async (path) => {
    const page = await read(path);
    expect(page).toContain("car-a1");
    expect(page).not.toMatch(/\b12 km|"value":12\b/);
  },
);
