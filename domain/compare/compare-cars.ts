import type { Car } from "#domain/car/car.ts";
import {
  attributeRows,
  fieldGroups,
  featureRows,
  historyRows,
  type CompareSettings,
  type Row,
} from "./compare-rows.ts";

export type ComparedRow = {
  label: string;
  /** One per car, in order; null if the dealer does not state it. */
  values: (string | null)[];
  /** The text of a cell without a value. */
  none: string;
  /** Of the row of repayments: what a browser works each out with for its own visitor. */
  loans?: (string | null)[];
  /** Not the same for all cars. */
  differs: boolean;
  /** If more or less is clearly better: which cars have the best value, and its name. */
  best: { cars: number[]; word: string } | null;
};

export type ComparedGroup = { title: string; rows: ComparedRow[] };

/** What a cell says where the dealer does not. */
const notStated = "Not stated";

/** The table of a comparison, group by group; rows without any value are omitted. */
export function compareCars(cars: readonly Car[], settings: CompareSettings, now: number): ComparedGroup[] {
  const groups = [
    ...fieldGroups,
    { title: "History and checks", rows: historyRows(settings) },
    { title: "Specifications", rows: attributeRows(cars, settings) },
    { title: "Features", rows: featureRows(cars, settings) },
  ];
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .map((row) => compareRow(row, cars, settings, now))
        .filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function compareRow(row: Row, cars: readonly Car[], settings: CompareSettings, now: number): ComparedRow {
  const values = cars.map((car) => row.value(car, settings, now) || null);
  const differs = new Set(values).size > 1;
  return {
    label: typeof row.label === "string" ? row.label : row.label(settings),
    values,
    none: row.none ?? notStated,
    ...(row.loan ? { loans: cars.map((car) => row.loan?.(car, settings, now) ?? null) } : {}),
    differs,
    best: differs ? bestOf(row, cars, settings, now) : null,
  };
}

/** Only if every car has a value: one without might be better than all. */
function bestOf({ best }: Row, cars: readonly Car[], settings: CompareSettings, now: number): ComparedRow["best"] {
  if (!best || (best.comparable && !best.comparable(cars, settings, now))) return null;
  const amounts = cars.map((car) => best.amount(car, settings, now)).filter((amount) => amount !== null);
  if (amounts.length < cars.length) return null;
  const top = best.is === "lowest" ? Math.min(...amounts) : Math.max(...amounts);
  const winners = amounts.flatMap((amount, index) => (amount === top ? [index] : []));
  return winners.length === cars.length
    ? null
    : { cars: winners, word: typeof best.word === "string" ? best.word : best.word(settings) };
}
