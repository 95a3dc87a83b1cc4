import { weekdayNames } from "./opening-hours.ts";
import type { HolidayHour, OpeningHour } from "./location.ts";

/** What is wrong, and with which line of the list; null for the list itself. */
export type HoursProblem = { index: number | null; expected: string };

/** A week as a dealer writes it: each day once, with times in the order of the day. Hours may also be left out whole. */
export function weekProblems(week: readonly OpeningHour[]): HoursProblem[] {
  const missing =
    week.length === 0 ? [] : weekdayNames.filter((_, day) => !week.some(({ weekday }) => weekday === day));
  return [
    ...week.flatMap(({ weekday, status, open, close, formated_hours }, index) => {
      const name = weekdayNames[weekday] ?? "";
      const first = week.findIndex((hour) => hour.weekday === weekday);
      const twice = `${name} is here twice; weekdays count from 0, Sunday, to 6, Saturday`;
      return [
        ...(first < index ? [{ index, expected: twice }] : []),
        ...(formated_hours ? [] : spanProblems({ index, name, status, times: { open, close } })),
      ];
    }),
    ...missing.map((name) => ({
      index: null,
      expected: `${name} is missing; if it is closed, add { weekday: ${weekdayNames.indexOf(name)}, status: Closed }`,
    })),
  ];
}

export function holidayProblems(days: readonly HolidayHour[]): HoursProblem[] {
  return days.flatMap(({ date, status, start_hour, end_hour }, index) => [
    ...(days.findIndex((day) => day.date === date) < index ? [{ index, expected: `${date} is here twice` }] : []),
    ...spanProblems({ index, name: date, status, times: { start_hour, end_hour } }),
  ]);
}

type Span = { index: number; name: string; status: string; times: Record<string, string | undefined> };

/** `times` by the names that files give them, the opening first. */
function spanProblems({ index, name, status, times }: Span): HoursProblem[] {
  if (status !== "Open") return [];
  const [[openKey, open] = [""], [closeKey, close] = [""]] = Object.entries(times);
  if (open === undefined || close === undefined) {
    return [{ index, expected: `${name} is open, but without its times; write ${openKey} and ${closeKey}` }];
  }
  if (open < close) return [];
  return [{ index, expected: `${name} closes at ${close}, but opens at ${open}; hours end on the day they begin` }];
}
