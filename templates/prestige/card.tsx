import { CardEnquire, CardTestDrive } from "#app/features/card/card-actions.tsx";
import { CardDealer } from "#app/features/card/card-dealer.tsx";
import { CardPictures } from "#app/features/card/card-pictures.tsx";
import { CardPrice } from "#app/features/card/card-price.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardRepayment } from "#app/features/card/card-repayment.tsx";
import { CardSimilar } from "#app/features/card/card-similar.tsx";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardTradeIn } from "#app/features/card/card-trade-in.tsx";
import { CardChips, CardName } from "#app/features/card/card-words.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/**
 * Lazy pictures can use `auto`, because their layout is known by then. The first ones may be the large featured card.
 */
const sizes = {
  eager: "(min-width:1200px) 64vw,(min-width:768px) 46vw,100vw",
  lazy: "auto,(min-width:1200px) 440px,(min-width:768px) 46vw,100vw",
};

/** Like a plate in a catalogue: picture, year and name, one price, one button. No border. */
export function PlateCard({ card, toggles, eager = false, headingLevel = 2, call }: CardProps) {
  const url = `/cars/${card.slug}`;
  const [, year, name] = /^(\d{4})\s(.+)$/.exec(card.heading) ?? [null, "", card.heading];
  const drive = <CardTestDrive card={card} url={url} asButton />;
  const dealer = <CardDealer card={card} />;
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <div className="card-picture">
        <CardPictures card={card} url={url} eager={eager} sizes={eager ? sizes.eager : sizes.lazy} />
        <CardTag card={card} />
        {toggles}
      </div>
      <div className="card-body">
        <CardName card={card} url={url} headingLevel={headingLevel}>
          {year && <span>{`${year} `}</span>}
          {name}
        </CardName>
        <p className="card-where">{[card.condition, card.place].filter(Boolean).join(", ")}</p>
        <p className="series">
          {card.badge && card.series ? `${card.badge}, ` : card.badge}
          <span>{card.series}</span>
        </p>
        <CardChips chips={card.chips} />
        <div className="card-money">
          <CardPrice price={card.price} />
          {card.similarUrl === null && <CardRepayment finance={card.finance} />}
        </div>
        {card.similarUrl === null ? (
          <div className="actions">
            <CardEnquire card={card} url={url} />
            {card.reserve ? <ButtonLink href={`${url}/${card.reserve}`}>Reserve</ButtonLink> : drive}
            <details className="card-more">
              <summary className={buttonClass()}>
                <span className="unseen">{`More for ${card.heading}`}</span>
              </summary>
              <div>
                {card.reserve && drive}
                {card.finance && <a href={`${url}/finance`}>Get Finance</a>}
                <CardTradeIn card={card} />
                {call}
                {dealer}
              </div>
            </details>
          </div>
        ) : (
          <CardSimilar url={card.similarUrl}>{dealer}</CardSimilar>
        )}
      </div>
    </article>
  );
}
