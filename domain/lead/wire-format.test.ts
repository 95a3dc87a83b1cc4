import fc from "fast-check";
import { expect, test } from "vitest";
import { isLeadField, leadFieldNames, rowOf } from "./lead-fields.ts";
import { boxOf, fieldsFromWire, fieldsOnWire, nameFromWire, nameOnWire } from "./wire-format.ts";

const odd = ["additional_services: ", " (check_option)", "Wash", "Vehicle Make", "vehicle_make", "Rego", "rego", ""];
const piece = fc.constantFrom(...odd, ...leadFieldNames);
const anyName = fc.oneof(
  fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join("")),
  fc.string({ maxLength: 20 }),
);

test("[3.10.3, 5.4] the names of the specification are ours inside, and theirs again outside", () => {
  const sent = {
    "Vehicle Make": "Kia",
    Rego: "ABC123",
    vehiclePriceBudget: "9000",
    "Wash (check_option)": true,
    name: "Ana",
  };
  const fields = {
    vehicle_make: "Kia",
    rego: "ABC123",
    vehicle_price_budget: "9000",
    [boxOf("Wash")]: true,
    name: "Ana",
  };
  expect(fieldsFromWire(sent)).toEqual(fields);
  expect(fieldsOnWire(fields)).toEqual(sent);
});

test("[11.3] no name that a sender makes up becomes one of ours", () => {
  expect(fieldsFromWire({ vehicle_make: "x", "additional_services: Wash": true })).toEqual({
    "Vehicle Make": "x",
    "Wash (check_option)": true,
  });
  // Found by the walk below: names of both kinds of box at once.
  const odd = [
    "additional_services: additional_services: ",
    "additional_services: (check_option)",
    "x (check_option) (check_option)",
  ];
  expect(odd.map(nameFromWire).map(nameOnWire)).toEqual(odd);
  fc.assert(
    fc.property(fc.uniqueArray(anyName, { maxLength: 8 }), (names) => {
      const inside = names.map(nameFromWire);
      expect(inside.map(nameOnWire)).toEqual(names);
      expect(new Set(inside).size).toBe(names.length);
      const claimed = inside.filter((name, at) => isLeadField(name) && names[at] !== (rowOf(name)?.wire ?? name));
      expect(claimed).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test("[5.4] what a page keeps for itself is left out", () => {
  expect(fieldsFromWire({ a: "1", body_radio_options: "x", _radio_options: 1 })).toEqual({ a: "1" });
});

test("[3.10.1] four answers are Yes or No outside, and nothing else is", () => {
  expect(fieldsOnWire({ best_deal: true, ready_to_sell: false, opt_in: true, trade_in: false })).toEqual({
    "Best Deal": "Yes",
    "Ready to sell": "No",
    opt_in: true,
    trade_in: false,
  });
});

test("the order stays", () => {
  const names = ["Rego", "name", "Best Deal", "odd"];
  expect(Object.keys(fieldsFromWire(Object.fromEntries(names.map((name) => [name, "x"]))))).toEqual([
    "rego",
    "name",
    "best_deal",
    "odd",
  ]);
});
