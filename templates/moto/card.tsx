import type { CSSProperties } from "react";
import { CardEnquireOrCall, CardTestDrive } from "#app/features/card/card-actions.tsx";
import { CardDealer } from "#app/features/card/card-dealer.tsx";
import { CardLinks } from "#app/features/card/card-links.tsx";
import { CardPictures } from "#app/features/card/card-pictures.tsx";
import { CardPrice } from "#app/features/card/card-price.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardChips, CardName } from "#app/features/card/card-words.tsx";
import { headingParts } from "#domain/car/title.ts";
import { figureIn } from "./figure.ts";

/** The power at which the bar is full, in kilowatts. */
const fullPower = 120;

/** A cell with the car's first figure above the picture and its power as a row of ticks above the price. */
export function RevCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
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
      <CardName card={card} url={url} headingLevel={headingLevel}>
        <span className="unseen">{`${year} `}</span>
        <small>{`${make} `}</small>
        {model}
      </CardName>
      <p className="series">
        {[`${year} ${card.badge}`.trim(), card.series].filter(Boolean).join(", ")}{" "}
        <span>{[card.condition, card.place].filter(Boolean).join(", ")}</span>
      </p>
      <CardChips chips={facts} />
      {power > 0 && (
        <i className="power-bar" style={{ "--v": `${Math.min(power / fullPower, 1) * 100}%` } as CSSProperties} />
      )}
      <CardPrice price={card.price} />
      <CardEnquireOrCall card={card} url={url} call={call} variant="primary" />
      <div className="card-more-links">
        {toggles}
        <CardTestDrive card={card} url={url} />
        <CardLinks card={card} url={url} finance="Finance" />
        <CardDealer card={card} />
      </div>
    </article>
  );
}
