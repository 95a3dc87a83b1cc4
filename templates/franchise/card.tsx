import { CardEnquire, CardTestDrive } from "#app/features/card/card-actions.tsx";
import { CardLinks } from "#app/features/card/card-links.tsx";
import { CardDealer } from "#app/features/card/card-dealer.tsx";
import { CardPictures } from "#app/features/card/card-pictures.tsx";
import { CardPrice } from "#app/features/card/card-price.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardRepayment } from "#app/features/card/card-repayment.tsx";
import { CardSimilar } from "#app/features/card/card-similar.tsx";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardWords } from "#app/features/card/card-words.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/icon.tsx";
import { headingParts } from "#domain/car/title.ts";

/** No border: the car on a white floor, a hairline, then its name in wide letters. */
export function ShowroomCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const { year, make, model } = headingParts(card.heading);
  const url = `/cars/${card.slug}`;
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <div className="card-picture">
        <CardPictures card={card} url={url} eager={eager ?? false} />
        <CardTag card={card} />
        <div className="card-toggles">{toggles}</div>
      </div>
      <div className="card-body">
        <CardWords card={card} url={url} headingLevel={headingLevel}>
          <span>{`${year} ${make} `}</span>
          {model}
        </CardWords>
        {card.similarUrl === null ? (
          <>
            <CardPrice price={card.price} />
            <CardRepayment finance={card.finance} />
            <div className="actions">
              <CardEnquire card={card} url={url} />
              <CardTestDrive card={card} url={url} asButton />
              <details className="card-more">
                <summary className={buttonClass({ variant: "plain" })}>
                  More
                  <span className="unseen"> for {card.heading}</span>
                  <Icon name="chevron" size={16} />
                </summary>
                <div>
                  <CardLinks card={card} url={url} finance="Get Finance" />
                  {call}
                </div>
              </details>
            </div>
          </>
        ) : (
          <CardSimilar url={card.similarUrl} full={false} />
        )}
        <p className="card-place">
          {[card.condition, card.place].filter(Boolean).join(", ")}
          <CardDealer card={card} />
        </p>
      </div>
    </article>
  );
}
