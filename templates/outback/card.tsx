import { CardEnquireOrCall, CardTestDrive } from "#app/features/card/card-actions.tsx";
import { CardDealer } from "#app/features/card/card-dealer.tsx";
import { CardLinks } from "#app/features/card/card-links.tsx";
import { CardPictures } from "#app/features/card/card-pictures.tsx";
import { CardPrice } from "#app/features/card/card-price.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardChips, CardName } from "#app/features/card/card-words.tsx";
import { PlateRow } from "./plate-row.tsx";
import { plateOf } from "./plate.ts";

const sizes = "(min-width:1200px) 440px,(min-width:768px) 46vw,100vw";

/**
 * No border: a line on top, weights on a plate. Upright on its own; in a list, picture, facts and price side by side.
 */
export function PlateCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const url = `/cars/${card.slug}`;
  const { cells, words } = plateOf(card.chips);
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <div className="card-picture">
        <CardPictures card={card} url={url} eager={eager ?? false} sizes={sizes} />
        <CardTag card={card} />
      </div>
      <div className="card-body">
        <p className="condition">{[card.condition, card.place].filter(Boolean).join(", ")}</p>
        <CardName card={card} url={url} headingLevel={headingLevel} />
        <p className="series">{`${card.badge} ${card.series}`}</p>
        {words.length > 0 && <CardChips chips={words} />}
        {cells.length > 0 && <PlateRow cells={cells} />}
      </div>
      <div className="card-cost">
        <CardPrice price={card.price} />
        <CardEnquireOrCall card={card} url={url} call={call} />
      </div>
      <div className="card-foot">
        {toggles}
        <CardDealer card={card} />
        <CardTestDrive card={card} url={url} />
        <CardLinks card={card} url={url} finance="Get Finance" />
      </div>
    </article>
  );
}
