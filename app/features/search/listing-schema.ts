import type { ListingView } from "./listing-view.ts";

type Listed = { slug: string };

/** What the page lists, for search engines (schema.org): addresses, which is all that a summary page says. */
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
