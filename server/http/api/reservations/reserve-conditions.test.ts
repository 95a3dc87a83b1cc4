import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { aPerson, createReserveApp, origin, reservableCar } from "#tests/support/reserve-app.ts";

const soldLately = Date.parse("2026-03-10T00:00:00Z");
/** 4.4, except the first condition, which is a setting of the site. */
const obstacles: [string, Partial<CarInput>, RegExp][] = [
  ["coming-soon", { status: "coming_soon" }, /not in stock yet/],
  ["test-drive-only", { tag: "Test Drive Only" }, /test drives only/],
  ["no-key", { has_checkout_payment_processor: false }, /does not offer this car/],
  ["reserved", { reserved: true }, /reserved for another buyer/],
  ["sold", { sold: true, status: "sold", sold_date_timestamp: soldLately }, /has been sold/],
  ["too-cheap", { price: 200 }, /no price to reserve it at/],
  ["not-reservable", { reservable: false }, /does not offer this car/],
  ["no-processor", { payment_processors: [] }, /does not offer this car/],
];
const secondSite = "http://second-site.localhost:3000";

let app: Awaited<ReturnType<typeof createReserveApp>>;
let listing: string;
beforeAll(async () => {
  app = await createReserveApp([
    reservableCar("good"),
    ...obstacles.map(([id, over]) => reservableCar(id, over)),
    reservableCar("elsewhere", { dealership_id: "second", location_id: "second-yard" }),
  ]);
  listing = await (await app.get(`${origin}/search`)).text();
});
afterAll(() => app.close());

const form = { ...aPerson(), reservation_terms: "on", opt_in: "off" };
const vehiclePage = async (id: string) => (await app.get(`${origin}/cars/car-${id}`)).text();

describe("[4.4.4] a car that lacks one of the eight conditions", () => {
  test("is unlike one that has them all: card and page lead to its checkout, and the call is taken", async () => {
    expect(listing).toContain("/cars/car-good/checkout");
    expect(await vehiclePage("good")).toContain("/cars/car-good/checkout");
    expect((await app.get(`${origin}/cars/car-good/checkout`)).status).toBe(200);
    expect((await app.reserve("good")).status).toBe(201);
  });

  test.each(obstacles)("[4.4.6] %s: no button on card and page, and nothing behind the address", async (id) => {
    expect(listing).toContain(`/cars/car-${id}`);
    expect(listing).not.toContain(`/cars/car-${id}/checkout`);
    expect(await vehiclePage(id)).not.toContain(`/cars/car-${id}/checkout`);
    const page = await app.get(`${origin}/cars/car-${id}/checkout`);
    expect([page.status, page.headers.get("location")]).toEqual([302, `/cars/car-${id}`]);
  });

  test.each(obstacles)(
    "[4.4.6] %s: the call is refused, and so is the form, in words that say why",
    async (id, _over, why) => {
      const { status, body } = await app.reserve(id);
      expect([status, body.error]).toEqual([409, expect.stringMatching(why)]);
      const posted = await app.post(`/cars/car-${id}/checkout`, form);
      const page = await posted.text();
      expect([posted.status, posted.headers.get("location")]).toEqual([409, null]);
      expect(page).toMatch(why);
      expect(page).toContain("you have not been charged");
      expect(page).not.toContain("Pay $200 and reserve");
    },
  );

  test("no payment provider: no button, no page, no call", async () => {
    expect(await (await app.get(`${secondSite}/search`)).text()).not.toContain("/checkout");
    expect(await (await app.get(`${secondSite}/cars/car-elsewhere`)).text()).not.toContain("/checkout");
    expect((await app.get(`${secondSite}/cars/car-elsewhere/checkout`)).status).toBe(404);
    const answer = await app.get(`${secondSite}/api/reservations`, {
      method: "POST",
      body: JSON.stringify({ lead: { ...aPerson(), car_id: "elsewhere" } }),
      headers: { "content-type": "application/json", origin: secondSite },
    });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("take no reservations")]);
    const posted = await app.get(`${secondSite}/cars/car-elsewhere/checkout`, {
      method: "POST",
      body: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "300", origin: secondSite },
    });
    expect(posted.status).toBe(404);
  });

  test("of another dealer is not reserved here", async () => {
    expect((await app.reserve("elsewhere")).status).toBe(422);
  });

  test("leaves nothing in the store: no reservation but the good one, no lead of the others", async () => {
    const stored = await app.store.operator.reservations.list({});
    expect(stored.map(({ car_id }) => car_id)).toEqual(["good"]);
    const leads = [];
    for await (const lead of app.store.operator.leads.all("first-site")) leads.push(lead.fields["car_id"]);
    for await (const lead of app.store.operator.leads.all("second-site")) leads.push(lead.fields["car_id"]);
    expect(leads).toEqual(["good"]);
  });
});
