import type { SearchQuery } from "#search-engine/query/search-query.ts";

/** Spec 3.8, plus the fields that a link to the car needs. */
export const productAttributes: readonly string[] = ["id", "slug", "name", "price", "primary_image_url", "label"];

/** The products index contains the cars, reduced to what the search box needs. Its order is custom_rank, descending. */
export function asProductQuery(query: SearchQuery): SearchQuery {
  return {
    ...query,
    attributesToRetrieve: narrowed(query.attributesToRetrieve),
    ...(query.attributesToHighlight && { attributesToHighlight: narrowed(query.attributesToHighlight) }),
    ...(query.attributesToCrop && { attributesToCrop: narrowedCrops(query.attributesToCrop) }),
  };
}

function narrowed(names: readonly string[] | null | undefined): readonly string[] {
  if (!names || names.includes("*")) return productAttributes;
  return productAttributes.filter((name) => names.includes(name));
}

/** `name:5` cuts the attribute `name` to five words, and `*` all of them. */
function narrowedCrops(entries: readonly string[]): readonly string[] {
  return entries.flatMap((entry) => {
    const [name, ...length] = entry.split(":");
    const names = name === "*" ? productAttributes : productAttributes.filter((attribute) => attribute === name);
    return names.map((attribute) => [attribute, ...length].join(":"));
  });
}
