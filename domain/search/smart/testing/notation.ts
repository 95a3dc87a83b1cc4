import { orderedNames } from "#domain/search/facet-order.ts";
import { splitMakeModel } from "#domain/search/make-model.ts";
import type { SmartResult } from "../smart-result.ts";

/** A result in the notation of the query tables. A make that a model names already is left out. */
export function written({ refinements, ranges, excluded, sortBy, query }: SmartResult): string[] {
  const implied = new Set((refinements.make_model ?? []).map((value) => splitMakeModel(value).make));
  const parts = orderedNames({ ...refinements, ...ranges }).flatMap((facet) => {
    const name = facet.replace("attributes.", "");
    const range = ranges[facet];
    if (range) return [`${name}=${range.min ?? ""}..${range.max ?? ""}`];
    const values = (refinements[facet] ?? []).filter((value) => name !== "make" || !implied.has(value));
    return values.length > 0 ? [`${name}=${values.join(",")}`] : [];
  });
  const unwanted = orderedNames(excluded).map(
    (facet) => `not ${facet.replace("attributes.", "")}=${(excluded[facet] ?? []).join(",")}`,
  );
  return [...parts, ...unwanted, ...(sortBy ? [`sort=${sortBy}`] : []), ...(query ? [`text=${query}`] : [])].sort();
}
