import { lazy, Suspense } from "react";
import { data } from "react-router";
import { decodeSearch } from "#domain/search/search-url.ts";
import { CreditsPage } from "../features/chrome/credits-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { cachedListing } from "../features/search/listing-cache.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/site-page";
import { loadStockListing } from "./listing-data.ts";
import { StockListing as ListingOnServer } from "./stock-listing.tsx";
import { listingMeta } from "./stock-listing-meta.ts";

// Fetched when a page of its kind is opened: no kind ships the code of another. The server draws in one go, with all.
const loadListingPage = () => import("./stock-listing.tsx");
const StockListing = import.meta.env.SSR
  ? ListingOnServer
  : lazy(() => loadListingPage().then((module) => ({ default: module.StockListing })));

/** The page depends on the parameters of a search, and on no others. */
export const handle = { listing: true };

/** The site's own names. Whatever is none of them does not exist. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, stock, dependsOnCountsOnly } = page;
  if (decodeSearch(url.pathname, url.searchParams, stock.grammar).kind === "state") return loadStockListing(url, page);
  dependsOnCountsOnly();
  if (url.pathname !== "/credits") throw data(null, { status: 404 });
  return data({ head: toHead({ site, path: "/credits", title: "Image credits" }) });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = await cachedListing(request.url, serverLoader);
  if ("packed" in page) await loadListingPage();
  return page;
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData === undefined) return [];
  return "packed" in loaderData ? listingMeta(loaderData) : loaderData.head;
};

export default function SitePage({ loaderData }: Route.ComponentProps) {
  if (!("packed" in loaderData)) return <CreditsPage />;
  return (
    <Suspense>
      <StockListing listing={loaderData} />
    </Suspense>
  );
}
