import { type FeedSample, type Remark, shareOf, valuesOf } from "./feed-sample.ts";
import type { FieldRule, KeyPart } from "./mapping.ts";
import { oneWriting } from "./numbers.ts";
import { readText } from "./read-field.ts";
import { yearIn } from "./years.ts";

/** A piece of a column that is a field of its own. */
export type Piece = Exclude<KeyPart, string>;

const USUAL = 0.95;
const MOST_WAYS = 200;

const isLink = (text: string): boolean => /^(?:https?:\/\/|www\.|\/[\w-]+\/)\S+$/i.test(text);
const isPicture = (text: string): boolean => /\.(?:jpe?g|png|webp|avif|gif)(?:\?|$)/i.test(text);

/** Columns of addresses or paths, which sites make of their stock numbers and years. */
export function linkColumns(columns: readonly string[], sample: FeedSample): string[] {
  return columns.filter((column) => {
    const values = valuesOf(column, sample);
    const links = values.filter((value) => isLink(value) && !isPicture(value)).length;
    return values.length > 0 && links >= values.length * USUAL && values.length >= sample.length * USUAL;
  });
}

/** The stock number inside a link: the first way of cutting that gives nearly every row a number of its own. */
export function numberWithin(column: string, sample: FeedSample): { piece: Piece; share: number } | null {
  const links = valuesOf(column, sample);
  for (const piece of waysToCut(column, links)) {
    const numbers = textsOf(piece, sample).filter(isNumberOfStock);
    const distinct = new Set(numbers.map((text) => oneWriting(text.toLowerCase()))).size;
    if (numbers.length >= links.length * USUAL && distinct >= numbers.length * USUAL)
      return { piece, share: shareOf(numbers.length, sample.length) };
  }
  return null;
}

/** The year inside a link. Of several parts with a year, the one with the most different years. */
export function yearWithin(column: string, sample: FeedSample): { piece: Piece; share: number } | null {
  const parts: Piece[] = [-1, -2, -3, -4].map((part) => ({ from: column, split: "/", part, find: "year" }));
  const whole: Piece = { from: column, find: "year" };
  const found = [whole, ...parts]
    .map((piece) => ({ piece, years: textsOf(piece, sample) }))
    .filter(({ years }) => years.length >= sample.length * USUAL)
    .map(({ piece, years }) => ({ piece, share: shareOf(years.length, sample.length), distinct: new Set(years).size }))
    .toSorted((a, b) => b.distinct - a.distinct);
  return found[0] ?? null;
}

export function remarkOnPiece(field: string, what: string, piece: Piece, sample: FeedSample): Remark {
  const [example = ""] = textsOf(piece, sample);
  return {
    text: `No column has the ${what}. It is taken out of "${piece.from}" (${inWords(piece)}): ${example} in the first row.`,
    at: ["fields", field],
  };
}

/** How a piece is cut, for its reader. */
function inWords({ split, part = 1, after, before, find }: Piece): string {
  const place = part === -1 ? "the last part" : part < 0 ? `part ${-part} from the end` : `part ${part}`;
  return [
    split === undefined ? "" : `${place} between "${split}"`,
    after === undefined ? "" : `what follows "${after}"`,
    before === undefined ? "" : `up to "${before}"`,
    find === undefined ? "" : `the first ${find} in it`,
  ]
    .filter(Boolean)
    .join(", ");
}

const textsOf = (rule: FieldRule, sample: FeedSample): string[] =>
  sample.map((row) => readText(rule, row).text).filter((text) => text !== "");

/** "U1001", "59123456", "AB-1002": one word with digits that is no year. */
const isNumberOfStock = (text: string): boolean => /^[a-z]{0,6}-?\d[a-z\d]{2,19}$/i.test(text) && yearIn(text) === null;

/** From the most telling to the most general; each with and without what may follow the number. */
function waysToCut(from: string, links: readonly string[]): Piece[] {
  const [first = ""] = links;
  const parameters = Array.from(first.matchAll(/[?&]([\w-]{1,30}=)/g), ([, name = ""]) => name);
  const lastParts = links.map((link) => link.split("/").at(-1) ?? "");
  const prefixes = [commonBeginning(lastParts), `/${commonBeginning(links).split("/").at(-2) ?? ""}/`];
  const beginnings: Piece[] = [
    ...[...parameters, ...prefixes]
      .filter((after) => after.length > 1 && after !== "//")
      .map((after) => ({ from, after })),
    { from, split: "/", part: -1 },
    { from, split: "/", part: -2 },
    ...["-", "_", "="].map((split) => ({ from, split, part: -1 })),
    ...["-", "_"].flatMap((split) => [-2, -3].map((part) => ({ from, split, part }))),
  ];
  return beginnings
    .flatMap((piece) => [piece, ...["&", "?", "/", ".", "-", "_"].map((before) => ({ ...piece, before }))])
    .slice(0, MOST_WAYS);
}

/** What all texts begin with, up to the last sign that ends a word. */
function commonBeginning(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  const length = others.reduce((most, text) => {
    let at = 0;
    while (at < most && text[at] === first[at]) at += 1;
    return at;
  }, first.length);
  return /^.*[/_=.-]/s.exec(first.slice(0, length))?.[0] ?? "";
}
