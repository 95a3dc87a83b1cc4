import type { ListingView } from "./listing-view.ts";

type Listed = { slug: string };

/** The listed cars for search engines (schema.org): only addresses, as for a summary page. */
export function listingSchema(view: ListingView<Listed>, origin: string): Record<string, unknown> {
  const cars = view.nodes.flatMap((node) => (node.kind === "item" ? [node.item] : []));
  return {
    "@type": "ItemList",
    numberOfItems: view.total,
    itemListElement: cars.map(({ slug }, index) => ({
      "@type": "ListItem",
      position: view.first + index,
      url: `${origin}/cars/${slug}`,
    })),
  };
}
