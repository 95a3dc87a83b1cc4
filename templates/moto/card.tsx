import { useWords } from "#app/copy/vehicle-words.ts";
import type { CSSProperties } from "react";
import { CardDealer } from "#app/features/card/card-dealer.tsx";
import { CardPictures } from "#app/features/card/card-pictures.tsx";
import { CardPrice } from "#app/features/card/card-price.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardRepayment } from "#app/features/card/card-repayment.tsx";
import { CardSimilar } from "#app/features/card/card-similar.tsx";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardTradeIn } from "#app/features/card/card-trade-in.tsx";
import { headingParts } from "#domain/car/title.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { figureIn } from "./figure.ts";

/** The power at which the bar is full, in kilowatts. */
const fullPower = 120;

/** A cell with the car's first figure above the picture and its power as a row of ticks above the price. */
export function RevCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const say = useWords();
  const Heading = `h${headingLevel}` as const;
  const url = `/cars/${card.slug}`;
  const { year, make, model } = headingParts(card.heading);
  const [lead = "", mark = "", ...others] = card.chips;
  const figure = figureIn(lead);
  const boxed = figure !== null && mark !== "" && figureIn(mark) === null;
  const facts = figure === null ? card.chips : boxed ? others : card.chips.slice(1);
  const power = Number(card.chips.map((chip) => /([\d.]+) kW$/.exec(chip)?.[1]).find(Boolean));
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <p className="card-top">
        {figure && (
          <b>
            {figure.amount}
            <small>{figure.unit}</small>
          </b>
        )}
        {boxed && <span>{mark}</span>}
      </p>
      <div className="card-picture">
        <CardPictures card={card} url={url} eager={eager ?? false} />
        <CardTag card={card} />
      </div>
      <Heading>
        <a href={url}>
          <span className="unseen">{`${year} `}</span>
          <small>{`${make} `}</small>
          {model}
        </a>
      </Heading>
      <p className="series">
        {[`${year} ${card.badge}`.trim(), card.series].filter(Boolean).join(", ")}{" "}
        <span>{[card.condition, card.place].filter(Boolean).join(", ")}</span>
      </p>
      <ul className="chips">
        {facts.map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
      {power > 0 && (
        <i className="power-bar" style={{ "--v": `${Math.min(power / fullPower, 1) * 100}%` } as CSSProperties} />
      )}
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
        <CardSimilar url={card.similarUrl} variant="primary" />
      )}
      <div className="card-more-links">
        {toggles}
        {card.testDrive && (
          <a href={`${url}/test-drive`} data-dialog="">
            {card.trial ?? say("{Test drive}")}
          </a>
        )}
        {card.finance && <a href={`${url}/finance`}>Finance</a>}
        <CardTradeIn card={card} />
        {card.reserve && <a href={`${url}/${card.reserve}`}>Reserve</a>}
        <CardDealer card={card} />
      </div>
    </article>
  );
}
