import { carSchema, type CarInput, type StoredCar } from "#domain/car/car.ts";
import { dealershipSchema, type Dealership } from "#domain/location/location.ts";

/** A dealership with two locations, `<id>-main` (primary) and `<id>-south`. */
export function makeDealership(id: string, name = `Dealership ${id}`): Dealership {
  const location = (place: string, city: string, primary: boolean) => ({
    id: `${id}-${place}`,
    name: `${name} ${city}`,
    slug: `${id}-${place}`,
    primary,
    time_zone: "Australia/Sydney",
    address: { street: "1 Test Street", city, state: "NSW", postcode: "2000" },
    contact_detail: { phone: `02 5550 ${place.length}000` },
  });
  return dealershipSchema.parse({
    id,
    slug: id,
    name,
    locations: [location("main", "Sydney", true), location("south", "Wollongong", false)],
  });
}

export function makeCar(id: string, dealershipId: string, fields: Partial<CarInput> = {}): StoredCar {
  return carSchema.parse({
    id,
    slug: `car-${id}`,
    name: `Test car ${id}`,
    make: "Toyota",
    model: "Corolla",
    year: 2022,
    stocknum: id,
    car_type: "used",
    created_at: "2026-01-01T00:00:00Z",
    dealership_id: dealershipId,
    location_id: `${dealershipId}-main`,
    ...fields,
  });
}
