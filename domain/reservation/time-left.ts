const minuteMs = 60_000;

/** "14:05": what is left of a hold, as a clock shows it. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The moments at which the time left is worth interrupting for. */
const marks = [1, 2, 5, 10] as const;

/** What is read out: it changes at a few moments only, so that nobody has every second read to him. */
export function spokenTimeLeft(leftMs: number): string {
  const mark = marks.find((minutes) => leftMs <= minutes * minuteMs);
  if (mark === undefined || leftMs <= 0) return "";
  return mark === 1 ? "Less than a minute left to pay." : `Less than ${mark} minutes left to pay.`;
}
