import { data, redirect } from "react-router";
import { calculatorParams } from "#domain/finance/calculator-query.ts";
import { financeParameters } from "#domain/form/finance-parameters.ts";
import { siteFormPath } from "#domain/form/forms.ts";
import { formAt } from "#site/paths/form-paths.ts";
import { findPath } from "#site/paths/find-path.ts";
import type { SitePage } from "#site/paths/site-paths.ts";
import { LocationsPage } from "../features/locations/locations-page.tsx";
import type { SheetKind } from "../styles/page-kinds.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/own";
import { loadContent } from "#app/pages/content/content-data.ts";
import { SectionedPage } from "#app/pages/content/content-page.tsx";
import { renderEmailUs } from "#app/pages/form/email-us.tsx";
import { loadFavourites } from "#app/pages/saved/favourites-data.ts";
import { FavouritesPage } from "#app/pages/saved/favourites-page.tsx";
import { loadStockListing } from "#app/pages/listing/listing-data.ts";
import { loadLocations } from "#app/pages/locations/locations-data.ts";
import { loadModel, loadModels } from "#app/pages/content/range-data.ts";
import { listingMeta } from "#app/pages/listing/stock-listing-meta.ts";
import { StockListing } from "#app/pages/listing/stock-listing.tsx";
import { handle as searchHandle } from "./search.tsx";

type Kind = Route.ComponentProps["loaderData"]["kind"];

const sheetsOf: Record<Exclude<Kind, "content">, SheetKind[]> = {
  listing: ["listing"],
  saved: ["saved"],
  locations: ["content"],
};

/** The parameters that each kind of page depends on; every other kind is a text, which may have a form or a calculator. */
const pages: Partial<Record<SitePage, { parameters: readonly string[]; listing?: boolean }>> = {
  search: searchHandle,
  favourites: { parameters: ["ids", "saved", "own"] },
  locations: { parameters: ["postcode"] },
  models: { parameters: ["body"] },
};

export const handle = {
  /** A page of sections names its own sheets. */
  kinds: (loaded: { kind?: Kind; sheets?: SheetKind[] }) =>
    loaded.kind && loaded.kind !== "content" ? sheetsOf[loaded.kind] : (loaded.sheets ?? ["content"]),
  pages,
  parameters: ["car_id", ...financeParameters, ...calculatorParams],
};

const missing = () => data(null, { status: 404 });

/** Pages under paths that the site itself has chosen. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site } = page;
  const found = findPath(site, url.pathname);
  if (found?.is !== "own") throw missing();
  const { own } = found;
  switch (own.page) {
    case "search":
      return loadStockListing(url, page);
    case "locations":
      return loadLocations(url, page);
    case "favourites": {
      const { favourites } = site.settings;
      if (!favourites) throw missing();
      return loadFavourites(url, page, favourites);
    }
    case "models":
      return loadModels(url, page);
    case "model":
      return loadModel(own.slug ?? "", page);
    case "form": {
      // A subject without a page of its own has its form.
      const form = formAt(site.settings).get(own.path);
      if (!form) throw missing();
      throw redirect(siteFormPath(form));
    }
    default:
      return loadContent(own, page, url.searchParams);
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData === undefined) return [];
  return loaderData.kind === "listing" ? listingMeta(loaderData) : loaderData.head;
};

export default function OwnPage({ loaderData: page }: Route.ComponentProps) {
  switch (page.kind) {
    case "listing":
      return <StockListing {...page} />;
    case "locations":
      return <LocationsPage view={page.locations} emailUs={renderEmailUs} />;
    case "saved":
      return <FavouritesPage page={page.saved} own={page.own} />;
    case "content":
      return <SectionedPage content={page.content} />;
  }
}
