import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/search";
import { loadStockListing } from "#app/pages/listing/listing-data.ts";
import { listingMeta } from "#app/pages/listing/stock-listing-meta.ts";
import { StockListing } from "#app/pages/listing/stock-listing.tsx";

/** The page depends only on the parameters of a search and on the words typed into a search box. */
export const handle = { kinds: ["listing"], listing: true, parameters: ["q", "typed"] };

export function loader({ url, context }: Route.LoaderArgs) {
  return loadStockListing(url, context.get(pageContext));
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? listingMeta(loaderData) : []);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <StockListing {...loaderData} />;
}
