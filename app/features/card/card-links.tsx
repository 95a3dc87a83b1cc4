import { CardTradeIn } from "./card-trade-in.tsx";
import type { CardView } from "./card-view.ts";

type Props = { card: CardView; url: string; finance: "Get Finance" | "Finance" };

/** 2.3: further links of a card, below its buttons. */
export function CardLinks({ card, url, finance }: Props) {
  return (
    <>
      {card.finance && <a href={`${url}/finance`}>{finance}</a>}
      <CardTradeIn card={card} />
      {card.reserve && <a href={`${url}/${card.reserve}`}>Reserve</a>}
    </>
  );
}
