import { useEffect, useMemo } from "react";
import { RateNote } from "#app/features/card/card-repayment.tsx";
import { toCardView } from "#app/features/card/card-view.ts";
import { toHead } from "#app/features/chrome/page-head.ts";
import { cachedListing, rememberListing } from "#app/features/search/listing-cache.ts";
import { ListingPage } from "#app/features/search/listing-page.tsx";
import { listingSchema } from "#app/features/search/listing-schema.ts";
import { loadListing } from "#app/features/search/load-listing.ts";
import { unpack } from "#app/features/search/packed.ts";
import { UnknownSearchPage } from "#app/features/search/unknown-page.tsx";
import { buildGrammar, type SearchUrlSettings } from "#domain/search/search-grammar.ts";
import { ownParameters } from "#domain/search/search-query.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/search";
import { StockCard } from "./stock-card.tsx";

export const handle = {
  parameters: (settings: SearchUrlSettings) => ownParameters(buildGrammar(settings, {})),
};

export function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const source = { ...page, settings: page.site.settings, grammar: page.stock.grammar };
  return loadListing(url, page, (car) => toCardView(car, source));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return cachedListing(request.url, serverLoader);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const view = unpack(loaderData.packed);
  if (view.kind === "unknown") return [{ title: "Page not found" }, { name: "robots", content: "noindex" }];
  return toHead({ site: view.site, path: view.url, ...view.head, schema: listingSchema(view, view.site.origin) });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack(loaderData.packed), [loaderData]);
  useEffect(() => {
    if (view.kind === "listing") rememberListing(view.url, loaderData);
  }, [view, loaderData]);
  if (view.kind === "unknown") return <UnknownSearchPage view={view} />;
  return (
    <ListingPage
      view={view}
      renderCard={(card, index) => <StockCard card={card} variant={view.cardVariant} eager={index < 3} />}
    >
      {view.rateNote !== null && <RateNote text={view.rateNote} />}
    </ListingPage>
  );
}
