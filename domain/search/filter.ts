import type { Range } from "./search-state.ts";

/**
 * A filter as data, in the shape that the search engine evaluates. A visitor's text is a value in it and is never
 * parsed as a filter.
 */
export type Filter =
  | { readonly kind: "and" | "or"; readonly parts: readonly Filter[] }
  | { readonly kind: "not"; readonly part: Filter }
  | { readonly kind: "in"; readonly attribute: string; readonly values: readonly Value[] }
  | { readonly kind: "range"; readonly attribute: string; readonly from?: Bound; readonly to?: Bound };

type Value = string | number;
type Bound = { readonly value: number; readonly inclusive: boolean };

export const allOf = (...parts: readonly Filter[]): Filter => ({ kind: "and", parts });
export const anyOf = (...parts: readonly Filter[]): Filter => ({ kind: "or", parts });
export const not = (part: Filter): Filter => ({ kind: "not", part });
export const oneOf = (attribute: string, values: readonly Value[]): Filter => ({ kind: "in", attribute, values });

export const above = (attribute: string, value: number): Filter => ({
  kind: "range",
  attribute,
  from: { value, inclusive: false },
});

/** Both ends included; an end that is null is open. */
export const between = (attribute: string, { min, max }: Range): Filter => ({
  kind: "range",
  attribute,
  ...(min !== null && { from: { value: min, inclusive: true } }),
  ...(max !== null && { to: { value: max, inclusive: true } }),
});
