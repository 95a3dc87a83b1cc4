import type { Car } from "#domain/car/car.ts";
import type { Category } from "./forms.ts";
import { eventIds } from "#domain/tracking/event-ids.ts";
import { categoryRules } from "./categories.ts";

/** Chapter 9: the event of a category; 22 for every one without its own. */
export function leadEventId(category: Category, car: Pick<Car, "car_type" | "tag"> | null): number {
  const { event = "general_enquiry" } = categoryRules(category);
  return eventIds[typeof event === "function" ? event(car) : event];
}
