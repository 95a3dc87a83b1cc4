import { Suspense, useEffect, useMemo } from "react";
import type { BudgetView } from "#app/features/budget/budget-view.ts";
import { RateNote } from "#app/features/card/card-repayment.tsx";
import type { CardView } from "#app/features/card/card-view.ts";
import { BrowseStrips, type Strips } from "#app/features/finder/strips.tsx";
import { rememberListing } from "#app/features/search/listing-cache.ts";
import { ListingPage } from "#app/features/search/listing-page.tsx";
import type { ListingView } from "#app/features/search/listing-view.ts";
import type { ListingData } from "#app/features/search/load-listing.ts";
import { late } from "#app/ui/late.ts";
import { unpack } from "#app/packed.ts";
import { UnknownSearchPage } from "#app/features/search/unknown-page.tsx";
import { useSlots } from "#app/templates/use-slots.ts";
import { StockCard } from "./stock-card.tsx";

const loadBudget = async () => (await import("#app/features/budget/listing-budget.tsx")).ListingBudget;
const ListingBudget = import.meta.env.SSR ? await loadBudget() : late(loadBudget);

/** Pictures of the first row are fetched at once. */
const cardsAtOnce = 3;

type Listing = ListingData<CardView> & { strips: Strips; budget: BudgetView | null };

export function StockListing({ listing }: { listing: Listing }) {
  const { Listing } = useSlots();
  const view = useMemo(() => unpack(listing.packed), [listing]);
  useEffect(() => {
    // What was typed belongs to this visit of the page, not to its address.
    if (view.kind === "listing" && view.chips.every(({ words }) => words === undefined)) {
      rememberListing(view.url, listing);
    }
  }, [view, listing]);
  if (view.kind === "unknown") return <UnknownSearchPage view={view} />;
  return (
    <ListingPage
      view={view}
      Layout={Listing}
      renderCard={(card, index) => <StockCard card={card} eager={index < cardsAtOnce} />}
    >
      {listing.budget && (
        <Suspense>
          {/* Keyed by the search: a new one starts anew. */}
          <ListingBudget key={listing.budget.within} view={listing.budget} />
        </Suspense>
      )}
      {view.rateNote !== null && (listing.budget?.rates || showsRates(view)) && <RateNote text={view.rateNote} />}
      <BrowseStrips {...listing.strips} />
    </ListingPage>
  );
}

/** The warning belongs to the repayments: where there are none, it would only puzzle. */
function showsRates({ nodes }: ListingView<CardView>): boolean {
  return nodes.some((node) => node.kind === "item" && Boolean(node.item.finance?.repayment));
}
