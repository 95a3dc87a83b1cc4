import { describe, expect, test } from "vitest";
import { featuresOf, namedFeatures } from "./named-features.ts";

const of = (...features: string[]) => featuresOf({ features, engine: "", description: "", attributes: {} });

describe("[2.3] a feature has one name, whatever its feed calls it", () => {
  test.each([
    ["Apple CarPlay and Android Auto", ["Apple CarPlay", "Android Auto"]],
    ["Wireless Apple CarPlay", ["Apple CarPlay"]],
    ["Leather-appointed seats", ["Leather"]],
    ["Leather wrapped steering wheel", ["Leather wrapped steering wheel"]],
    ["Panoramic glass roof", ["Sunroof", "Panoramic sunroof"]],
    ["Reversing camera", ["Reversing camera"]],
    ["360-degree camera", ["Reversing camera", "360-degree camera"]],
    ["Heated front seats", ["Heated seats"]],
    ["Adaptive cruise control", ["Cruise control", "Adaptive cruise control"]],
    ["Queen island bed", ["Island bed"]],
    ["Tail tidy", ["Tail tidy"]],
  ])("%s", (written, names) => {
    expect(of(written)).toEqual(names);
  });

  test("each name that we give is found under itself, and no two words are one of two", () => {
    for (const { name } of namedFeatures.filter(({ also }) => also === undefined)) {
      expect([name, of(name)]).toEqual([name, expect.arrayContaining([name])]);
    }
    const said = namedFeatures.flatMap(({ name, says }) => [name.toLowerCase(), ...says]);
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  });

  test("engines and service books are features too", () => {
    const car = {
      features: ["Tow bar"],
      engine: "5.0L V8 turbo",
      description: "One owner, with log books.",
      attributes: {},
    };
    expect(featuresOf(car)).toEqual(["Tow bar", "Turbo", "V8", "Service history", "One owner"]);
  });
});

test("[16.2.10] what the data says of its past is found, and outweighs the words", () => {
  const found = (attributes: Record<string, string | number | boolean>, description = "") =>
    featuresOf({ features: [], engine: "", description, attributes });
  expect(found({ owners: 1, service_history: "Full" })).toEqual([
    "One owner",
    "Service history",
    "Full service history",
  ]);
  expect(found({ owners: 3, service_history: "None" }, "One owner, with service books.")).toEqual([]);
  expect(found({}, "One owner, full service history.")).toEqual([
    "Service history",
    "Full service history",
    "One owner",
  ]);
  expect(found({ ppsr: "Clear", ppsr_date: "2026-02-03" })).toEqual(["No money owing"]);
  expect(found({ ppsr: "Clear" })).toEqual([]);
  expect(found({ safety_certificate: true, ancap_stars: 5, written_off: "Repairable write-off" })).toEqual([
    "Safety certificate",
    "Repairable write-off",
    "Five-star ANCAP",
  ]);
});
