import { ownValue, setOwnValue } from "#domain/text/own-value.ts";

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Merges the site's own settings over the template's. Undefined inherits, null turns off, lists replace; an object
 * replaces a null or a list of the template.
 */
export function mergeSettings(defaults: unknown, own: unknown): unknown {
  if (own === undefined) return defaults;
  if (!isPlain(defaults) || !isPlain(own)) return own;
  const merged: Plain = { ...defaults };
  for (const [key, value] of Object.entries(own))
    setOwnValue(merged, key, mergeSettings(ownValue(defaults, key), value));
  return merged;
}
