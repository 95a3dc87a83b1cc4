import type { Car } from "#domain/car/car.ts";
import { displayPhone } from "#domain/phone/display-phone.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

type Log = { warn: (about: object, text: string) => void };

/**
 * 4.6: records that a visitor asked for the number of a car's location, and returns the number. Chapter 8: a failure to
 * record is only logged. `weight` is how many reveals this one represents; 0 records none.
 */
export async function revealPhone(runtime: SiteRuntime, car: Car, log: Log, weight = 1): Promise<string> {
  const document = {
    car_id: car.id,
    dealership_id: car.dealership_id,
    website_id: runtime.site.public.id,
    ...(weight > 1 && { weight }),
  };
  try {
    if (weight > 0) await runtime.store.events.append([{ kind: "phone_reveal", document }]);
  } catch (error) {
    log.warn({ err: error, car: car.id }, "a phone reveal could not be stored");
  }
  return displayPhone(car.location.phone, runtime.site.public.country);
}
