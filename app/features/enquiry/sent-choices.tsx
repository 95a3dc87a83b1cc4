import { unbroken } from "#app/ui/unbroken.ts";
import { useFormat } from "#app/copy/site-format.ts";
import { useSyncExternalStore } from "react";
import { calendarFile } from "#domain/lead/calendar-file.ts";
import { wordsOf } from "#domain/form/chosen-answers.ts";
import { timestampOf } from "#domain/time/local-time.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import { Button } from "#app/ui/button.tsx";
import { readSent, type SentChoices } from "./own-storage.ts";

/** The location that a form went to, as the server knows it. */
export type SentPlace = {
  name: string;
  lines: string[];
  phone: string;
  /** "open until 6 pm". */
  status: string;
  time_zone: string;
};

type Props = { form: string | null; place: SentPlace | null; car: string | null; trial: string | null };

/** Read once: a new object at each read would render for ever. */
let last: { form: string | null; choices: SentChoices | null } | null = null;
function choicesFor(form: string | null): SentChoices | null {
  if (last?.form !== form) last = { form, choices: readSent(form) };
  return last?.choices ?? null;
}
const never = () => () => undefined;

/** What was booked or chosen, from the visitor's own browser, and where it went. The server knows only the location. */
export function SentSummary({ form, place, car, trial }: Props) {
  const format = useFormat();
  const choices = useSyncExternalStore(
    never,
    () => choicesFor(form),
    () => null,
  );
  const when = choices?.booking ? wordsOf(choices.booking, "moment", format) : null;
  if (!place && !choices) return null;
  return (
    <dl className="success-choices">
      {when && <Row label="You asked for">{unbroken(when)}</Row>}
      {choices?.rows.map(({ label, value }) => (
        <Row key={label} label={label}>
          {unbroken(value)}
        </Row>
      ))}
      {place && (
        <>
          <Row label="Where">{[place.name, ...place.lines].join(", ")}</Row>
          <Row label="Phone">
            <a href={telLink(place.phone)}>{place.phone}</a>
          </Row>
          {place.status !== "" && (
            <Row label="We reply during opening hours">{unbroken(`${place.name} is ${place.status}`)}</Row>
          )}
        </>
      )}
      {choices?.booking && when && place && trial !== null && (
        <CalendarLink booking={choices.booking} place={place} car={car} trial={trial} />
      )}
    </dl>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const slotMs = 30 * 60 * 1000;

/** The file is made in the browser: no server learns who drives when. */
function CalendarLink({
  booking,
  place,
  car,
  trial,
}: Pick<Props, "car"> & { trial: string; booking: string; place: SentPlace }) {
  const [date = "", time = ""] = booking.split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const start = timestampOf(date, hours * 60 + minutes, place.time_zone);
  const save = () => {
    const file = calendarFile({
      id: `${booking}@${location.hostname}`,
      title: [trial, car].filter(Boolean).join(": "),
      place: [place.name, ...place.lines].join(", "),
      text: `${place.phone}\nThe dealer confirms the time with you.`,
      start,
      end: start + slotMs,
      at: Date.now(),
    });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
    link.download = "test-drive.ics";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div>
      <dd>
        <Button icon="calendar" onClick={save}>
          Add to calendar
        </Button>
      </dd>
    </div>
  );
}
