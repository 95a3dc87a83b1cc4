import { useWords } from "#app/copy/vehicle-words.ts";
import { CardDealer } from "#app/features/card/card-dealer.tsx";
import { CardPictures } from "#app/features/card/card-pictures.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardRepayment } from "#app/features/card/card-repayment.tsx";
import { CardSimilar } from "#app/features/card/card-similar.tsx";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardTradeIn } from "#app/features/card/card-trade-in.tsx";
import { CardFacts } from "#app/features/card/card-words.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PlanPrice } from "./price.tsx";

/** The car on a tile of colour, its price before its name, and one thing to press. The card itself has no frame. */
export function TileCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const url = `/cars/${card.slug}`;
  const gone = card.similarUrl !== null;
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <div className="ph">
        <CardPictures card={card} url={url} eager={eager ?? false} />
        <CardTag card={card} />
      </div>
      <Heading>
        <a href={url}>{card.heading}</a>
      </Heading>
      <PlanPrice price={card.price} />
      <CardFacts card={card} />
      {!gone && <CardRepayment finance={card.finance} />}
      <div className="lr">
        <p className="lc">
          <Icon name="pin" size={16} />
          {`${card.place}, ${card.condition.toLowerCase()}`}
        </p>
        {toggles}
      </div>
      {gone ? <CardSimilar url={card.similarUrl ?? url} /> : <Next card={card} url={url} call={call} />}
    </article>
  );
}

/** The next step, the question, and the rest behind three dots: they open without a script, one card at a time. */
function Next({ card, url, call }: Pick<CardProps, "card" | "call"> & { url: string }) {
  const say = useWords();
  return (
    <div className="ac">
      {card.reserve && (
        <a className="btn pri" href={`${url}/${card.reserve}`}>
          Reserve
        </a>
      )}
      <a className={card.reserve ? "btn line" : "btn pri"} href={`${url}/enquire`} data-dialog="">
        Enquire
      </a>
      <details name="more">
        <summary aria-label={`More for ${card.heading}`} />
        <div>
          {card.finance && (
            <a className="btn line" href={`${url}/finance`}>
              Get Finance
            </a>
          )}
          {card.testDrive && (
            <a className="btn line" href={`${url}/test-drive`} data-dialog="">
              {card.trial ?? say("{Test drive}")}
            </a>
          )}
          <CardTradeIn card={card} look="btn line" />
          {call}
          <CardDealer card={card} look="btn line" />
        </div>
      </details>
    </div>
  );
}
