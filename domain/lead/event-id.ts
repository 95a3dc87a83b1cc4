import type { Car } from "#domain/car/car.ts";
import { enquiryEventId, eventIds, testDriveEventId } from "#domain/car/events.ts";
import type { Category } from "./categories.ts";

/** Point 9: which event a category fires; 22 for every form without one of its own. */
export function leadEventId(category: Category, car: Pick<Car, "car_type" | "tag"> | null): number {
  switch (category) {
    case "New Vehicle Enquiry":
      return enquiryEventId({ car_type: "new" });
    case "Demo Vehicle Enquiry":
      return enquiryEventId({ car_type: "demo" });
    case "Used Vehicle Enquiry":
      return enquiryEventId({ car_type: "used" });
    case "Test Drive":
      return car ? testDriveEventId(car) : eventIds.general_enquiry;
    case "Careers Enquiry":
      return eventIds.careers;
    default:
      return eventIds.general_enquiry;
  }
}
