import { isMadeToOrder } from "#domain/car/availability.ts";
import type { Car, StoredCar } from "#domain/car/car.ts";
import type { Dealership } from "#domain/location/location.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";

/** A car with its dealership, and with its location if that is visible (spec 3.5.7). */
export function joinCar(car: StoredCar, dealership: Dealership): Car {
  const { locations } = dealership;
  const main = primaryLocation(locations);
  // The car's location may have closed since: then the dealership's main location applies.
  const place = locations.find(({ id }) => id === car.location_id) ?? main;
  const shown = place?.visible ? place : null;
  return {
    ...car,
    // Some feeds have a few kilometres for a vehicle that is not built yet.
    km: isMadeToOrder(car) ? null : car.km,
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    location: {
      name: shown?.name ?? "",
      phone: (shown ?? main)?.contact_detail.phone ?? "",
      slug: shown?.slug ?? dealership.slug,
      coming_soon_text: shown?.coming_soon_text ?? null,
    },
    city: shown?.address.city ?? "",
    state: shown?.address.state ?? "",
    ...(place && !shown
      ? { hidden_place: { location_name: place.name, city: place.address.city, state: place.address.state } }
      : {}),
  };
}
