import { isKind } from "./cell-kinds.ts";
import { columnGuesses, type Guess, headerWords } from "./column-names.ts";
import { type FeedSample, shareOf, valuesOf } from "./feed-sample.ts";
import { fitsField } from "./field-fits.ts";
import type { FieldRule } from "./mapping.ts";
import { valueOf } from "./read-field.ts";
import { isVagueMeter, saysMiles, unitColumnOf } from "./suggest-distance.ts";

export type SuggestedFields = {
  fields: Map<string, FieldRule>;
  /** The share of values that fit, 0 to 1. */
  confidence: Map<string, number>;
  /** Columns that no field uses. */
  left: Set<string>;
};

/** A column is proposed only if at least this share of its values looks like the field. */
const ENOUGH = 0.5;
/** Cells that nobody has called by the field's name have to be certain. */
const CERTAIN = 0.9;

/** Fields that are one thing, or a list: never continued in a further column. */
const whole = new Set(["stocknum", "vin", "rego", "images", "features"]);
/** "In stock: 1" is no number of a vehicle. */
const numbers = new Set(["stocknum", "vin", "rego"]);
/** Fields whose cells are certain whatever their column is called. */
const certainKinds = new Map([
  ["simple_fuel", "fuel"],
  ["simple_transmission", "transmission"],
  ["simple_drive", "drive"],
]);

/** The fields that columns look like, by their names and then by their values. */
export function suggestFields(columns: readonly string[], sample: FeedSample): SuggestedFields {
  const found: SuggestedFields = { fields: new Map(), confidence: new Map(), left: new Set(columns) };
  const words = new Map(columns.map((column) => [column, headerWords(column)]));
  for (const [field, guess] of Object.entries(columnGuesses)) {
    const looked = new Look(field, columns, sample);
    const named = [...found.left].filter((column) => isNamed(guess, words.get(column) ?? ""));
    const fitting = named
      .filter((column) => looked.share(column) >= ENOUGH && (!numbers.has(field) || looked.isVaried(column)))
      .toSorted((a, b) => looked.count(b) - looked.count(a));
    const [best] = fitting;
    if (best === undefined) continue;
    const taken = field === "images" ? columns.filter((one) => fitting.includes(one)) : [best];
    if (!whole.has(field)) taken.push(...looked.continued(best, named, [...found.left]));
    const first = guess.first;
    if (first) taken.sort((a, b) => Number(first.test(b)) - Number(first.test(a)));
    take(found, { field, columns: taken, named, share: looked.share(best) }, guess.options?.(valuesOf(best, sample)));
  }
  for (const [field, kind] of certainKinds) {
    if (found.fields.has(field)) continue;
    const best = [...found.left].find((column) => {
      const values = valuesOf(column, sample);
      const certain = values.filter((value) => isKind(value, [kind])).length;
      return certain >= values.length * CERTAIN && certain * 5 > sample.length;
    });
    if (best === undefined) continue;
    const taken = [best, ...new Look(field, columns, sample).continued(best, [best], [...found.left])];
    take(found, { field, columns: taken, named: taken, share: 1 });
  }
  return found;
}

/** "mileage2" and "Photo (2)" are called like the column that they continue. */
const isNamed = (guess: Guess, words: string): boolean =>
  guess.name.test(words) || guess.name.test(words.replace(/ ?\d+$/, ""));

type Taken = { field: string; columns: readonly string[]; named: readonly string[]; share: number };

function take(found: SuggestedFields, { field, columns, named, share }: Taken, options: object = {}): void {
  const [first = ""] = columns;
  const isPlain = columns.length === 1 && Object.keys(options).length === 0;
  found.fields.set(field, isPlain ? first : { from: columns.length === 1 ? first : [...columns], ...options });
  found.confidence.set(field, share);
  // A column of another name may also be what its name says: fuels and their use under "FuelConsumption".
  for (const column of columns) if (named.includes(column)) found.left.delete(column);
}

/** How well columns fit one field. */
class Look {
  readonly #field: string;
  readonly #columns: readonly string[];
  readonly #sample: FeedSample;

  constructor(field: string, columns: readonly string[], sample: FeedSample) {
    this.#field = field;
    this.#columns = columns;
    this.#sample = sample;
  }

  /** Rows in which the column has a value that fits. */
  count(column: string): number {
    return valuesOf(column, this.#sample).filter((value) => this.#fits(column, value)).length;
  }

  share(column: string): number {
    if (this.#sample.length === 0) return 1;
    return shareOf(this.count(column), valuesOf(column, this.#sample).length);
  }

  /** Whether most values are different. */
  isVaried(column: string): boolean {
    const values = valuesOf(column, this.#sample);
    return new Set(values).size >= values.length * ENOUGH;
  }

  /** Further columns that have the field's value in rows where those before have none that fits. */
  continued(best: string, named: readonly string[], others: readonly string[]): string[] {
    const kind = certainKinds.get(this.#field);
    const candidates = kind === undefined ? named : [...named, ...others.filter((one) => !named.includes(one))];
    const chosen = [best];
    for (const column of candidates) {
      if (chosen.includes(column)) continue;
      if (this.#field === "km" && saysMiles(column) !== saysMiles(best)) continue;
      const gaps = this.#sample.filter(
        (row) => !chosen.some((one) => valueOf(row, one) !== "" && this.#fits(one, valueOf(row, one))),
      );
      const isOwn = named.includes(column);
      const values = valuesOf(column, gaps);
      const fitting = values.filter((value) =>
        isOwn || kind === undefined ? this.#fits(column, value) : isKind(value, [kind]),
      ).length;
      const isEnough = fitting >= Math.max(2, this.#sample.length / 100);
      if (isEnough && fitting >= values.length * (isOwn ? ENOUGH : CERTAIN)) chosen.push(column);
    }
    return chosen.slice(1);
  }

  #fits(column: string, value: string): boolean {
    const text = value.split(/[|;]/)[0]?.trim() ?? value;
    if (!fitsField(this.#field, text)) return false;
    if (this.#field !== "km" || !isVagueMeter(column) || isKind(text, ["distance"])) return true;
    return unitColumnOf(column, this.#columns, this.#sample) !== null;
  }
}
