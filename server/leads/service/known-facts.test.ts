import { afterAll, beforeAll, expect, test } from "vitest";
import { dealershipSchema } from "#domain/location/location.ts";
import { createFinanceApp } from "#tests/support/finance-app.ts";
import { aCar } from "#tests/support/test-app.ts";

// Facts that a form knows without asking, and that a call neither has to send nor can take away.

let app: Awaited<ReturnType<typeof createFinanceApp>>;
beforeAll(async () => {
  app = await createFinanceApp([aCar({ id: "a1" })]);
  const [first] = await app.store.operator.dealerships.list();
  const dealership = dealershipSchema.parse(first);
  const [yard] = dealership.locations;
  if (!yard) throw new Error("the fixture has a yard");
  const workshop = { ...yard, id: "workshop", name: "Workshop", slug: "workshop", primary: false, position: 1 };
  const locations = [yard, { ...workshop, location_type: "service" as const }];
  await app.store.operator.dealerships.put([{ ...dealership, locations }]);
  await app.registry.refresh();
});
afterAll(() => app.close());

const person = { name: "Ana Ito", phone: "0412345678", email: "ana@example.com" };

async function stored(form: string, lead: object) {
  const response = await app.get("http://first-site.localhost/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ form, lead: { ...person, ...lead } }),
  });
  const {
    lead: kept,
    own_page: _own,
    ...problem
  } = (await response.json()) as {
    lead?: { id: string };
    own_page?: string;
  };
  expect(problem).toEqual({});
  return app.store.operator.leads.get(kept?.id ?? "");
}

test("[3.10] the only workshop is the location of a booking that names none", async () => {
  const vehicle = { "Vehicle Make": "Kia", "Vehicle Model": "Rio", "Vehicle Year": "2019", Rego: "ABC123" };
  const lead = await stored("service", { ...vehicle, service_type: "Brakes", drop_off: "I will wait" });
  expect(lead).toMatchObject({
    location_id: "workshop",
    dealership_slug: "first",
    fields: { location_id: "workshop", location: "Workshop" },
  });
});

test("[3.10] the price of the car stays the budget, whatever a call sends for it", async () => {
  for (const vehiclePriceBudget of ["", null, "1"]) {
    const lead = await stored("finance", { car_id: "a1", terms_agreed: true, vehiclePriceBudget });
    expect(lead?.fields.vehicle_price_budget).toBe("23990");
  }
});
