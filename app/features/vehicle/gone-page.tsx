import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { similarLabel } from "#domain/card/buttons.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type GonePageProps = {
  heading: string | null;
  listing: string;
  similar: ReactNode;
  /** The form that asks the dealer to find such a car. */
  wish: string;
};

/** The page of a car that is gone or never existed: it shows what is in stock instead. */
export function GonePage({ heading, listing, similar, wish }: GonePageProps) {
  const say = useWords();
  return (
    <div className="wrap">
      <div className="error">
        <h1>{heading ? `This ${heading} has been sold` : say("We could not find that {vehicle}")}</h1>
        <p>{heading ? "It has left the yard." : "It may have been sold, or the address is mistyped."}</p>
        <p className="error-links">
          <ButtonLink variant="primary" href={listing}>
            {say("See all {vehicles}")}
          </ButtonLink>
          <ButtonLink href={wish} data-dialog="">
            {similarLabel}
          </ButtonLink>
        </p>
      </div>
      {similar && (
        <section>
          <div className="section-head">
            <h2>{heading ? "The closest we have now" : "Just arrived"}</h2>
          </div>
          <div className="grid-4 row">{similar}</div>
        </section>
      )}
    </div>
  );
}
