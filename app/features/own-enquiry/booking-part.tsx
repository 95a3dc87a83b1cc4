import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FieldError, FieldGroup } from "#app/ui/field.tsx";
import { unbroken } from "#app/ui/unbroken.ts";
import type { OwnEnquiryView, OwnRefused } from "./own-enquiry-view.ts";

type Booking = NonNullable<OwnEnquiryView["booking"]>;
type Props = { booking: Booking; path: string; refused: OwnRefused | null };

/** The time that is booked, with what can be done about it. */
export function BookingPart({ booking, path, refused }: Props) {
  const { time, when, state, isOff, calendar, mayCallOff, move } = booking;
  return (
    <section className="own-part own-booking">
      <h2>{isOff ? "Cancelled" : "Your time"}</h2>
      <p className="own-when">
        <time dateTime={time}>{isOff ? <s>{unbroken(when)}</s> : unbroken(when)}</time>
      </p>
      <p>{state}</p>
      {refused && refused.act !== "ask" && <FieldError id="own-booking" error={refused.error} />}
      {calendar !== null && (
        <p>
          <ButtonLink icon="calendar" href={calendar} download="">
            Add to calendar
          </ButtonLink>
        </p>
      )}
      {move && <Move move={move} path={path} />}
      {mayCallOff && (
        <details className="own-more">
          <summary>Cancel it</summary>
          <p>
            The time becomes free for somebody else, and we are told at once. You can choose another time afterwards.
          </p>
          <form method="post" action={path}>
            <Button submit variant="primary" name="act" value="call-off">
              Yes, cancel it
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}

function Move({ move: { label, isOpen, days, times }, path }: { move: NonNullable<Booking["move"]>; path: string }) {
  return (
    <details className="own-more" id="move" open={isOpen}>
      <summary>{label}</summary>
      <nav aria-label="Days with free times">
        <ul className="own-days">
          {days.map((day) => (
            <li key={day.value}>
              <a href={day.url} aria-current={day.isShown ? "true" : undefined}>
                {day.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action={path}>
        <FieldGroup className="own-times" label="Free times on that day" radio>
          {times.map((time) => (
            <label key={time.value}>
              <input type="radio" name="value" value={time.value} required />
              <span>{time.label}</span>
            </label>
          ))}
        </FieldGroup>
        <Button submit variant="primary" name="act" value="move">
          Take this time
        </Button>
      </form>
    </details>
  );
}
