import { useWords } from "#app/copy/vehicle-words.ts";
import { CardPictures } from "#app/features/card/card-pictures.tsx";
import { CardPrice } from "#app/features/card/card-price.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardRepayment } from "#app/features/card/card-repayment.tsx";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardTradeIn } from "#app/features/card/card-trade-in.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { similarLabel, similarText } from "#domain/car/buttons.ts";

/** The windscreen ticket: the price in a solid block of the brand's colour, with the heaviest figures on the page. */
export function TicketCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const say = useWords();
  const Heading = `h${headingLevel}` as const;
  const url = `/cars/${card.slug}`;
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <div className="ph">
        <CardPictures card={card} url={url} eager={eager ?? false} />
        <CardTag card={card} />
        <span className="pc">
          {card.photos > 0 && (
            <>
              <Icon name="photos" size={14} />
              {card.photos}
              <span className="vh"> photos</span>
            </>
          )}
        </span>
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
      </div>
      <CardPrice price={card.price} />
      {card.similarUrl === null ? (
        <>
          <CardRepayment finance={card.finance} />
          <div className="ac">
            <a className="btn pri" href={`${url}/enquire`} data-dialog="">
              Enquire
            </a>
            {call}
          </div>
        </>
      ) : (
        <div className="sim">
          <p>{similarText}</p>
          <a className="btn pri full" href={card.similarUrl}>
            {similarLabel}
          </a>
        </div>
      )}
      <div className="yr">
        {toggles}
        {card.testDrive && (
          <a href={`${url}/test-drive`} data-dialog="">
            {say("Test drive")}
          </a>
        )}
        {card.finance && <a href={`${url}/finance`}>Finance</a>}
        <CardTradeIn card={card} />
        {card.reserve && <a href={`${url}/${card.reserve}`}>Reserve</a>}
      </div>
      <p className="lc">
        <b>{card.place}</b>
        {card.dealerUrl === null ? (
          <span>{card.condition}</span>
        ) : (
          <a href={card.dealerUrl} rel="nofollow">
            See more from this dealer
          </a>
        )}
      </p>
    </article>
  );
}
