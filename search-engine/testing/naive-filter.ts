import { ownValue } from "../own-value.ts";
import type { Document } from "../document.ts";
import type { Beginning, Comparison, Tree } from "./arbitrary-filters.ts";

/** The meaning of a filter, evaluated document by document: slow, simple, and sharing no code with the engine. */
export function accepts(document: Document, tree: Tree): boolean {
  if ("parts" in tree) {
    return tree.op === "AND"
      ? tree.parts.every((part) => accepts(document, part))
      : tree.parts.some((part) => accepts(document, part));
  }
  if ("part" in tree) return !accepts(document, tree.part);
  const held = lookUp(document, tree.attribute);
  const values = valuesOf(held);
  if ("values" in tree) {
    const isIn = tree.values.some((word) => values.some((value) => isEqual(value, word)));
    return tree.op === "IN" ? isIn : !isIn;
  }
  if ("from" in tree) return values.some((value) => isBetween(value, tree.from, tree.to));
  if ("value" in tree) return compare(values, tree.op, tree.value);
  const isEmpty = held === "" || (typeof held === "object" && held !== null && Object.keys(held).length === 0);
  const states = { EXISTS: held !== undefined, "IS NULL": held === null, "IS EMPTY": isEmpty };
  return tree.op.includes("NOT") !== ownValue(states, tree.op.replace("NOT ", ""));
}

function compare(values: readonly unknown[], op: Comparison | Beginning, word: string): boolean {
  if (op === "=") return values.some((value) => isEqual(value, word));
  if (op === "!=") return !values.some((value) => isEqual(value, word));
  if (op === "STARTS WITH" || op === "NOT STARTS WITH") {
    const hasOne = values.some((value) => typeof value !== "number" && fold(String(value)).startsWith(fold(word)));
    return hasOne === (op === "STARTS WITH");
  }
  return values.some((value) => {
    const order = orderOf(value, word);
    if (order === null) return false;
    return op === ">" ? order > 0 : op === ">=" ? order >= 0 : op === "<" ? order < 0 : order <= 0;
  });
}

function isBetween(value: unknown, from: string, to: string): boolean {
  const low = orderOf(value, from);
  const high = orderOf(value, to);
  return low !== null && high !== null && low >= 0 && high <= 0;
}

const isEqual = (value: unknown, word: string): boolean => orderOf(value, word) === 0;

/** Compares numbers with numbers and text with text; null when the two cannot be compared. */
function orderOf(value: unknown, word: string): number | null {
  if (typeof value === "number") return isNumeric(word) ? Math.sign(value - Number(word)) : null;
  const [a, b] = [fold(String(value)), fold(word)];
  return a < b ? -1 : a > b ? 1 : 0;
}

const isNumeric = (word: string): boolean => word !== "" && word.trim() === word && Number.isFinite(Number(word));
const fold = (text: string): string => text.trim().normalize("NFKD").toLowerCase();

export function lookUp(document: Document, attribute: string): unknown {
  const [first, second] = attribute.split(".") as [string, string?];
  const held = ownValue(document, first);
  if (second === undefined) return held;
  if (Array.isArray(held)) {
    const inner = held.flatMap((item: Document) => {
      const value = ownValue(item, second);
      return value === undefined ? [] : [value];
    });
    return inner.length > 0 ? inner.flat() : undefined;
  }
  return typeof held === "object" && held !== null ? ownValue(held as Document, second) : undefined;
}

/**
 * The values that a document has for an attribute: none for null, empty values and objects; for a list, the values
 * inside it, flattened.
 */
export function valuesOf(held: unknown): unknown[] {
  if (Array.isArray(held)) return held.flat(9).filter((item) => item !== null && typeof item !== "object");
  return held === undefined || held === null || held === "" || typeof held === "object" ? [] : [held];
}
