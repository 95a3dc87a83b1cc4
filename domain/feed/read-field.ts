import { ownValue } from "#domain/text/own-value.ts";
import type { FieldRule } from "./mapping.ts";
import { saysNothing } from "./value-tables.ts";

export type FeedRow = { line: number; values: Readonly<Record<string, string>> };

/** What a rule finds in a row: the text and its column. */
export type FoundText = { text: string; column: string };

export const columnsOf = (rule: FieldRule): string[] => {
  if (typeof rule === "string") return [rule];
  return [rule.from ?? [], rule.join ?? []].flat();
};

/** A cell beyond this is cut before anything looks at it: a description in its markup, or sixty addresses. */
const LONGEST_CELL = 100_000;
/** Every other text, of which a car shows 500 characters at most. */
const LONGEST_TEXT = 1000;

/**
 * One text: the first column that says something, or the joined ones, cut and looked up as the rule says. Of several
 * columns, one that fits the field comes before one that does not.
 */
export function readText(rule: FieldRule, row: FeedRow, fits?: (text: string) => boolean): FoundText {
  const found = readLongText(rule, row, fits);
  return { ...found, text: found.text.slice(0, LONGEST_TEXT) };
}

/** The same for a description. */
export function readLongText(rule: FieldRule, row: FeedRow, fits = (_text: string) => true): FoundText {
  if (typeof rule === "string") return { text: valueOf(row, rule), column: rule };
  if (rule.value !== undefined) return { text: String(rule.value), column: "(constant)" };
  if (rule.join) {
    const parts = rule.join.map((name) => valueOf(row, name)).filter((part) => part !== "");
    return lookedUp(rule, { text: parts.join(rule.with ?? " "), column: rule.join.join(" + ") });
  }
  const columns = [rule.from ?? []].flat();
  const said = columns
    .map((column) => ({ text: pieceOf(rule, valueOf(row, column)), column }))
    .filter(({ text }) => text !== "");
  const fitting = rule.table || said.length < 2 ? said[0] : (said.find(({ text }) => fits(text)) ?? said[0]);
  return lookedUp(rule, fitting ?? { text: "", column: columns[0] ?? "" });
}

type Piece = Pick<Exclude<FieldRule, string>, "split" | "part" | "after" | "before" | "find">;

/** Every step looks through the text once. */
function pieceOf({ split, part = 1, after, before, find }: Piece, text: string): string {
  let piece = text;
  if (split !== undefined) piece = piece.split(split).at(part < 0 ? part : part - 1) ?? "";
  if (after !== undefined) {
    const at = piece.indexOf(after);
    piece = at === -1 ? "" : piece.slice(at + after.length);
  }
  if (before !== undefined) piece = piece.split(before, 1)[0] ?? "";
  if (find === "year") piece = /(?:^|\D)((?:19|20)\d{2})(?!\d)/.exec(piece)?.[1] ?? "";
  piece = piece.trim();
  return saysNothing(piece) ? "" : piece;
}

/** Several texts: all pieces of all columns, in order, each once. Or addresses made from a pattern. */
export function readList(rule: FieldRule, row: FeedRow): FoundText[] {
  if (typeof rule !== "string" && rule.pattern !== undefined) return patterned(rule.pattern, rule.count, row);
  const split = typeof rule === "string" ? undefined : rule.split;
  const found = columnsOf(rule).flatMap((column) => {
    const text = valueOf(row, column);
    const pieces = split === undefined ? piecesOf(text) : text.split(split);
    return pieces.map((piece) => ({ text: piece.trim(), column }));
  });
  const seen = new Set<string>();
  return found.filter(({ text }) => text !== "" && !saysNothing(text) && !seen.has(text) && seen.add(text));
}

/**
 * Lists are separated by bars, semicolons or line breaks; addresses contain commas, so a comma splits only before one.
 */
const defaultSplit = (text: string): RegExp => (/https?:/.test(text) ? /[|;\n]|,(?=\s*https?:)/ : /[|;\n,]/);

/** "['ABS', 'Alloy wheels']": data frames write their lists like this. */
function piecesOf(text: string): string[] {
  const list = /^\[(.*)\]$/s.exec(text)?.[1];
  if (list === undefined) return text.split(defaultSplit(text));
  // A quote without its end is left out with everything after it, so that its end is looked for only once.
  const quoted = Array.from(list.matchAll(/'((?:[^'\\]|\\.)*)('?)|"((?:[^"\\]|\\.)*)("?)/g)).flatMap(
    ([, one, oneEnd, other = "", otherEnd]) => (oneEnd || otherEnd ? [one ?? other] : []),
  );
  return quoted.length > 0 ? quoted : list.split(",");
}

function patterned(pattern: string, count: string | number | undefined, row: FeedRow): FoundText[] {
  const most = typeof count === "number" ? count : Number.parseInt(valueOf(row, count ?? ""), 10) || 0;
  const named = (name: string) => encodeURIComponent(valueOf(row, name).slice(0, LONGEST_TEXT).toWellFormed());
  return Array.from({ length: Math.min(most, 100) }, (_, at) => ({
    column: "(pattern)",
    text: pattern.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => (name === "n" ? String(at + 1) : named(name))),
  }));
}

function lookedUp(rule: Exclude<FieldRule, string>, found: FoundText): FoundText {
  if (!rule.table) return found;
  const key = found.text.trim().toLowerCase();
  const entry = Object.entries(rule.table).find(([word]) => word.trim().toLowerCase() === key);
  return { ...found, text: entry?.[1] ?? rule.else ?? found.text };
}

/** The trimmed cell; empty if the feed has no value. */
export function valueOf(row: FeedRow, column: string): string {
  const value = cellOf(row, column)
    .replaceAll(/[\u00A0\u200B\uFEFF]/g, " ")
    .trim();
  return saysNothing(value) ? "" : value;
}

/** The cell as the feed has it; empty if there is no such column, also for names that every object has. */
export function cellOf({ values }: FeedRow, column: string): string {
  return (ownValue(values, column) ?? "").slice(0, LONGEST_CELL);
}
