import { type Grade, type ModelEntry, yearsOf } from "../catalogue/model-entry.ts";
import { readPowertrain } from "../catalogue/powertrain.ts";
import { featuresOf } from "./features.ts";
import { carPictures, noPictures } from "./pictures.ts";
import type { StockGroup, StockPlan } from "./plan.ts";
import { demoPrice, usedPrice } from "./price.ts";
import type { Random } from "./random.ts";
import type { Draft } from "./draft.ts";

/** The newest model year in the catalogue; ages are counted from it. */
export const catalogueYear = 2026;

/** Relative number of advertised cars by age, from this year back to sixteen years ago. */
const ageWeights = [2, 6, 9, 11, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2.5, 2, 1.5, 1];
/** Colours of the market sample; rare paints without renderings are merged into similar ones. */
const colours: [string, number][] = [
  ["White", 5965],
  ["Silver", 2308],
  ["Grey", 2253],
  ["Black", 1931],
  ["Blue", 1571],
  ["Red", 1233],
  ["Green", 153],
  ["Gold", 146],
  ["Brown", 143],
  ["Beige", 97],
];

type Choice = { grade: Grade; year: number; weight: number };

type Candidate = { entry: ModelEntry; choices: Choice[] };

/** The models that a group may contain, each with its grades and years. */
export function candidatesOf(entries: readonly ModelEntry[], group: StockGroup): Candidate[] {
  return entries
    .map((entry) => ({ entry, choices: choicesOf(entry, group) }))
    .filter(({ choices }) => choices.length > 0);
}

export function pickCar(random: Random, candidates: readonly Candidate[], group: StockGroup, plan: StockPlan): Draft {
  const { entry, choices } = random.weighted(candidates, (one) => one.entry.listings);
  const { grade, year } = random.weighted(choices, (choice) => choice.weight);
  const [badge, , level, newPrice, powertrain] = grade;
  const power = readPowertrain(powertrain);
  const age = catalogueYear - year;
  const usualKm = entry.km * (age + 0.4);
  const km = kilometres(random, group.type, usualKm);
  const [colour] = random.weighted(colours, ([, count]) => count);
  const price =
    group.type === "new"
      ? newPrice
      : group.type === "demo"
        ? demoPrice(random, newPrice)
        : usedPrice(random, { newPrice, decay: entry.decay, age, km, usualKm });
  return {
    item: "car",
    make: entry.make,
    model: entry.model,
    badge: badge === "Standard" ? "" : badge,
    level,
    year,
    age,
    km,
    price,
    newPrice,
    series: seriesOf(entry, year),
    seats: entry.seats,
    colour,
    body: entry.body,
    power,
    attributes: {
      ...(power.simple_fuel === "Electric" ? { energy_use: `${power.use} kWh/100 km` } : { fuel_use: power.use }),
      power: power.kilowatts,
      ...(entry.tow > 0 ? { tow_braked: entry.tow } : {}),
      ...(entry.body === "Ute" ? uteWeights(entry, level) : {}),
    },
    features: featuresOf(random, { entry, power, level, year }),
    ...(entry.render ? carPictures(random, entry.render, colour, plan.photos) : noPictures),
  };
}

/** Every grade and year that the group may contain, weighted by how often cars of that age are advertised. */
function choicesOf(entry: ModelEntry, { type, ages = [0, 16] }: StockGroup): Choice[] {
  return entry.grades.flatMap((grade) => {
    const [from, to] = yearsOf(grade[1], catalogueYear);
    if (type !== "used") {
      const years = [catalogueYear, catalogueYear - 1].filter((year) => from <= year && year <= to);
      return years.map((year) => ({ grade, year, weight: year === catalogueYear ? 4 : 1 }));
    }
    return ageWeights.flatMap((weight, age) => {
      const year = catalogueYear - age;
      const fits = age >= Math.max(1, ages[0]) && age <= ages[1] && from <= year && year <= to;
      return fits ? [{ grade, year, weight }] : [];
    });
  });
}

function kilometres(random: Random, type: StockGroup["type"], usual: number): number {
  if (type === "new") return random.whole(5, 45);
  if (type === "demo") return random.whole(900, 9500);
  return Math.round(Math.max(1800, usual * random.spread(0.3)));
}

const seriesOf = (entry: ModelEntry, year: number): string =>
  Object.entries(entry.series).find(([span]) => {
    const [from, to] = yearsOf(span, catalogueYear);
    return from <= year && year <= to;
  })?.[1] ?? "";

/** Better equipped utes weigh more, so they carry less. */
function uteWeights(entry: ModelEntry, level: number): Record<string, number> {
  const [gvm, kerb] = entry.model === "LandCruiser 79" ? [3300, 2230] : [3050, 2020];
  return { gvm, payload: gvm - kerb - level * 28 };
}
