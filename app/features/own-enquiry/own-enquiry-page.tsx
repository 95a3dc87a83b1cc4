import type { ReactNode } from "react";
import { longestQuestion } from "#domain/own-enquiry/lead-event.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { controlProps, Field } from "#app/ui/field.tsx";
import { unbroken } from "#app/ui/unbroken.ts";
import { BookingPart } from "./booking-part.tsx";
import type { Fact, OwnEnquiryView, OwnRefused } from "./own-enquiry-view.ts";

type Props = {
  view: OwnEnquiryView;
  refused: OwnRefused | null;
  /** The card of the vehicle as it is now. */
  card: ReactNode;
};

/** What a visitor sent, and what they can still do about it. Every change is one plain form. */
export function OwnEnquiryPage({ view, refused, card }: Props) {
  const { car, reservation, estimate, alerts, place } = view;
  const phone = place?.phone || view.phone;
  return (
    <div className="wrap own-page">
      <header className="own-head">
        <h1>{view.title}</h1>
        <p>Sent on {unbroken(view.sent)}. Only this link opens this page, so keep it to yourself.</p>
        <p className="own-said" role="status">
          {view.said}
        </p>
      </header>
      <div className="own-main">
        {view.booking && <BookingPart booking={view.booking} path={view.path} refused={refused} />}
        {reservation && (
          <Part title="Your reservation">
            <Facts facts={reservation.facts} />
            <p>
              <ButtonLink variant="primary" href={reservation.url}>
                {reservation.label}
              </ButtonLink>
            </p>
          </Part>
        )}
        {view.steps.length > 0 && (
          <Part title="What happens next">
            <ol className="own-steps">
              {view.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Part>
        )}
        <Question path={view.path} refused={refused?.act === "ask" ? refused : null} />
        <Part title="What you sent">
          <Facts facts={view.answers} />
          {estimate !== null && (
            <p>
              <a className="more" href={estimate}>
                See your estimate again
              </a>
            </p>
          )}
        </Part>
        {view.history.length > 0 && (
          <Part title="What you did since">
            <Facts facts={view.history} />
          </Part>
        )}
      </div>
      <aside className="own-side">
        {car && (
          <>
            <h2>{car.name}</h2>
            {car.note !== null && <p>{car.note}</p>}
          </>
        )}
        {card}
        <h2>{place?.name ?? "Talk to us"}</h2>
        {place?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <ButtonLink icon="phone" href={telLink(phone)}>
            {phone}
          </ButtonLink>
        </p>
        {alerts && (
          <p>
            {alerts.text}{" "}
            <a className="more" href={alerts.url}>
              See and change them
            </a>
          </p>
        )}
      </aside>
    </div>
  );
}

function Question({ path, refused }: { path: string; refused: OwnRefused | null }) {
  const field = { id: "own-question", error: refused?.error ?? null };
  return (
    <Part title="Ask or add something">
      <form className="own-form" method="post" action={path}>
        <Field {...field} label="Your message" hint="It goes to the people who have your enquiry.">
          <textarea
            {...controlProps({ ...field, hint: "yes" })}
            name="value"
            rows={4}
            maxLength={longestQuestion}
            required
            defaultValue={refused?.value ?? ""}
          />
        </Field>
        <Button submit name="act" value="ask">
          Send the message
        </Button>
      </form>
    </Part>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="own-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="own-facts">
      {facts.map(({ label, value }) => (
        // Two changes of one minute have the same label.
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
