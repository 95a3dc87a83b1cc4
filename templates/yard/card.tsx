import { useWords } from "#app/copy/vehicle-words.ts";
import { CardLinks } from "#app/features/card/card-links.tsx";
import { CardPictures, PhotoCount } from "#app/features/card/card-pictures.tsx";
import { CardPrice } from "#app/features/card/card-price.tsx";
import type { CardProps } from "#app/features/card/card-props.ts";
import { CardRepayment } from "#app/features/card/card-repayment.tsx";
import { CardSimilar } from "#app/features/card/card-similar.tsx";
import { CardTag } from "#app/features/card/card-tag.tsx";
import { CardPlace, CardWords } from "#app/features/card/card-words.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** The windscreen ticket: the price in a solid block of the brand's colour, with the heaviest figures on the page. */
export function TicketCard({ card, toggles, eager, headingLevel = 2, call }: CardProps) {
  const say = useWords();
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
      {card.similarUrl === null ? (
        <>
          <CardRepayment finance={card.finance} />
          <div className="actions">
            <ButtonLink variant="primary" href={`${url}/enquire`} data-dialog="">
              Enquire
            </ButtonLink>
            {call}
          </div>
          <div className="card-row">
            {card.testDrive && (
              <a href={`${url}/test-drive`} data-dialog="">
                {card.trial ?? say("{Test drive}")}
              </a>
            )}
            <CardLinks card={card} url={url} finance="Finance" />
          </div>
        </>
      ) : (
        <CardSimilar url={card.similarUrl} variant="primary" />
      )}
      <div className="card-place">
        {toggles}
        <p>
          <CardPlace card={card} /> {card.condition !== "" && <span>{card.condition}</span>}
        </p>
      </div>
    </article>
  );
}
