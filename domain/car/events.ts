import { isTestDriveOnly } from "./availability.ts";
import type { Car } from "./car.ts";

type CarKind = Pick<Car, "car_type" | "tag">;

/** Point 9: ids of tracking events that no car decides. */
export const eventIds = {
  general_enquiry: 22,
  call_click: 25,
  search_result_click: 29,
  favourite: 39,
  careers: 51,
} as const;

/** Point 9: 14 new, 15 used; demo cars count as used. */
export function enquiryEventId(car: Pick<Car, "car_type">): number {
  return car.car_type === "new" ? 14 : 15;
}

/** Point 9: 17 new test drive or Test Drive Only, 48 used; demo cars count as used. */
export function testDriveEventId(car: CarKind): number {
  return car.car_type === "new" || isTestDriveOnly(car) ? 17 : 48;
}

/** 2.1: only when a car type is supplied. */
export function successCategory(carType: string | null): string | null {
  if (carType === null) return null;
  if (carType === "demo" || carType === "used") return `${carType}-vehicle-enquiry`;
  return "new-vehicle-enquiry";
}
