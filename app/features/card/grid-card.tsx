import { useWords } from "#app/copy/vehicle-words.ts";
import { similarLabel, similarText } from "#domain/car/buttons.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CardPictures } from "./card-pictures.tsx";
import { CardPrice } from "./card-price.tsx";
import type { CardProps } from "./card-props.ts";
import { CardRepayment } from "./card-repayment.tsx";
import { CardTag } from "./card-tag.tsx";
import { CardTradeIn } from "./card-trade-in.tsx";

/** Picture on top, price below: made for a grid of three, good for one column. */
export function GridCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const say = useWords();
  const Heading = `h${headingLevel}` as const;
  const url = `/cars/${card.slug}`;
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <div className="ph">
        <CardPictures card={card} url={url} eager={eager ?? false} />
        <CardTag card={card} />
        {toggles}
        {card.photos > 0 && (
          <span className="pc">
            <Icon name="photos" size={14} />
            {card.photos}
            <span className="vh"> photos</span>
          </span>
        )}
      </div>
      <div className="bd">
        <Heading>
          <a href={url}>{card.heading}</a>
        </Heading>
        <p className="sr">
          {`${card.badge} `}
          <span>{card.series}</span>
        </p>
        <ul className="ch">
          {card.chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
        {card.similarUrl === null ? (
          <>
            <CardPrice price={card.price} />
            <CardRepayment finance={card.finance} />
            <div className="ac">
              <a className="btn pri" href={`${url}/enquire`} data-dialog="">
                Enquire
              </a>
              {card.testDrive && (
                <a className="btn line" href={`${url}/test-drive`} data-dialog="">
                  {say("Test drive")}
                </a>
              )}
              {card.finance && (
                <a className="btn line" href={`${url}/finance`}>
                  Get Finance
                </a>
              )}
              {card.reserve && (
                <a className="btn line" href={`${url}/${card.reserve}`}>
                  Reserve
                </a>
              )}
              <CardTradeIn card={card} look="btn line" />
              {call}
            </div>
          </>
        ) : (
          <div className="sim">
            <p>{similarText}</p>
            <a className="btn line full" href={card.similarUrl} data-dialog="">
              {similarLabel}
            </a>
          </div>
        )}
        {card.dealerUrl !== null && (
          <a className="more-of" href={card.dealerUrl} rel="nofollow">
            See more from this dealer
          </a>
        )}
        <p className="lc">
          <i className="stop" />
          <b>{card.place}</b>
          <span>{card.condition}</span>
        </p>
      </div>
    </article>
  );
}
