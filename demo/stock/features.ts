import type { ModelEntry } from "../catalogue/model-entry.ts";
import type { Powertrain } from "../catalogue/powertrain.ts";
import type { Random } from "./random.ts";

type Fitted = { entry: ModelEntry; power: Powertrain; level: number; year: number };
type Rule = { feature: string; level: number; from?: number; when?: (car: Fitted) => boolean };

const isUte = ({ entry }: Fitted) => entry.body === "Ute";
const isVan = ({ entry }: Fitted) => entry.body === "Van";
/** Vehicles that bull bars are sold for. */
const goesBush = (car: Fitted) => isUte(car) || car.power.simple_drive === "4WD";
const hasRoof = ({ entry }: Fitted) => !["Ute", "Van", "Convertible"].includes(entry.body) && entry.render !== "micro";
const hasPlug = ({ power }: Fitted) => power.simple_fuel === "Electric" || power.simple_fuel === "Plug-in Hybrid";

/** Factory features by level and year. A grade has everything of the grades below it. */
const rules: Rule[] = [
  { feature: "Air conditioning", level: 0 },
  { feature: "Bluetooth", level: 0, from: 2010 },
  { feature: "Cruise control", level: 0 },
  { feature: "Reversing camera", level: 0, from: 2014 },
  { feature: "Apple CarPlay and Android Auto", level: 0, from: 2019 },
  { feature: "Autonomous emergency braking", level: 0, from: 2019 },
  { feature: "Lane departure warning", level: 0, from: 2020 },
  { feature: "Third row of seats", level: 0, when: ({ entry }) => entry.seats >= 7 },
  { feature: "Low-range gearing", level: 0, when: ({ power }) => power.simple_drive === "4WD" },
  { feature: "DC fast charging", level: 0, when: hasPlug },
  { feature: "Alloy wheels", level: 1, when: (car) => !isVan(car) },
  { feature: "Rear parking sensors", level: 1 },
  { feature: "Climate control", level: 1 },
  { feature: "Adaptive cruise control", level: 1, from: 2018 },
  { feature: "Satellite navigation", level: 1, from: 2013 },
  { feature: "Blind spot monitor", level: 1, from: 2017 },
  { feature: "Side steps", level: 1, when: isUte },
  { feature: "Sports bar", level: 2, when: isUte },
  { feature: "Soft tonneau cover", level: 2, when: isUte },
  { feature: "Keyless entry and start", level: 2, from: 2010 },
  { feature: "Leather-appointed seats", level: 2 },
  { feature: "LED headlights", level: 2, from: 2015 },
  { feature: "Heated front seats", level: 2, from: 2013 },
  { feature: "Wireless phone charging", level: 2, from: 2019 },
  {
    feature: "Power tailgate",
    level: 2,
    from: 2015,
    when: ({ entry }) => entry.body === "SUV" || entry.body === "Wagon",
  },
  { feature: "Power sliding doors", level: 2, when: ({ entry }) => entry.body === "People Mover" },
  { feature: "360-degree camera", level: 3, from: 2017 },
  { feature: "Panoramic sunroof", level: 3, from: 2014, when: hasRoof },
  { feature: "Ventilated front seats", level: 3, from: 2018 },
  { feature: "Head-up display", level: 3, from: 2018 },
  { feature: "Premium audio", level: 3 },
];

/** Accessories that owners and dealers add. */
const accessories: Rule[] = [
  { feature: "Tow bar", level: 0, when: ({ entry }) => entry.tow > 0 },
  { feature: "Floor mats", level: 0 },
  { feature: "Tinted windows", level: 0 },
  { feature: "Bull bar", level: 0, when: goesBush },
  { feature: "Roof racks", level: 0, when: ({ entry }) => ["SUV", "Wagon", "Ute"].includes(entry.body) },
  { feature: "Tub liner", level: 0, when: isUte },
  // A canopy replaces the tonneau of better grades.
  { feature: "Canopy", level: 0, when: (car) => isUte(car) && car.level < 2 },
];

export function featuresOf(random: Random, car: Fitted): string[] {
  const factory = rules.filter(
    ({ level, from = 0, when }) => car.level >= level && car.year >= from && (when === undefined || when(car)),
  );
  const added = accessories.filter(({ when }) => random.chance(0.2) && (when === undefined || when(car)));
  return [...factory, ...added].map(({ feature }) => feature);
}
