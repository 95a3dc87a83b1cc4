import { expect, test } from "vitest";
import { enquiryEventId, eventIds, successCategory, testDriveEventId } from "./events.ts";

test.each([
  ["new", null, 14, 17],
  ["demo", null, 15, 48],
  ["used", null, 15, 48],
  ["used", "Test Drive Only", 15, 17],
  ["demo", "*Test Drive Only*", 15, 17],
  ["used", "Special", 15, 48],
] as const)("[9.3.1] a %s car tagged %s: enquiry %d, test drive %d", (car_type, tag, enquiry, testDrive) => {
  expect(enquiryEventId({ car_type })).toBe(enquiry);
  expect(testDriveEventId({ car_type, tag })).toBe(testDrive);
});

test("[9.3.1] events that no car decides", () => {
  expect(eventIds).toEqual({
    general_enquiry: 22,
    call_click: 25,
    search_result_click: 29,
    favourite: 39,
    careers: 51,
  });
});

test.each([
  ["demo", "demo-vehicle-enquiry"],
  ["used", "used-vehicle-enquiry"],
  ["new", "new-vehicle-enquiry"],
  ["rental", "new-vehicle-enquiry"],
  ["", "new-vehicle-enquiry"],
  [null, null],
])("[2.1.8] car type %s makes the success category %s", (carType, category) => {
  expect(successCategory(carType)).toBe(category);
});
