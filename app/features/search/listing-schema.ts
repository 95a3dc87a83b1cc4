import type { ListingView } from "./listing-view.ts";

type Listed = { slug: string; heading: string; badge: string };

/** What the page lists and where it stands, for search engines (schema.org). */
export function listingSchema(view: ListingView<Listed>, origin: string): Record<string, unknown> {
  const cars = view.nodes.flatMap((node) => (node.kind === "item" ? [node.item] : []));
  const list = cars.map(({ slug, heading, badge }) => ({
    name: `${heading} ${badge}`.trim(),
    url: `${origin}/cars/${slug}`,
  }));
  const trail = view.crumbs.map(({ name, url }) => ({ name, item: origin + url }));
  return {
    "@graph": [
      {
        "@type": "ItemList",
        url: origin + view.url,
        numberOfItems: view.total,
        itemListElement: numbered(list, view.first),
      },
      { "@type": "BreadcrumbList", itemListElement: numbered(trail, 1) },
    ],
  };
}

function numbered<T extends object>(items: readonly T[], first: number) {
  return items.map((item, index) => ({ "@type": "ListItem", position: first + index, ...item }));
}
