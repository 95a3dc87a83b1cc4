import { type Comparable, modelKey } from "#domain/valuation/comparable.ts";
import { estimateValue } from "#domain/valuation/estimate-value.ts";
import { readListings } from "./read-listings.ts";

const folds = 5;
const limits = { years: 7, km: 100_000 };

type Score = { error: number; inside: boolean; plain: number };

/** `npm run bench -- valuation FILE`: values every car from the other four fifths of the listings. */
export async function run([file]: string[]): Promise<void> {
  if (!file) throw new Error("Name a CSV file of listings: npm run bench -- valuation listings.csv");
  const cars = readListings(file);
  const newest = Math.max(...cars.map(({ year }) => year));
  const scores: { all: Score[]; offered: Score[] } = { all: [], offered: [] };
  let [sent, refused] = [0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const known = Map.groupBy(
      cars.filter((_, at) => at % folds !== fold),
      modelKey,
    );
    for (const car of cars.filter((_, at) => at % folds === fold)) {
      sent += 1;
      const score = judge(car, known.get(modelKey(car)) ?? []);
      if (!score) {
        refused += 1;
        continue;
      }
      scores.all.push(score);
      if (newest - car.year <= limits.years && car.km <= limits.km) scores.offered.push(score);
    }
  }
  process.stdout.write(`${cars.length} listings, ${folds} folds, ${refused} of ${sent} with too few comparables\n\n`);
  report(
    `at most ${limits.years} years and ${limits.km.toLocaleString("en-AU")} km (what visitors are offered)`,
    scores.offered,
  );
  report("every car with comparables", scores.all);
}

/** Our estimate compared with the median of the same make, model and year, on cars that both can value. */
function judge(car: Comparable, known: readonly Comparable[]): Score | null {
  const ours = estimateValue(car, known);
  const sameYear = known.filter(({ year }) => year === car.year).map(({ price }) => price);
  if (!ours || sameYear.length === 0) return null;
  const off = (value: number) => Math.abs(value - car.price) / car.price;
  return {
    error: off(ours.middle),
    inside: car.price >= ours.low && car.price <= ours.high,
    plain: off(median(sameYear)),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

function report(title: string, scores: Score[]): void {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const [ours, plain] = [median(scores.map((s) => s.error)), median(scores.map((s) => s.plain))];
  process.stdout.write(
    [
      `${title}: ${scores.length} cars`,
      `  median absolute error     ${percent(ours)}`,
      `  make-model-year median    ${percent(plain)}   (ours is ${(ours / plain).toFixed(2)} of it)`,
      `  price inside the range    ${percent(scores.filter((s) => s.inside).length / scores.length)}\n\n`,
    ].join("\n"),
  );
}
