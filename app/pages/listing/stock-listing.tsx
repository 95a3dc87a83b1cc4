import type { BudgetView } from "#app/features/budget/budget-view.ts";
import { RateNote } from "#app/features/card/card-repayment.tsx";
import { OwnPaymentNote } from "#app/features/card/own-payment-note.tsx";
import type { CardView } from "#app/features/card/card-view.ts";
import { BrowseStrips, type Strips } from "#app/features/finder/strips.tsx";
import { ListingPage } from "#app/features/search/listing-page.tsx";
import type { ListingView } from "#app/features/search/listing-view.ts";
import type { ListingData } from "#app/features/search/load-listing.ts";
import { Island } from "#app/islands/island.tsx";
import { UnknownSearchPage } from "#app/features/search/unknown-page.tsx";
import { useSlots } from "#app/templates/use-slots.ts";
import { StockCard } from "#app/pages/card/stock-card.tsx";

/** Pictures of the first row are fetched at once. */
const cardsAtOnce = 3;

type Props = ListingData<CardView> & { strips: Strips; budget: BudgetView | null };

export function StockListing({ listing: view, version, strips, budget }: Props) {
  const { Listing } = useSlots();
  if (view.kind === "unknown") return <UnknownSearchPage view={view} />;
  return (
    <ListingPage
      view={view}
      version={version}
      Layout={Listing}
      note={view.rateNote !== null && <OwnPaymentNote />}
      renderCard={(card, index) => <StockCard card={card} eager={index < cardsAtOnce} />}
    >
      {budget && <Island name="budget" when="visible" props={{ view: budget, look: "listing" }} />}
      {view.rateNote !== null && (budget?.lender || showsRates(view)) && <RateNote text={view.rateNote} />}
      <BrowseStrips {...strips} />
    </ListingPage>
  );
}

/** The warning is shown only together with repayments. */
function showsRates({ nodes }: ListingView<CardView>): boolean {
  return nodes.some((node) => node.kind === "item" && Boolean(node.item.finance?.repayment));
}
