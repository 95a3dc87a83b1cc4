import type { Format } from "#domain/country/format.ts";
import { registerText } from "#domain/valuation/register-check.ts";
import { type Valuation, valuationAnswer } from "#domain/valuation/valuation.ts";

export type ResultView = {
  vehicle: string;
  range: { low: string; high: string; basis: string; wider: string | null } | null;
  /** Why there is no range. */
  message: string | null;
  date: string;
  sample: boolean;
  /** The register's answer about the plate, if the site asks it. */
  register: { text: string; sample: boolean } | null;
};

export function toResultView(valuation: Valuation, format: Format, timeZone: string): ResultView {
  const answer = valuationAnswer(valuation, format);
  const { year, make, model, badge } = valuation.vehicle;
  const { money, odometer, date } = format;
  return {
    vehicle: `${[year, make, model, badge].filter(Boolean).join(" ")}, ${odometer(valuation.km)}`,
    range:
      "low" in answer
        ? { low: money(answer.low), high: money(answer.high), basis: answer.basis, wider: answer.wider ?? null }
        : null,
    message: "low" in answer ? null : answer.message,
    date: date(valuation.created_at, "day", timeZone),
    sample: answer.sample,
    register:
      typeof valuation.register === "object"
        ? { text: registerText(valuation.register), sample: valuation.register.sample }
        : null,
  };
}
