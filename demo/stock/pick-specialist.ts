import type { Draft } from "./draft.ts";
import { catalogueYear } from "./pick-car.ts";
import { specialistPictures } from "./specialist-pictures.ts";
import type { SpecialistEntry, StockGroup } from "./plan.ts";
import { demoPrice, usedPrice } from "./price.ts";
import type { Random } from "./random.ts";

/** A motorcycle, caravan or truck from its own catalogue. */
export function pickSpecialist(random: Random, entries: readonly SpecialistEntry[], group: StockGroup): Draft {
  const entry = random.weighted(
    entries.filter((one) => yearsFor(one, group).length > 0),
    (one) => one.listings,
  );
  const year = random.pick(yearsFor(entry, group));
  const grade = random.pick(entry.grades.filter(({ years: [from, to] = entry.years }) => from <= year && year <= to));
  const age = catalogueYear - year;
  const usualKm = (entry.km ?? 10_000) * (age + 0.4);
  const ridden = Math.round(Math.max(300, usualKm * random.spread(0.35)));
  const km = { new: random.whole(1, 20), demo: random.whole(300, 1800), used: ridden }[group.type];
  const price = {
    new: () => grade.price,
    demo: () => demoPrice(random, grade.price),
    used: () => usedPrice(random, { newPrice: grade.price, decay: entry.decay, age, km, usualKm }),
  }[group.type]();
  const colour = random.pick(entry.colours);
  return {
    item: entry.item,
    make: entry.make,
    model: entry.model,
    badge: grade.badge,
    level: grade.level,
    year,
    age,
    km: entry.km === null ? null : km,
    price,
    newPrice: grade.price,
    series: entry.series,
    seats: entry.seats,
    colour,
    body: entry.body,
    power: {
      simple_fuel: entry.fuel,
      fuel: entry.fuel === "Petrol" ? "Petrol - Unleaded" : entry.fuel,
      engine: entry.engine,
      simple_transmission: entry.transmission,
      simple_drive: entry.drive,
    },
    attributes: grade.attributes,
    features: [...entry.features],
    ...specialistPictures(entry, colour),
  };
}

function yearsFor({ years: [from, to] }: SpecialistEntry, { type, ages = [1, 12] }: StockGroup): number[] {
  const [youngest, oldest] = type === "used" ? [Math.max(1, ages[0]), ages[1]] : [0, 1];
  const all = Array.from({ length: oldest - youngest + 1 }, (_, index) => catalogueYear - youngest - index);
  return all.filter((year) => from <= year && year <= to);
}
