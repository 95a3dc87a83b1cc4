import type { Span } from "./filter-error.ts";

/** A number stands for its decimal text: 5 finds what `"5"` finds. */
export type FilterValue = string | number;
export type Bound = { readonly value: FilterValue; readonly inclusive: boolean };

/** `span`: where a filter that was parsed names the attribute, for an error found later. */
export type Named = { readonly attribute: string; readonly span?: Span };

/** A filter as data. `!=` and the other negations are `not` around the plain form. */
export type Filter =
  | { readonly kind: "and" | "or"; readonly parts: readonly Filter[] }
  | { readonly kind: "not"; readonly part: Filter }
  | (Named & { readonly kind: "in"; readonly values: readonly FilterValue[] })
  | (Named & { readonly kind: "range"; readonly from?: Bound; readonly to?: Bound })
  | (Named & { readonly kind: "starts"; readonly value: string })
  | (Named & { readonly kind: "exists" | "null" | "empty" });

/** A filter as text: the outer list is AND, an inner list is OR. */
export type FilterInput = string | readonly (string | readonly string[])[];
