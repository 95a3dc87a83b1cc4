import { ButtonLink } from "#app/ui/button.tsx";
import type { CardView } from "./card-view.ts";

/** 2.1: link to the other cars of the same dealership, on sites with several. */
export function CardDealer({ card: { dealerUrl }, asButton }: { card: CardView; asButton?: boolean }) {
  const Link = asButton ? ButtonLink : "a";
  return (
    dealerUrl !== null && (
      <Link href={dealerUrl} rel="nofollow">
        See more from this dealer
      </Link>
    )
  );
}
