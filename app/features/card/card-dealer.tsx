import type { CardView } from "./card-view.ts";

/** 2.1: the way to the other cars of this one's dealership, on sites of several. */
export function CardDealer({ card: { dealerUrl }, look }: { card: CardView; look?: string }) {
  return (
    dealerUrl !== null && (
      <a className={look} href={dealerUrl} rel="nofollow">
        See more from this dealer
      </a>
    )
  );
}
