import type { Span } from "./filter-error.ts";

/** A name or value of a filter, with its position for errors found later. */
export type Word = Span & { readonly text: string };
export type Bound = { readonly word: Word; readonly inclusive: boolean };

/** A parsed filter. `!=` and the other negations are `not` around the plain form. */
export type Filter =
  | { readonly kind: "and" | "or"; readonly parts: readonly Filter[] }
  | { readonly kind: "not"; readonly part: Filter }
  | { readonly kind: "in"; readonly attribute: Word; readonly values: readonly Word[] }
  | { readonly kind: "range"; readonly attribute: Word; readonly from?: Bound; readonly to?: Bound }
  | { readonly kind: "exists" | "null" | "empty"; readonly attribute: Word };

/** A filter as callers write it: the outer list is AND, an inner list is OR. */
export type FilterInput = string | readonly (string | readonly string[])[];
