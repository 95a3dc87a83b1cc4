import type { Car } from "#domain/car/car.ts";
import { displayPhone } from "#domain/phone/display-phone.ts";
import { localDay } from "#server/figures/local-day.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

type Log = { warn: (about: object, text: string) => void };

/** `weight`: how many reveals this one represents; 0 records none. */
type Asked = { now: Date; log: Log; weight?: number };

/**
 * 4.6: records that a visitor asked for the number of a car's location, with its count by day, and returns the number.
 * Chapter 8: a failure to record is only logged.
 */
export async function revealPhone(runtime: SiteRuntime, car: Car, { now, log, weight = 1 }: Asked): Promise<string> {
  const document = {
    car_id: car.id,
    dealership_id: car.dealership_id,
    website_id: runtime.site.public.id,
    ...(weight > 1 && { weight }),
  };
  try {
    const day = localDay(runtime.site, car.location_id, now.getTime());
    const count = { car_id: car.id, day, views: 0, phone_reveals: weight };
    if (weight > 0) await runtime.store.events.append([{ kind: "phone_reveal", document }], [count]);
  } catch (error) {
    log.warn({ err: error, car: car.id }, "a phone reveal could not be stored");
  }
  return displayPhone(car.location.phone, runtime.site.public.country);
}
