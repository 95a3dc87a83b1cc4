import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import type { NextSteps } from "#domain/form/form-descriptor.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import { Island } from "#app/islands/island.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SentPlace } from "./sent-choices.tsx";

type Props = {
  text: NextSteps;
  phone: string;
  car: { name: string; /** Year, make and model alone. */ short: string; url: string } | null;
  /** The form that was sent, and the location it went to. */
  form: string | null;
  /** The page where it can be seen again, where the address has its key. */
  own: string | null;
  /** The word for a drive with this vehicle, where one was booked: "Walk-through". */
  trial: string | null;
  place: SentPlace | null;
  listing: string;
  /** Cards of similar cars. */
  similar: ReactNode;
  /** The valuation of the visitor's own vehicle. */
  result?: ReactNode;
  /** The checkout of that car, which takes the valued vehicle along. */
  reserve?: string | null;
  /** The repayments that the valued vehicle leads to. */
  finance?: { label: string; url: string } | null;
};

export function SuccessPage({
  text: { title, steps },
  phone,
  car,
  form,
  own,
  trial,
  place,
  listing,
  similar,
  result = null,
  reserve = null,
  finance = null,
}: Props) {
  const say = useWords();
  const summary = <Island name="sent-summary" when="idle" props={{ form, place, trial, own }} />;
  return (
    <div className="wrap success">
      <div className="success-head">
        <Icon name="check" size={40} />
        <h1>{title}</h1>
        {car && (
          <p>
            {result ? "Towards" : "About"} the <a href={car.url}>{car.name}</a>
          </p>
        )}
      </div>
      {/* A visitor who asked for an estimate sees it first, and the answers below it. */}
      {result ?? summary}
      <h2>What happens next</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="success-buttons">
        {reserve !== null && car && (
          <ButtonLink variant="primary" href={reserve}>
            Reserve the {car.short} with this trade-in
          </ButtonLink>
        )}
        {finance && (
          <ButtonLink variant={reserve === null ? "primary" : "secondary"} href={finance.url}>
            {finance.label}
          </ButtonLink>
        )}
        <ButtonLink
          variant={reserve === null && finance === null ? "primary" : "secondary"}
          href={listing}
          data-last-search=""
        >
          Keep looking
        </ButtonLink>
        <ButtonLink icon="phone" href={telLink(place?.phone ?? phone)}>
          {place?.phone ?? phone}
        </ButtonLink>
      </p>
      {result && summary}
      {similar && (
        <section className="section">
          <div className="section-head">
            <h2>{say("Similar {vehicles}")}</h2>
          </div>
          <div className="grid-4 row">{similar}</div>
        </section>
      )}
    </div>
  );
}
