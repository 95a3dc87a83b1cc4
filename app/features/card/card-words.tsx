import type { ReactNode } from "react";
import type { CardView } from "./card-view.ts";

type Props = { card: CardView; url: string; headingLevel: 2 | 3; children?: ReactNode };

/** What the car is: its name as the way to its page, badge and series, chips. `children` is the name set otherwise. */
export function CardWords({ card, url, headingLevel, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading>
        <a href={url}>{children ?? card.heading}</a>
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
    </>
  );
}
