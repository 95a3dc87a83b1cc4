import { dealershipSchema } from "#domain/location/location.ts";
import type { createTestApp } from "./test-app.ts";

/** Every location of the first dealership is open only on Wednesdays from 9:00 to 10:30. */
export async function openWednesdays(app: Awaited<ReturnType<typeof createTestApp>>): Promise<void> {
  const [first] = await app.store.operator.dealerships.list();
  const dealership = dealershipSchema.parse(first);
  const opening_hours = [{ weekday: 3, status: "Open" as const, open: "09:00", close: "10:30" }];
  const locations = dealership.locations.map((one) => ({
    ...one,
    contact_detail: { ...one.contact_detail, opening_hours },
  }));
  await app.store.operator.dealerships.put([{ ...dealership, locations }]);
}
