import { expect, test } from "vitest";
import { sourceOf } from "./field-source.ts";

const chosen = [{ name: "location_id", label: "Where", kind: "option" as const, value: "North" }];

test.each([
  ["name", {}, "visitor"],
  ["location_id", { chosen }, "choice"],
  ["location_id", {}, "context"],
  ["additional_services", {}, "choice"],
  ["vehicle_make", { fields: { car_id: "c1" } }, "server"],
  ["vehicle_make", {}, "visitor"],
  ["stock_number", {}, "server"],
  ["reservation_fee", {}, "payment"],
  ["oddName", {}, "visitor"],
])("[11.3.1] %s of %j comes from: %s", (name, lead, source) => {
  expect(sourceOf({ fields: {}, ...lead }, name)).toBe(source);
});
