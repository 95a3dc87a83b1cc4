import type { EstimateInput } from "./estimate.ts";
import type { RepaymentPeriod } from "./loan.ts";

/** Limits of each control of the calculator. */
export const calculatorLimits = {
  price: { min: 501, max: 500_000, step: 500 },
  deposit: { min: 0, max: 500_000, step: 500 },
  tradeIn: { min: 0, max: 500_000, step: 500 },
  termYears: { min: 1, max: 10, step: 1 },
  balloonPercent: { min: 0, max: 60, step: 5 },
} as const;

export type Figure = keyof typeof calculatorLimits;
const figures = Object.keys(calculatorLimits) as Figure[];
export const periods: readonly RepaymentPeriod[] = ["weekly", "fortnightly", "monthly"];

/** Names in the address, so that a calculation can be shared and sent by a form without script. */
export const figureNames: Readonly<Record<Figure, string>> = {
  price: "price",
  deposit: "deposit",
  tradeIn: "trade_in",
  termYears: "term",
  balloonPercent: "balloon",
};

export const calculatorParams: readonly string[] = [...Object.values(figureNames), "period"];

/** The address's values over the page's defaults; each figure is clamped to its limits. */
export function readCalculator(query: URLSearchParams, start: EstimateInput): EstimateInput {
  const read = Object.fromEntries(
    figures.map((figure) => [figure, figureOf(query.get(figureNames[figure]), figure, start)]),
  );
  const period = periods.find((name) => name === query.get("period")) ?? start.period;
  return withinPrice({ ...start, ...read, period });
}

function figureOf(text: string | null, figure: Figure, start: EstimateInput): number {
  const { min, max } = calculatorLimits[figure];
  // People write "$12,500".
  const plain = (text ?? "").replaceAll(/[$,\s]/g, "");
  const value = plain === "" ? Number.NaN : Math.round(Number(plain));
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : start[figure];
}

/** Deposit and trade-in together never exceed the price: the deposit is reduced first. */
function withinPrice(input: EstimateInput): EstimateInput {
  const tradeIn = Math.min(input.tradeIn, input.price);
  return { ...input, tradeIn, deposit: Math.min(input.deposit, input.price - tradeIn) };
}

/** The address contains only values that differ from the defaults. */
export function writeCalculator(input: EstimateInput, start: EstimateInput): URLSearchParams {
  const query = new URLSearchParams();
  for (const figure of figures) {
    if (input[figure] !== start[figure]) query.set(figureNames[figure], String(input[figure]));
  }
  if (input.period !== start.period) query.set("period", input.period);
  return query;
}
