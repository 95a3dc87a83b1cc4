import { ownValue } from "#domain/text/own-value.ts";
import { useState, useSyncExternalStore } from "react";
import { type FieldProps, formControlProps } from "./field-parts.tsx";
import { type SlotDay, timeLabel } from "./slot-days.ts";

const never = () => () => undefined;

/** 2.3: date, then time. Without a script one list of both; the server refuses times taken meanwhile. */
export function SlotField(props: FieldProps) {
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isScripted ? <DayAndTime {...props} /> : <OneList {...props} />;
}

function OneList(props: FieldProps) {
  const { id, field, value, error } = props;
  const days = daysOf(props);
  return (
    <select {...formControlProps(field, id, error)} defaultValue={String(value ?? "")}>
      <option value="">Any time</option>
      {days.map(({ date, label, times }) => (
        <optgroup key={date} label={label}>
          {times.map((time) => (
            <option key={time} value={`${date}T${time}`}>
              {`${label}, ${timeLabel(time)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

type Free = { date: string; times: readonly string[] };

/** Those of the location that the form is about, or that was chosen in it. */
const daysOf = ({ view: { days }, place }: FieldProps): SlotDay[] =>
  place === undefined ? [] : (ownValue(days, place) ?? []);

function DayAndTime(props: FieldProps) {
  const { id, field, value, error, view, place, onEdit } = props;
  const days = daysOf(props);
  const [date = "", time = ""] = String(value ?? "").split("T");
  const [free, setFree] = useState<Free | null>(null);
  const times = free?.date === date ? free.times : [];
  const choose = async (day: string) => {
    onEdit(day === "" ? "" : `${day}T`);
    if (day === "") return;
    const open = days.find((one) => one.date === day)?.times ?? [];
    // Only seats of test drives are counted.
    setFree({ date: day, times: view.form.takesSeat ? await freeTimes(place, day, open) : open });
  };
  // Chosen on a page that was posted before: its times are not known yet.
  const known = times.length === 0 && time !== "" ? [time] : times;
  const isFull = free?.date === date && times.length === 0;
  // Once a day is chosen, only the time is missing: the label and the list of errors lead there.
  const isTimeWrong = error !== undefined && date !== "" && !isFull;
  const wrong = { ...formControlProps(field, id, error), name: undefined };
  const fine = { required: field.required };
  return (
    <div className="field-pair">
      <select
        {...(isTimeWrong ? { ...fine, "aria-label": "Day" } : wrong)}
        value={date}
        onChange={(e) => void choose(e.target.value)}
      >
        <option value="">Any day</option>
        {days.map((day) => (
          <option key={day.date} value={day.date}>
            {day.label}
          </option>
        ))}
      </select>
      <select
        {...(isTimeWrong ? wrong : fine)}
        aria-label="Time"
        value={time}
        disabled={date === "" || known.length === 0}
        onChange={(event) => onEdit(`${date}T${event.target.value}`)}
      >
        <option value="">{isFull ? "No free times" : "Time"}</option>
        {known.map((one) => (
          <option key={one} value={one}>
            {timeLabel(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The free times; if that cannot be checked, those of the opening hours. */
async function freeTimes(location: string | undefined, date: string, open: string[]): Promise<string[]> {
  try {
    const query = new URLSearchParams({ location_id: location ?? "", date });
    const response = await fetch(`/api/appointments?${query.toString()}`);
    if (!response.ok) throw new Error(String(response.status));
    const { slots } = (await response.json()) as { slots: string[] };
    return slots.map((slot) => slot.slice(11));
  } catch {
    return open;
  }
}
