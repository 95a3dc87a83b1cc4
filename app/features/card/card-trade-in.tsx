import { tradeInPath } from "#domain/car/trade-in-link.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { CardView } from "./card-view.ts";

/** 2.3: the trade-in button of a card, where the car allows it. */
export function CardTradeIn({ card, asButton }: { card: CardView; asButton?: boolean }) {
  const Link = asButton ? ButtonLink : "a";
  return card.tradeIn && <Link href={tradeInPath(card.id)}>Trade-in</Link>;
}
