import { expect, test } from "vitest";
import { knownVehicleName, offeredOf } from "./offered-vehicle.ts";

test.each([
  [{ trade_in_year: "2019", trade_in_make: "Toyota", trade_in_model: "Corolla", trade_in_badge: "ZR" }, "Toyota"],
  [{ vehicle_year: "2018", vehicle_make: "Kia", vehicle_model: "Rio" }, "Kia"],
])("[11.5.6] the vehicle that is offered is read from the form's own fields: %j", (fields, make) => {
  expect(offeredOf(fields, true)).toMatchObject({ make });
});

test("[11.5.6] the car that somebody asks about is not offered", () => {
  expect(offeredOf({ vehicle_make: "Kia", vehicle_model: "Rio" }, false)).toBeNull();
  expect(offeredOf({ car_id: "c1", vehicle_make: "Kia", vehicle_model: "Rio" }, true)).toBeNull();
  expect(offeredOf({ trade_in_make: 7 }, true)).toBeNull();
});

test.each([
  [{ year: "2019", make: " toyota", model: "Corolla" }, "2019 Toyota"],
  [{ year: "2019", make: "Mercedes Benz", model: "C200" }, "2019 Mercedes-Benz"],
  [{ year: "2019", make: "Pay at evil.example", model: "now" }, ""],
  [{ year: "evil", make: "Toyota", model: "" }, "Toyota"],
  [{ year: "12345", make: "Toyota", model: "" }, "Toyota"],
])("[11.5.6] of what a sender wrote, a make of the list and a year are words that we know: %j", (offered, name) => {
  expect(knownVehicleName({ badge: "", ...offered }, null)).toBe(name);
});

test("[11.5.6] a model is named as a car on sale spells it", () => {
  const onSale = { make: "Toyota", model: "Corolla" };
  expect(knownVehicleName({ year: "2019", make: "TOYOTA", model: "corolla", badge: "" }, onSale)).toBe(
    "2019 Toyota Corolla",
  );
});
