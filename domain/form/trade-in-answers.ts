import { measureOf, type MeasureSettings } from "#domain/country/measures.ts";
import type { ChosenName, SaidName } from "#domain/lead/lead-fields.ts";
import { ownValue } from "#domain/text/own-value.ts";
import { type AdjustmentAnswers, adjustmentQuestions } from "#domain/valuation/adjustment.ts";
import { modelKey } from "#domain/valuation/comparable.ts";
import { type RegisterEntry, registerText } from "#domain/valuation/register-check.ts";
import { noEstimateTexts, sampleVehicleText, type ValuationAnswer } from "#domain/valuation/valuation.ts";
import { beyondLimits, limitsFor, type NoEstimate, type WiderRange } from "#domain/valuation/valuation-limits.ts";
import { plainRego, type VehicleFacts } from "#domain/valuation/vehicle-facts.ts";
import type { Values } from "./field.ts";
import { plainNumber } from "./field-rules.ts";

// What a trade-in form asks of a register and of a valuation, and how it uses their answers: the same in the browser
// and, without script, on the server.

/** Not the names of chapter 3: those belong to the car that the visitor wants. */
export const tradeInNames = {
  rego: "rego",
  state: "rego_state",
  make: "trade_in_make",
  model: "trade_in_model",
  year: "trade_in_year",
  badge: "trade_in_badge",
  transmission: "trade_in_transmission",
  fuel: "trade_in_fuel",
  km: "trade_in_km",
  finance: "under_finance",
  lender: "finance_lender",
  /** The last plate looked up, with the vehicle found: going back and forth does not overwrite corrections. */
  lookedUp: "looked_up",
  valuation: "valuation_id",
  /** Why the valuation has no range; empty if it has one. */
  noEstimate: "no_estimate",
} as const satisfies Record<string, SaidName | ChosenName>;

export type Plate = { rego: string; regoState: string };
export type VehicleQuestion = Plate & VehicleFacts & { km: number; adjustmentAnswers: AdjustmentAnswers };
/** The result of a completed step: values for the next one, and a note about them. */
export type StepHelp = { values: Values; notice: string | null };

const textOf = (values: Values, name: string): string => {
  const value = ownValue(values, name);
  return typeof value === "string" ? value.trim() : "";
};

/** The plate to look up after this step; null if there is none, or if it was looked up before. */
export function plateToLookUp(step: number, values: Values): Plate | null {
  const rego = plainRego(textOf(values, tradeInNames.rego));
  const regoState = textOf(values, tradeInNames.state);
  if (step !== 0 || rego === "" || lookedUp(values).plate === keyOf({ rego, regoState })) return null;
  return { rego, regoState };
}

const keyOf = ({ rego, regoState }: Plate): string => `${rego} ${regoState}`;

/** As one hidden field: "ABC12D NSW|2021|Toyota|Corolla"; the plate alone where no register knows it. */
function lookedUp(values: Values) {
  const [plate = "", year = "", make = "", model = ""] = textOf(values, tradeInNames.lookedUp).split("|");
  return { plate, year, make, model };
}

/** The years of build and of compliance may differ by this. */
const sameYears = 1;

/** 15.1.9: after the step of the vehicle, a registration that a register gave to another vehicle is left out. */
export function droppedPlate(step: number, values: Values): StepHelp | null {
  const found = lookedUp(values);
  if (step !== 1 || found.model === "") return null;
  const own = { make: textOf(values, tradeInNames.make), model: textOf(values, tradeInNames.model) };
  const yearsAway = Math.abs(Number(textOf(values, tradeInNames.year)) - Number(found.year));
  if (modelKey(own) === modelKey(found) && yearsAway <= sameYears) return null;
  const name = `${found.year} ${found.make} ${found.model}`;
  return {
    values: { [tradeInNames.rego]: "", [tradeInNames.lookedUp]: "", [tradeInNames.finance]: "" },
    notice: `${plainRego(textOf(values, tradeInNames.rego))} belongs to a ${name}, so we have left that registration out.`,
  };
}

type Looked = (VehicleFacts & { sample: boolean }) | { failure: string };

