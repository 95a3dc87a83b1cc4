import { tradeInPath } from "#domain/car/trade-in-link.ts";
import type { CardView } from "./card-view.ts";

/** 2.3: the trade-in button of a card, where the car allows it. */
export function CardTradeIn({ card, look }: { card: CardView; look?: string }) {
  return (
    card.tradeIn && (
      <a className={look} href={tradeInPath(card.id)}>
        Trade-in
      </a>
    )
  );
}
