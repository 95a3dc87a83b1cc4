import { type FormatSettings, formatOf } from "#domain/country/format.ts";

type Where = FormatSettings & { time_zone: string };

/** "1:52 am" by the dealer's clock, without a line break: half a time at the end of a line is misread. */
export function holdEndText(timestamp: number, settings: Where): string {
  return formatOf(settings).date(timestamp, "time", settings.time_zone).replace(/\s/, "\u00a0");
}
