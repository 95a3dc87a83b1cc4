import { withBadge } from "#domain/location/coming-location.ts";
import { placeName } from "#domain/location/place-name.ts";
import type { Car } from "./car.ts";

/** Where a car is, in words: its location, or its dealership if the location is not shown. */
export function placeOfCar({ location, dealership_name }: Pick<Car, "location" | "dealership_name">): string {
  return location.name === "" ? dealership_name : withBadge(placeName(location.name), location);
}
