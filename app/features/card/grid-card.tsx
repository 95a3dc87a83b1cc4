import { CardEnquire, CardTestDrive } from "./card-actions.tsx";
import { CardLinks } from "./card-links.tsx";
import { CardPictures, PhotoCount } from "./card-pictures.tsx";
import { CardPrice } from "./card-price.tsx";
import type { CardProps } from "./card-props.ts";
import { CardRepayment } from "./card-repayment.tsx";
import { CardSimilar } from "./card-similar.tsx";
import { CardTag } from "./card-tag.tsx";
import { CardPlace, CardWords } from "./card-words.tsx";

/** Picture on top, price below, location and number at the foot: for a grid of three, also good for one column. */
export function GridCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const url = `/cars/${card.slug}`;
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <div className="card-picture">
        <CardPictures card={card} url={url} eager={eager ?? false} />
        <CardTag card={card} />
        {toggles}
        <PhotoCount photos={card.photos} />
      </div>
      <div className="card-body">
        <CardWords card={card} url={url} headingLevel={headingLevel} />
        {card.similarUrl === null ? (
          <>
            <CardPrice price={card.price} />
            <CardRepayment finance={card.finance} />
            <div className="actions">
              <CardEnquire card={card} url={url} />
              <CardTestDrive card={card} url={url} asButton />
            </div>
            <div className="card-links">
              <CardLinks card={card} url={url} finance="Get Finance" />
            </div>
          </>
        ) : (
          <CardSimilar url={card.similarUrl} />
        )}
        <div className="card-place">
          <i className="stop" />
          <CardPlace card={card} />
          {card.condition !== "" && <span>{card.condition}</span>}
          {call}
        </div>
      </div>
    </article>
  );
}
