import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { decidingFacts } from "./deciding-facts.ts";
import { sampleCar } from "./testing/sample-car.ts";

const said = (car: Parameters<typeof sampleCar>[0]) =>
  decidingFacts(sampleCar(car), formatOf(au)).map(({ label, value }) => `${label}: ${value}`);

describe("[2.3] the facts under the price", () => {
  test("[2.3.11] of a car are kilometres, seats, transmission and fuel", () => {
    const car = { km: 41_200, seats: 7, simple_transmission: "Automatic", simple_fuel: "Hybrid" };
    expect(said(car)).toEqual(["Kilometres: 41,200 km", "Seats: 7", "Transmission: Automatic", "Fuel: Hybrid"]);
  });

  test("[2.3.11] of a caravan are weights, berths and length", () => {
    const attributes = { tare: 1680, atm: 2180, sleeps: 2, length: 5.5, axles: 1 };
    expect(said({ item_type: "caravan", attributes })).toEqual([
      "ATM: 2,180 kg",
      "Tare: 1,680 kg",
      "Sleeps: 2",
      "Length: 5.5 m",
    ]);
  });

  test("[2.3.11] of a motorcycle are capacity, learner approval as a badge, seat height and weight", () => {
    const attributes = { engine_cc: 655, lams: true, seat_height: 805, kerb_weight: 184 };
    const facts = decidingFacts(sampleCar({ item_type: "motorcycle", attributes }), formatOf(au));
    expect(facts.map(({ value }) => value)).toEqual(["655 cc", "LAMS approved", "805 mm", "184 kg"]);
    expect(facts.filter(({ isBadge }) => isBadge).map(({ label }) => label)).toEqual(["LAMS approved"]);
  });

  test("[2.3.11] of a truck are weights, tray and licence; what is not stated is left out", () => {
    const truck = { gvm: 4500, licence: "Car" };
    expect(said({ item_type: "truck", attributes: truck })).toEqual(["GVM: 4,500 kg", "Licence: Car"]);
    expect(said({ item_type: "truck", attributes: { ...truck, payload: 1900, tray: 4.2 } })).toHaveLength(4);
    expect(said({ km: null, seats: null, simple_transmission: "", simple_fuel: "Diesel" })).toEqual(["Fuel: Diesel"]);
  });
});
