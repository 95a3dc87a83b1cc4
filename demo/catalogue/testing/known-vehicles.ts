import { yearsOf } from "../model-entry.ts";

/** A series of a model as it was sold: what a yard may claim about it. */
export type KnownSeries = {
  make: string;
  model: string;
  body: string;
  /** Doors of a car, engine size of a motorcycle. */
  size: number;
  series: string;
  years: readonly [number, number];
  /** Fuel of a car, learner approval of a motorcycle. */
  kind: string;
  seats: readonly number[];
  badges: readonly { badge: string; years: readonly [number, number] }[];
};

export type Claim = Pick<KnownSeries, "make" | "model" | "body" | "size" | "series" | "kind"> & {
  seats: number;
  badge: string;
  year: number;
};

const newest = 2026;

/** Rows of `Make: Model | Body size | series | years | kind | seats | badges, some with years of their own`. */
export function readKnown(rows: string): KnownSeries[] {
  return rows.trim().split("\n").map(readRow);
}

function readRow(row: string): KnownSeries {
  const [name = "", shape = "", series = "", span = "", kind = "", seats = "", badges = ""] = row
    .split("|")
    .map((cell) => cell.trim());
  const [, make = "", model = ""] = /^(.+?): (.+)$/.exec(name) ?? [];
  const [, body = "", size] = /^(.+) (\d+)$/.exec(shape) ?? [];
  const years = yearsOf(span, newest);
  return {
    make,
    model,
    body,
    size: Number(size),
    series: series === "-" ? "" : series,
    years,
    kind,
    seats: seats.split(" ").map(Number),
    badges: badges.split(", ").map((text) => readBadge(text, years)),
  };
}

/** "Rogue 2018-", "Cafe 2017-2022", "Pro -2021"; without years a badge ran as long as its series. */
function readBadge(text: string, [first, last]: readonly [number, number]): KnownSeries["badges"][number] {
  const [, badge = "", from, to] = /^(.*?)(?: (\d{4})?-(\d{4})?)?$/.exec(text) ?? [];
  return { badge, years: [Number(from ?? first), Number(to ?? last)] };
}

export function exists(claim: Claim, known: readonly KnownSeries[]): boolean {
  return known.some(
    (row) =>
      row.make === claim.make &&
      row.model === claim.model &&
      row.body === claim.body &&
      row.size === claim.size &&
      row.series === claim.series &&
      row.kind === claim.kind &&
      row.seats.includes(claim.seats) &&
      within(claim.year, row.years) &&
      row.badges.some(({ badge, years }) => badge === claim.badge && within(claim.year, years)),
  );
}

const within = (year: number, [from, to]: readonly [number, number]) => from <= year && year <= to;
