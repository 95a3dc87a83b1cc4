import { cachedListing } from "#app/features/search/listing-cache.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/search";
import { loadStockListing } from "./listing-data.ts";
import { listingMeta } from "./stock-listing-meta.ts";
import { StockListing } from "./stock-listing.tsx";

/** The page depends on the parameters of a search, on what was typed into a search box, and on no others. */
export const handle = { kinds: ["listing"], listing: true, parameters: ["q", "typed"] };

export function loader({ url, context }: Route.LoaderArgs) {
  return loadStockListing(url, context.get(pageContext));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return cachedListing(request.url, serverLoader);
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? listingMeta(loaderData) : []);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <StockListing listing={loaderData} />;
}
