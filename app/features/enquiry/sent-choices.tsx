import { unbroken } from "#app/ui/unbroken.ts";
import { useFormat } from "#app/copy/site-format.ts";
import { useSyncExternalStore } from "react";
import { wordsOf } from "#domain/form/chosen-answers.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import { calendarPathOf } from "./calendar-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
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

/** `own`: the page where it can be seen again, where this browser does not know it. */
type Props = { form: string | null; place: SentPlace | null; trial: string | null; own: string | null };

/** Read once: a new object at each read would render for ever. */
let last: { form: string | null; choices: SentChoices | null } | null = null;
function choicesFor(form: string | null): SentChoices | null {
  if (last?.form !== form) last = { form, choices: readSent(form) };
  return last?.choices ?? null;
}
const never = () => () => undefined;

/** What was booked or chosen, from the visitor's own browser, and where it went. The page itself knows only the location. */
export function SentSummary({ form, place, trial, own }: Props) {
  const format = useFormat();
  const choices = useSyncExternalStore(
    never,
    () => choicesFor(form),
    () => null,
  );
  const when = choices?.booking ? wordsOf(choices.booking, "moment", format) : null;
  const ownPage = choices?.own ?? own;
  // Without a script, only the kind of form is known.
  const hasTime = choices ? choices.booking !== null : trial !== null;
  if (!place && !choices && ownPage === null) return null;
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
      {ownPage !== null && (
        <div>
          <dd>
            <ButtonLink href={ownPage}>{hasTime ? "Move, cancel or ask" : "See it again or add something"}</ButtonLink>
            {choices?.booking && (
              <ButtonLink icon="calendar" href={calendarPathOf(ownPage)} download>
                Add to calendar
              </ButtonLink>
            )}
          </dd>
        </div>
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
