import type { MetaDescriptor } from "react-router";
import type { CardView } from "#app/features/card/card-view.ts";
import { toHead } from "#app/features/chrome/page-head.ts";
import { listingSchema } from "#app/features/search/listing-schema.ts";
import type { ListingData } from "#app/features/search/load-listing.ts";

export function listingMeta({ listing: view }: ListingData<CardView>): MetaDescriptor[] {
  if (view.kind === "unknown") return [{ title: "Page not found" }, { name: "robots", content: "noindex" }];
  const { site, url, head, crumbs } = view;
  return toHead({ site, path: url, ...head, crumbs, schema: listingSchema(view, site.origin) });
}
