import { ownValue } from "../own-value.ts";
import { isObject } from "../document.ts";
import { SearchError } from "../search-error.ts";

/** `share` is a number from 0 to 1. A field that is `refused` belongs to Meilisearch, and we do not serve it. */
type FieldKind = "text" | "texts" | "count" | "flag" | "share" | "anything" | "refused" | readonly string[];
/** The type of each field of a request, and the error code for a wrong one. */
export type FieldTable = Readonly<Record<string, readonly [kind: FieldKind, code: string]>>;

/** Rejects unknown and mistyped fields with Meilisearch's messages; leaves `null` fields out. */
export function readFields(body: unknown, table: FieldTable): Record<string, unknown> {
  if (!isObject(body))
    throw new SearchError("bad_request", `Invalid value type: expected an object, but found ${describe(body)}`);
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(table, name)) throw unknownField(name, table);
    if (value === null || value === undefined) continue;
    const [kind, code] = ownValue(table, name)!;
    checkField(name, value, kind, code);
    fields.push([name, value]);
  }
  return Object.fromEntries(fields);
}

function checkField(name: string, value: unknown, kind: FieldKind, code: string): void {
  if (kind === "text" && typeof value !== "string") throw wrongType(`.${name}`, "a string", value, code);
  if (kind === "count" && !(Number.isSafeInteger(value) && Number(value) >= 0)) {
    throw wrongType(`.${name}`, "a positive integer", value, code);
  }
  if (kind === "flag" && typeof value !== "boolean") throw wrongType(`.${name}`, "a boolean", value, code);
  if (kind === "share" && typeof value !== "number") throw wrongType(`.${name}`, "a number", value, code);
  if (kind === "share" && !(Number(value) >= 0 && Number(value) <= 1)) {
    const message = `Invalid value at \`.${name}\`: the value of \`${name}\` is invalid, expected a float between \`0.0\` and \`1.0\`.`;
    throw new SearchError(code, message);
  }
  if (kind === "refused")
    throw new SearchError(code, `The field \`${name}\` needs a feature that this search does not have.`);
  if (kind === "texts") {
    if (!Array.isArray(value)) throw wrongType(`.${name}`, "an array", value, code);
    value.forEach((item: unknown, at) => {
      if (typeof item !== "string") throw wrongType(`.${name}[${at}]`, "a string", item, code);
    });
  }
  if (Array.isArray(kind)) {
    if (typeof value !== "string") throw wrongType(`.${name}`, "a string", value, code);
    if (kind.includes(value)) return;
    const expected = kind.map((word) => `\`${word}\``).join(", ");
    throw new SearchError(code, `Unknown value \`${value}\` at \`.${name}\`: expected one of ${expected}`);
  }
}

function wrongType(path: string, expected: string, value: unknown, code: string): SearchError {
  return new SearchError(code, `Invalid value type at \`${path}\`: expected ${expected}, but found ${describe(value)}`);
}

function unknownField(name: string, table: FieldTable): SearchError {
  const served = Object.entries(table).filter(([, [kind]]) => kind !== "refused");
  const known = served.map(([field]) => `\`${field}\``);
  return new SearchError("bad_request", `Unknown field \`${name}\`: expected one of ${known.join(", ")}`);
}

const KINDS: readonly (readonly [(value: unknown) => boolean, string])[] = [
  [(value) => value === null || value === undefined, "null"],
  [(value) => typeof value === "boolean", "a boolean"],
  [(value) => Number.isInteger(value) && Number(value) < 0, "a negative integer"],
  [(value) => Number.isInteger(value), "a positive integer"],
  [(value) => typeof value === "number", "a float"],
  [(value) => typeof value === "string", "a string"],
  [Array.isArray, "an array"],
];

function describe(value: unknown): string {
  const kind = KINDS.find(([is]) => is(value))?.[1] ?? "an object";
  return kind === "null" ? kind : `${kind}: \`${(JSON.stringify(value) ?? String(value)).slice(0, 100)}\``;
}
