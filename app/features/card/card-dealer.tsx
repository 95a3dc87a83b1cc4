import type { CardView } from "./card-view.ts";

/** 2.1: link to the other cars of the same dealership, on sites with several. */
export function CardDealer({ card: { dealerUrl }, look }: { card: CardView; look?: string }) {
  return (
    dealerUrl !== null && (
      <a className={look} href={dealerUrl} rel="nofollow">
        See more from this dealer
      </a>
    )
  );
}
