const minuteMs = 60_000;

/** "14:05": the time left of a hold. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Times at which the time left is worth an announcement. */
const marks = [1, 2, 5, 10] as const;

/** The announced text: it changes at a few times only, so that a screen reader does not announce every second. */
export function spokenTimeLeft(leftMs: number): string {
  const mark = marks.find((minutes) => leftMs <= minutes * minuteMs);
  if (mark === undefined || leftMs <= 0) return "";
  return mark === 1 ? "Less than a minute left to pay." : `Less than ${mark} minutes left to pay.`;
}
