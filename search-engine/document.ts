import { ownValue } from "./own-value.ts";

/** A plain JSON object. A field that is `undefined` counts as absent. */
export type Document = Readonly<Record<string, unknown>>;
export type Scalar = string | number | boolean;

/** Reads `a.b` from a document; lists on the way are flattened, as Meilisearch flattens them. */
export function readPath(document: Document, path: readonly string[]): unknown {
  if (path.length === 1) return ownValue(document, path[0]!);
  let value: unknown = document;
  for (let depth = 0; depth < path.length; depth++) {
    if (Array.isArray(value)) return readFromItems(value, path.slice(depth));
    if (!isObject(value)) return undefined;
    value = ownValue(value, path[depth]!);
  }
  return value;
}

function readFromItems(items: readonly unknown[], path: readonly string[]): unknown {
  const found = items.flatMap((item) => {
    const value = isObject(item) ? readPath(item, path) : undefined;
    return value === undefined ? [] : [value];
  });
  return found.length > 0 ? found.flat() : undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every string, number and boolean inside a value, in order. */
export function scalarsIn(value: unknown, found: Scalar[] = []): Scalar[] {
  if (typeof value === "string" || typeof value === "boolean") found.push(value);
  else if (typeof value === "number") {
    if (Number.isFinite(value)) found.push(value);
  } else if (Array.isArray(value)) for (const item of value) scalarsIn(item, found);
  else if (isObject(value)) for (const item of Object.values(value)) scalarsIn(item, found);
  return found;
}

/** Two spellings of one facet value are equal when this is: trimmed, compatibility forms and case folded. */
export const normalizeFacet = (text: string): string => text.trim().normalize("NFKD").toLowerCase();

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** A finite decimal number, or null. Hexadecimal, `Infinity` and blanks are text. */
export function parseNumber(text: string): number | null {
  if (!NUMBER.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