/** `register`: the answer of the register of stolen and written-off vehicles, if the site asks it. */
export function helpOf(plate: Plate, found: Looked, register: RegisterEntry | null): StepHelp {
  const known = { [tradeInNames.lookedUp]: keyOf(plate), ...ownFinance(register) };
  const past = register === null ? "" : ` ${registerText(register)}`;
  if ("failure" in found) return { values: known, notice: `${found.failure}${past}` };
  const { make, model, year, badge, transmission, fuel } = found;
  const name = [year, make, model, badge].filter(Boolean).join(" ");
  return {
    values: {
      ...known,
      [tradeInNames.lookedUp]: [keyOf(plate), year, make, model].join("|"),
      [tradeInNames.make]: make,
      [tradeInNames.model]: model,
      [tradeInNames.year]: String(year),
      [tradeInNames.badge]: badge,
      [tradeInNames.transmission]: transmission,
      [tradeInNames.fuel]: fuel,
    },
    notice: `${plate.rego}: ${name}.${past} Not yours? Go back and change it.${found.sample ? ` ${sampleVehicleText}` : ""}`,
  };
}

/** Money owing according to the register is shown, not asked again. */
function ownFinance(register: RegisterEntry | null): Values {
  if (typeof register?.financeOwing !== "boolean") return {};
  return { [tradeInNames.finance]: register.financeOwing ? "Yes" : "No" };
}

/** Null while something necessary for a valuation is missing. */
export function vehicleToValue(values: Values, units: MeasureSettings): VehicleQuestion | null {
  const text = (name: string) => textOf(values, name);
  const [year, km] = [tradeInNames.year, tradeInNames.km].map((name) => {
    const written = plainNumber(text(name));
    return written === "" ? Number.NaN : Number(written);
  });
  const [make, model] = [text(tradeInNames.make), text(tradeInNames.model)];
  if (make === "" || model === "" || !Number.isInteger(year) || !Number.isInteger(km)) return null;
  const answered = adjustmentQuestions.flatMap(({ id, answers }) =>
    answers.some(({ value }) => value === ownValue(values, id)) ? [[id, String(ownValue(values, id))] as const] : [],
  );
  return {
    rego: plainRego(text(tradeInNames.rego)),
    regoState: text(tradeInNames.state),
    km: Math.round(measureOf("km", units).stored(km ?? 0)),
    make,
    model,
    year: year ?? 0,
    badge: text(tradeInNames.badge),
    series: "",
    body: "",
    fuel: text(tradeInNames.fuel),
    transmission: text(tradeInNames.transmission),
    adjustmentAnswers: Object.fromEntries(answered),
  };
}

/** The step of the condition, which ends the questions about the vehicle. */
export const isBeforeDetails = (step: number): boolean => step === 2;

/** 15.1.11: known before the visitor's details are asked for. */
export function valuedHelp(answer: ValuationAnswer | null): StepHelp {
  const reason = answer && "reason" in answer ? answer.reason : "";
  return { values: { [tradeInNames.valuation]: answer?.id ?? "", [tradeInNames.noEstimate]: reason }, notice: null };
}

type Limits = MeasureSettings & { thisYear: number; wider: WiderRange | null };
/** `field`: the answer that it is about; null where only the valuation knew. */
export type EstimateNote = { field: string | null } & ({ reason: NoEstimate } | { wider: WiderRange });

/** 15.1.10: known as soon as the year or the kilometres are typed. Null while a usual range may come. */
export function estimateNote(values: Values, { thisYear, wider, ...units }: Limits): EstimateNote | null {
  const number = (name: string) => Number(plainNumber(textOf(values, name)) || Number.NaN);
  const [year, km] = [number(tradeInNames.year), number(tradeInNames.km)];
  // A year is still being typed until it has four digits.
  const known = {
    year: year >= 1900 ? year : thisYear,
    km: Number.isFinite(km) ? measureOf("km", units).stored(km ?? 0) : 0,
  };
  const fieldOf = (beyond: string | null) => (beyond === "too-old" ? tradeInNames.year : tradeInNames.km);
  const { refused, isWider } = limitsFor(known, thisYear, wider);
  if (refused) return { reason: refused, field: fieldOf(refused) };
  const said = textOf(values, tradeInNames.noEstimate);
  if (isReason(said)) return { reason: said, field: null };
  return isWider && wider ? { wider, field: fieldOf(beyondLimits(known, thisYear)) } : null;
}

const isReason = (text: string): text is NoEstimate => Object.hasOwn(noEstimateTexts, text);

export const sendDetailsLabel = "Send my details";

export const lookupTexts = {
  unknown: "We found no vehicle with this registration. Please enter its details yourself.",
  "no-answer": "The register is not available right now. Please enter your vehicle’s details yourself.",
} as const;
