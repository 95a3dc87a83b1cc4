type Where = { locale: string; time_zone: string };

/** "1:52 am" by the dealer's clock, without a line break: half a time at the end of a line is misread. */
export function holdEndText(moment: number, { locale, time_zone }: Where): string {
  const time = new Date(moment).toLocaleTimeString(locale, {
    timeZone: time_zone,
    hour: "numeric",
    minute: "2-digit",
  });
  return time.replace(" ", "\u00a0");
}
