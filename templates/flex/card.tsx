import { CardEnquire, CardTestDrive } from "#app/features/card/card-actions.tsx";
import { CardDealer } from "#app/features/card/card-dealer.tsx";
import { CardPictures } from "#app/features/card/card-pictures.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardRepayment } from "#app/features/card/card-repayment.tsx";
import { CardSimilar } from "#app/features/card/card-similar.tsx";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardTradeIn } from "#app/features/card/card-trade-in.tsx";
import { CardFacts, CardName } from "#app/features/card/card-words.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PlanPrice } from "./price.tsx";

/** The car on a coloured tile, the price before the name, one main button. The card has no border. */
export function TileCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const url = `/cars/${card.slug}`;
  const gone = card.similarUrl !== null;
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <div className="card-picture">
        <CardPictures card={card} url={url} eager={eager ?? false} />
        <CardTag card={card} />
      </div>
      <CardName card={card} url={url} headingLevel={headingLevel} />
      <PlanPrice price={card.price} />
      <CardFacts card={card} />
      {!gone && <CardRepayment finance={card.finance} />}
      <div className="card-place-row">
        <p className="card-place">
          <Icon name="pin" size={16} />
          {[card.place, card.condition.toLowerCase()].filter(Boolean).join(", ")}
        </p>
        {toggles}
      </div>
      {gone ? <CardSimilar url={card.similarUrl ?? url} /> : <Next card={card} url={url} call={call} />}
    </article>
  );
}

/**
 * The main button, the enquiry, and a three-dots menu with the rest. It opens without a script, on one card at a time.
 */
function Next({ card, url, call }: Pick<CardProps, "card" | "call"> & { url: string }) {
  return (
    <div className="actions">
      {card.reserve && (
        <ButtonLink variant={card.subscribe ? "secondary" : "primary"} href={`${url}/${card.reserve}`}>
          Reserve
        </ButtonLink>
      )}
      <CardEnquire card={card} url={url} variant={card.reserve && !card.subscribe ? "secondary" : "primary"} />
      <details name="more">
        <summary aria-label={`More for ${card.heading}`} />
        <div>
          {card.finance && <ButtonLink href={`${url}/finance`}>Get Finance</ButtonLink>}
          <CardTestDrive card={card} url={url} asButton />
          <CardTradeIn card={card} asButton />
          {call}
          <CardDealer card={card} asButton />
        </div>
      </details>
    </div>
  );
}
