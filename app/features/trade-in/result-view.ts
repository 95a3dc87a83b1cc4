import { registerText } from "#domain/valuation/register-check.ts";
import { type Valuation, valuationAnswer } from "#domain/valuation/valuation.ts";

export type ResultView = {
  vehicle: string;
  range: { low: string; high: string; basis: string } | null;
  /** Why there is no range. */
  message: string | null;
  date: string;
  sample: boolean;
  /** The register's answer about the plate, if the site asks it. */
  register: { text: string; sample: boolean } | null;
};

export function toResultView(valuation: Valuation, locale: string, timeZone: string): ResultView {
  const answer = valuationAnswer(valuation);
  const { year, make, model, badge } = valuation.vehicle;
  const figure = (dollars: number) => `$${dollars.toLocaleString(locale)}`;
  const km = `${valuation.km.toLocaleString(locale)} km`;
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone });
  return {
    vehicle: `${[year, make, model, badge].filter(Boolean).join(" ")}, ${km}`,
    range: "low" in answer ? { low: figure(answer.low), high: figure(answer.high), basis: answer.basis } : null,
    message: "low" in answer ? null : answer.message,
    date: day.format(new Date(valuation.created_at)),
    sample: answer.sample,
    register:
      typeof valuation.register === "object"
        ? { text: registerText(valuation.register), sample: valuation.register.sample }
        : null,
  };
}
