import type { Car, StoredCar } from "#domain/car/car.ts";
import type { Dealership } from "#domain/location/location.ts";

/** A car with its location and dealership. */
export function joinCar(car: StoredCar, dealership: Dealership): Car {
  const place = placeOf(car, dealership);
  return {
    ...car,
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    location: {
      name: place?.name ?? dealership.name,
      phone: place?.contact_detail.phone ?? "",
      slug: place?.slug ?? dealership.slug,
      coming_soon_text: place?.coming_soon_text ?? null,
    },
    city: place?.address.city ?? "",
    state: place?.address.state ?? "",
  };
}

// The car's location may have closed since: then the dealership's main location applies.
function placeOf(car: StoredCar, { locations }: Dealership) {
  return locations.find(({ id }) => id === car.location_id) ?? locations.find(({ primary }) => primary) ?? locations[0];
}
