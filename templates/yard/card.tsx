import { CardEnquireOrCall, CardTestDrive } from "#app/features/card/card-actions.tsx";
import { CardLinks } from "#app/features/card/card-links.tsx";
import { CardPictures, PhotoCount } from "#app/features/card/card-pictures.tsx";
import { CardPrice } from "#app/features/card/card-price.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardPlace, CardWords } from "#app/features/card/card-words.tsx";

/** The windscreen ticket: the price in a solid block of the brand's colour, with the heaviest figures on the page. */
export function TicketCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const url = `/cars/${card.slug}`;
  return (
    <article className={card.state === "available" ? "card" : `card is-${card.state}`}>
      <div className="card-picture">
        <CardPictures card={card} url={url} eager={eager ?? false} />
        <CardTag card={card} />
        <PhotoCount photos={card.photos} />
      </div>
      <div className="card-body">
        <CardWords card={card} url={url} headingLevel={headingLevel} />
      </div>
      <CardPrice price={card.price} />
      <CardEnquireOrCall card={card} url={url} call={call} variant="primary">
        <div className="card-row">
          <CardTestDrive card={card} url={url} />
          <CardLinks card={card} url={url} finance="Finance" />
        </div>
      </CardEnquireOrCall>
      <div className="card-place">
        {toggles}
        <p>
          <CardPlace card={card} /> {card.condition !== "" && <span>{card.condition}</span>}
        </p>
      </div>
    </article>
  );
}
