import type { ReactNode } from "react";
import type { CardView } from "./card-view.ts";

type Props = { card: CardView; url: string; headingLevel: 2 | 3; children?: ReactNode };

/** The car's name as a link to its page. `children` is the name in another form. */
export function CardName({ card, url, headingLevel, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading>
      <a href={url}>{children ?? card.heading}</a>
    </Heading>
  );
}

/** Name, badge and series, chips. */
export function CardWords(props: Props) {
  return (
    <>
      <CardName {...props} />
      <CardFacts card={props.card} />
    </>
  );
}

/** Badge and series, chips. */
export function CardFacts({ card }: { card: CardView }) {
  return (
    <>
      <p className="series">
        {`${card.badge} `}
        <span>{card.series}</span>
      </p>
      <CardChips chips={card.chips} />
    </>
  );
}

export function CardChips({ chips }: { chips: readonly string[] }) {
  return (
    <ul className="chips">
      {chips.map((chip) => (
        <li key={chip}>{chip}</li>
      ))}
    </ul>
  );
}

/** The car's location; with several dealerships a link to the other cars of this one (2.1). */
export function CardPlace({ card: { place, dealerUrl } }: { card: CardView }) {
  if (dealerUrl === null) return <b>{place}</b>;
  return (
    <a href={dealerUrl} rel="nofollow">
      <b>{place}</b>
      <span className="unseen">, see more from this dealer</span>
    </a>
  );
}
