import { unbroken } from "#app/ui/unbroken.ts";
import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import type { OwnReservation } from "#site/page-ports.ts";
import { Island } from "#app/islands/island.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CancelStep } from "./cancel-step.tsx";
import type { CancelText } from "./cancel-text.ts";
import type { ReservationText } from "./reservation-text.ts";

export type ReservationView = {
  own: Pick<OwnReservation, "reference" | "status" | "fee" | "handover">;
  text: ReservationText;
  token: string;
  /** The page itself, to which its buttons post. */
  path: string;
  checkout: string;
  car: { name: string; url: string };
  phone: string;
  /** The dealer's own text about the hold and the refund of the fee; null until it is paid. */
  terms: string | null;
  /** In words; null until it is paid, and if the terms name no time. */
  reservedUntil: string | null;
  /** What cancelling does; null if it is not paid, or the dealer has been asked. */
  cancel: CancelText | null;
  /** Whether the buyer is asked to confirm that. */
  isCancelling: boolean;
  carId: string;
  /** What is left of the hold. */
  leftMs: number;
};

/** The status of a reservation, for whoever has its token. */
export function ReservationPage({ view, error }: { view: ReservationView; error: string | null }) {
  const { money } = useFormat();
  const say = useWords();
  const { own, text, token, path, checkout, car, phone, leftMs } = view;
  if (view.isCancelling && view.cancel) return <CancelStep text={view.cancel} path={path} reference={own.reference} />;
  const offers = (what: ReservationText["offers"][number]) => text.offers.includes(what);
  return (
    <div className={`wrap success reservation is-${own.status}`}>
      <div className="success-head">
        <Icon name={text.icon} size={40} />
        <h1>{text.title}</h1>
        <div role="status">
          {text.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Island
          name="reservation-watch"
          when="idle"
          props={{
            token: text.waits ? token : null,
            status: own.status,
            carId: view.carId,
            path: own.status === "paid" ? path : null,
            leftMs: text.counts ? leftMs : null,
          }}
        />
        {error !== null && <p role="alert">{error}</p>}
      </div>
      <dl className="reservation-details">
        <Fact label="Reference" value={own.reference} />
        <Fact label={say("{Vehicle}")} value={car.name} />
        <Fact label={own.status === "paid" ? "Fee paid" : "Fee"} value={money(own.fee)} />
        {view.reservedUntil !== null && <Fact label="Reserved until" value={unbroken(view.reservedUntil)} />}
        {own.handover !== null && <Fact label="Handover" value={own.handover} />}
      </dl>
      {view.terms !== null && <Terms terms={view.terms} cancel={view.cancel} path={path} phone={phone} />}
      {text.steps.length > 0 && (
        <>
          <h2>What happens next</h2>
          <ol>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <form className="success-buttons" method="post" action={path}>
        {offers("pay") && (
          <Button submit variant={text.counts ? "primary" : "secondary"} name="act" value="pay">
            Pay {money(own.fee)} now
          </Button>
        )}
        {offers("calendar") && (
          <ButtonLink variant="primary" icon="calendar" href={`/api/reservations/${token}/calendar.ics`} download="">
            Add to calendar
          </ButtonLink>
        )}
        {offers("again") && (
          <ButtonLink variant="primary" href={checkout}>
            Try again
          </ButtonLink>
        )}
        {offers("cancel") && (
          <Button submit name="act" value="cancel">
            {say("Give the {vehicle} back")}
          </Button>
        )}
        <ButtonLink href={car.url}>{say("Back to the {vehicle}")}</ButtonLink>
        <ButtonLink icon="phone" href={telLink(phone)}>
          {phone}
        </ButtonLink>
      </form>
      {text.waits && (
        <noscript>
          <p className="reservation-back">
            <a className="more" href={path}>
              Look again
            </a>
          </p>
        </noscript>
      )}
    </div>
  );
}

/** The dealer's terms, and what a buyer can do who has changed their mind. */
function Terms({ terms, cancel, path, phone }: Pick<ReservationView, "cancel" | "path" | "phone"> & { terms: string }) {
  return (
    <div className="reservation-terms">
      <h2>How long it is held, and your fee</h2>
      <p>{terms}</p>
      {cancel === null ? (
        <p>
          Any questions? Call <a href={telLink(phone)}>{phone}</a> and quote your reference.
        </p>
      ) : (
        <>
          <h2>Have you changed your mind?</h2>
          <p>{cancel.lines.join(" ")}</p>
          <ButtonLink href={`${path}&cancel=1`}>{cancel.button}</ButtonLink>
        </>
      )}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
