import { data, redirect } from "react-router";
import { decodeSearch } from "#domain/search/search-url.ts";
import { calculatorParams } from "#domain/finance/calculator-query.ts";
import { financeParameters } from "#domain/form/finance-parameters.ts";
import { siteFormPath } from "#domain/form/forms.ts";
import { formAt } from "#site/form-paths.ts";
import { type SitePath, sitePaths } from "#site/site-paths.ts";
import { CreditsPage } from "../features/chrome/credits-page.tsx";
import { toHead } from "../features/chrome/page-head.ts";
import { LocationsPage } from "../features/locations/locations-page.tsx";
import type { SheetKind } from "../styles/page-kinds.ts";
import { pageContext } from "../page-context.ts";
import type { PageContext } from "#site/page-ports.ts";
import type { Route } from "./+types/site-page";
import { loadContent } from "#app/pages/content/content-data.ts";
import { SectionedPage } from "#app/pages/content/content-page.tsx";
import { renderEmailUs } from "#app/pages/form/email-us.tsx";
import { loadFavourites } from "#app/pages/saved/favourites-data.ts";
import { FavouritesPage } from "#app/pages/saved/favourites-page.tsx";
import { loadStockListing } from "#app/pages/listing/listing-data.ts";
import { loadLocations } from "#app/pages/locations/locations-data.ts";
import { loadBrand, loadModel, loadModels } from "#app/pages/content/range-data.ts";
import { listingMeta } from "#app/pages/listing/stock-listing-meta.ts";
import { StockListing } from "#app/pages/listing/stock-listing.tsx";

type Kind = Route.ComponentProps["loaderData"]["kind"];

const sheetsOf: Record<Exclude<Kind, "content">, SheetKind[]> = {
  listing: ["listing"],
  saved: ["saved"],
  locations: ["content"],
  credits: ["content"],
};

/**
 * The page depends only on the parameters of a search, the typed words, the postcode, the saved cars, the car to
 * finance, the values for a finance form, and the figures of a calculator.
 */
export const handle = {
  /** A page of sections names its own sheets. */
  kinds: (loaded: { kind?: Kind; sheets?: SheetKind[] }) =>
    loaded.kind && loaded.kind !== "content" ? sheetsOf[loaded.kind] : (loaded.sheets ?? ["content"]),
  listing: true,
  parameters: ["q", "typed", "postcode", "ids", "saved", "own", "car_id", ...financeParameters, ...calculatorParams],
};

/** The site's own paths. All others are 404. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, stock } = page;
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
  // A subject without a page of its own has its form.
  const form = formAt(site.settings).get(url.pathname);
  if (form) throw redirect(siteFormPath(form));
  if (url.pathname !== "/credits") throw data(null, { status: 404 });
  return data({
    kind: "credits" as const,
    head: toHead({ site, path: "/credits", ...creditsHead(site.settings.name) }),
  });
}

const creditsHead = (name: string) => ({
  title: "Image credits",
  description: `Whose pictures and other work the website of ${name} uses, and under which licences.`,
});

/** The page at a path; of a model and the dealer's own page about it, the page. */
function ownPage(path: string, { site: { settings, content } }: PageContext): SitePath | undefined {
  const found = sitePaths(settings, content).find((one) => one.path === path);
  const replaced = found?.page === "model" && content.pages.some(({ slug }) => slug === found.slug);
  return replaced ? { ...found, page: "editorial" } : found;
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData === undefined) return [];
  return loaderData.kind === "listing" ? listingMeta(loaderData) : loaderData.head;
};

export default function SitePage({ loaderData: page }: Route.ComponentProps) {
  switch (page.kind) {
    case "listing":
      return <StockListing {...page} />;
    case "locations":
      return <LocationsPage view={page.locations} emailUs={renderEmailUs} />;
    case "saved":
      return <FavouritesPage page={page.saved} own={page.own} />;
    case "content":
      return <SectionedPage content={page.content} />;
    case "credits":
      return <CreditsPage />;
  }
}
