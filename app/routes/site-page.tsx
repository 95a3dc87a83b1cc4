import { lazy, Suspense } from "react";
import { data, redirect } from "react-router";
import { decodeSearch } from "#domain/search/search-url.ts";
import { financeParameters } from "#domain/form/finance-parameters.ts";
import { formAt } from "#site/form-paths.ts";
import { type SitePath, sitePaths } from "#site/site-paths.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { cachedListing } from "../features/search/listing-cache.ts";
import type { SheetKind } from "../styles/page-kinds.ts";
import { type PageContext, pageContext } from "../page-context.ts";
import type { Route } from "./+types/site-page";
import { loadContent } from "./content-data.ts";
import { renderEmailUs } from "./email-us.tsx";
import { siteFormPath } from "./form-data.ts";
import { loadFavourites } from "./favourites-data.ts";
import { loadStockListing } from "./listing-data.ts";
import { loadLocations } from "./locations-data.ts";
import { loadBrand, loadModel, loadModels } from "./range-data.ts";
import { listingMeta } from "./stock-listing-meta.ts";

// Fetched when a page of its kind is opened: no kind ships the code of another. The server draws in one go, so it
// has all of them from the start: awaited, because an import by name would put them all into one file again.
const loadListingPage = () => import("./stock-listing.tsx");
const StockListing = import.meta.env.SSR
  ? (await loadListingPage()).StockListing
  : lazy(() => loadListingPage().then((module) => ({ default: module.StockListing })));
const loadLocationsPage = () => import("../features/locations/locations-page.tsx");
const LocationsPage = import.meta.env.SSR
  ? (await loadLocationsPage()).LocationsPage
  : lazy(() => loadLocationsPage().then((module) => ({ default: module.LocationsPage })));
const loadFavouritesPage = () => import("./favourites-page.tsx");
const FavouritesPage = import.meta.env.SSR
  ? (await loadFavouritesPage()).FavouritesPage
  : lazy(() => loadFavouritesPage().then((module) => ({ default: module.FavouritesPage })));
const loadSectionedPage = () => import("./content-page.tsx");
const SectionedPage = import.meta.env.SSR
  ? (await loadSectionedPage()).SectionedPage
  : lazy(() => loadSectionedPage().then((module) => ({ default: module.SectionedPage })));
const loadCreditsPage = () => import("../features/chrome/credits-page.tsx");
const CreditsPage = import.meta.env.SSR
  ? (await loadCreditsPage()).CreditsPage
  : lazy(() => loadCreditsPage().then((module) => ({ default: module.CreditsPage })));

type Loaded = { packed?: unknown; saved?: unknown; sheets?: SheetKind[] };

/** The sheets of what was loaded; a page of sections names its own. */
function kindsOf({ packed, saved, sheets }: Loaded): SheetKind[] {
  if (packed !== undefined) return ["listing"];
  if (saved !== undefined) return ["saved"];
  return sheets ?? ["content"];
}

/** The page depends on the parameters of a search, on what was typed, on the postcode to be near to, on the cars saved, on the car to finance, on what an address says of a finance form, and on no others. */
export const handle = {
  kinds: kindsOf,
  listing: true,
  parameters: ["q", "typed", "postcode", "ids", "saved", "car_id", ...financeParameters],
};

/** The site's own names. Whatever is none of them does not exist. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, stock, dependsOnCountsOnly } = page;
  if (decodeSearch(url.pathname, url.searchParams, stock.grammar).kind === "state") return loadStockListing(url, page);
  const brand = /^\/brands\/([^/]+)$/.exec(url.pathname)?.[1];
  if (brand) return loadBrand(brand, page);
  const own = ownPage(url.pathname, page);
  if (own?.page === "locations") return loadLocations(url, page);
  const { favourites } = site.settings;
  if (own?.page === "favourites" && favourites) return loadFavourites(url, page, favourites);
  if (own?.page === "models") return loadModels(url, page);
  if (own?.page === "model" && own.slug) return loadModel(own.slug, page);
  if (own && own.page !== "form") return loadContent(own, page, url.searchParams);
  dependsOnCountsOnly();
  // A subject without a page of its own has its form.
  const form = formAt(site.settings).get(url.pathname);
  if (form) throw redirect(siteFormPath(form));
  if (url.pathname !== "/credits") throw data(null, { status: 404 });
  return data({ credits: true, head: toHead({ site, path: "/credits", ...creditsHead(site.settings.name) }) });
}

const creditsHead = (name: string) => ({
  title: "Image credits",
  description: `Whose pictures and work the website of ${name} shows, and under which licences.`,
});

/** What stands under a path; of a model and the dealer's own page about it, the page. */
function ownPage(path: string, { site: { settings, content } }: PageContext): SitePath | undefined {
  const found = sitePaths(settings, content).find((one) => one.path === path);
  const replaced = found?.page === "model" && content.pages.some(({ slug }) => slug === found.slug);
  return replaced ? { ...found, page: "editorial" } : found;
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const own = new URL(request.url).searchParams.has("own");
  const page = await cachedListing(request.url, serverLoader).catch((error: unknown) => {
    if (own) return { failed: true as const };
    throw error;
  });
  if ("packed" in page) await loadListingPage();
  if ("locations" in page) await loadLocationsPage();
  if ("saved" in page) await loadFavouritesPage();
  if ("content" in page) await loadSectionedPage();
  if ("credits" in page) await loadCreditsPage();
  return page;
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData === undefined || "failed" in loaderData) return [];
  return "packed" in loaderData ? listingMeta(loaderData) : loaderData.head;
};

export default function SitePage({ loaderData }: Route.ComponentProps) {
  if ("packed" in loaderData) {
    return (
      <Suspense>
        <StockListing listing={loaderData} />
      </Suspense>
    );
  }
  if ("locations" in loaderData) {
    return (
      <Suspense>
        <LocationsPage view={loaderData.locations} emailUs={renderEmailUs} />
      </Suspense>
    );
  }
  if ("saved" in loaderData) {
    return (
      <Suspense>
        <FavouritesPage page={loaderData.saved} />
      </Suspense>
    );
  }
  return (
    <Suspense>{"content" in loaderData ? <SectionedPage content={loaderData.content} /> : <CreditsPage />}</Suspense>
  );
}
