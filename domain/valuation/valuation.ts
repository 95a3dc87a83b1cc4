import type { Format } from "#domain/country/format.ts";
import type { AdjustmentAnswers } from "./adjustment.ts";
import { type RegisterCheck, registerFact } from "./register-check.ts";
import { adjustedRange, type BaseRange } from "./trade-in-range.ts";
import { type NoEstimate, type ValuationLimits, valuationLimits } from "./valuation-limits.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";

/** Chapter 3. A stored valuation: the question, the result, and its source. */
export interface Valuation {
  id: string;
  rego: string;
  regoState: string;
  km: number;
  vehicle: VehicleFacts;
  /** Make and model as a car on sale spells them; absent if none is. */
  onSale?: { make: string; model: string };
  adjustmentAnswers: AdjustmentAnswers;
  /** Before the answers; null if there is none. */
  base: BaseRange | null;
  reason: NoEstimate | null;
  /** The site's limits, where they are not those of 4.5. */
  limits?: ValuationLimits;
  /** Why the range is wider than usual, in the dealer's words. */
  wider?: string;
  /** Calculated by the platform itself, not by a valuation service: marked as sample data wherever it is shown. */
  sample: boolean;
  /** The register's answer about the plate, on sites that ask it. */
  register?: RegisterCheck;
  created_at: string;
  /** The data that the site's page asked to save (chapter 7, one site). */
  result?: unknown;
}

/** Spec 7.3. */
export type ValuationAnswer =
  | { id: string; low: number; high: number; basis: string; wider?: string; sample: boolean; date: string }
  | { id: string; estimate: null; reason: NoEstimate; message: string; sample: boolean; date: string };

export function valuationAnswer(valuation: Valuation, format: Pick<Format, "roundly">): ValuationAnswer {
  const { id, base, reason, limits = valuationLimits, wider, adjustmentAnswers, sample, created_at } = valuation;
  const date = created_at.slice(0, 10);
  if (base === null || reason !== null) {
    const why = reason ?? "too-few";
    return { id, estimate: null, reason: why, message: noEstimateTexts[why](format, limits), sample, date };
  }
  const range = adjustedRange(base, adjustmentAnswers);
  return { id, ...range, basis: basisText(base), ...(wider === undefined ? {} : { wider }), sample, date };
}

const basisText = ({ similar }: BaseRange): string =>
  similar === null ? "From our valuation service" : `Based on ${similar} similar cars`;

/** 4.5; form and page show beside it what happens instead. */
export const noEstimateTexts: Readonly<
  Record<NoEstimate, (format: Pick<Format, "roundly">, limits: ValuationLimits) => string>
> = {
  stolen: () => "The register lists this vehicle as stolen, so there is no online estimate.",
  "written-off": () => "The register lists this vehicle as written off, so there is no online estimate.",
  "too-old": (_format, { years }) => `Vehicles over ${years} years old generally get no online estimate.`,
  "too-far": ({ roundly }, { km }) => `Vehicles over ${roundly(km)} generally get no online estimate.`,
  "too-few": () => "Too few vehicles like yours are on sale to name a fair range.",
};

/** Beside a range that is wider than usual. */
export const widerText = (reason: string): string => `This range is wider than usual. ${reason}`;

/** Beside every range. */
export const indicativeText = "Indicative only, subject to inspection.";
export const sampleText =
  "Sample data: worked out from cars on sale on this platform, not by an outside valuation service.";
export const sampleVehicleText = "Sample data: no vehicle register is connected, so this is a made-up match.";

/** What a lead tells the dealer about it. */
export function valuationFacts(
  valuation: Valuation,
  format: Pick<Format, "money" | "odometer" | "roundly" | "date">,
  timeZone: string,
): Record<string, string> {
  const answer = valuationAnswer(valuation, format);
  const sample = answer.sample ? " (Sample data)" : "";
  return {
    valuation_id: valuation.id,
    valuation:
      "low" in answer
        ? `${format.money(answer.low)} to ${format.money(answer.high)}. ${answer.basis}. ${answer.wider === undefined ? "" : `${widerText(answer.wider)} `}${indicativeText}${sample}`
        : `No online estimate. ${answer.message}`,
    ...(valuation.register ? { vehicle_register: registerFact(valuation.register, format, timeZone) } : {}),
  };
}
