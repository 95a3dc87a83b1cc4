import { useWords } from "#app/copy/vehicle-words.ts";
import { CardDealer } from "#app/features/card/card-dealer.tsx";
import { CardPictures } from "#app/features/card/card-pictures.tsx";
import { CardPrice } from "#app/features/card/card-price.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardRepayment } from "#app/features/card/card-repayment.tsx";
import { CardSimilar } from "#app/features/card/card-similar.tsx";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardTradeIn } from "#app/features/card/card-trade-in.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PlateRow } from "./plate-row.tsx";
import { plateOf } from "./plate.ts";

const sizes = "(min-width:1200px) 440px,(min-width:768px) 46vw,100vw";

/**
 * No border: a line on top, weights on a plate. Upright on its own; in a list, picture, facts and price side by side.
 */
export function PlateCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const say = useWords();
  const Heading = `h${headingLevel}` as const;
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
        <Heading>
          <a href={url}>{card.heading}</a>
        </Heading>
        <p className="series">{`${card.badge} ${card.series}`}</p>
        {words.length > 0 && (
          <ul className="chips">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        )}
        {cells.length > 0 && <PlateRow cells={cells} />}
      </div>
      <div className="card-cost">
        <CardPrice price={card.price} />
        {card.similarUrl === null ? (
          <>
            <CardRepayment finance={card.finance} />
            <div className="actions">
              <ButtonLink variant="primary" href={`${url}/enquire`} data-dialog="">
                Enquire
              </ButtonLink>
              {call}
            </div>
          </>
        ) : (
          <CardSimilar url={card.similarUrl} />
        )}
      </div>
      <div className="card-foot">
        {toggles}
        <CardDealer card={card} />
        {card.testDrive && (
          <a href={`${url}/test-drive`} data-dialog="">
            {card.trial ?? say("{Test drive}")}
          </a>
        )}
        {card.finance && <a href={`${url}/finance`}>Get Finance</a>}
        <CardTradeIn card={card} />
        {card.reserve && <a href={`${url}/${card.reserve}`}>Reserve</a>}
      </div>
    </article>
  );
}
