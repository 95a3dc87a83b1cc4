import {
  budget,
  budgetDefaults,
  type BudgetInput,
  type BudgetKind,
  type BudgetPeriod,
  loanBudget,
} from "#domain/finance/budget.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

type PriceSpan = { min: number; max: number };

export type BudgetView = {
  kind: BudgetKind;
  input: BudgetAnswers;
  /** The search that the finder narrows; null for the whole stock. */
  within: string | null;
  /** The site's own rates, if it has a lender: five years of repayments are not a budget without interest. */
  rates: BudgetRates | null;
  /** The site's finance page, which accepts a budget. */
  financePath: string | null;
  /** The cheapest car; null if there is none to buy. */
  cheapest: number | null;
  /** Upper end of the sliders. */
  maximum: number;
  /** 'Select your preferred car types', with the cheapest car of each. Empty if the site does not ask. */
  bodies: { name: string; cheapest: number }[];
};

export type BudgetRates = { interestRate: number; comparisonRate: number; warning: string };

export type BudgetAnswers = BudgetInput & { bodies: string[] };

type Sources = {
  finder: NonNullable<PublicSettings["budget_finder"]>;
  bodies: readonly string[];
  spanOf: (bodies: readonly string[]) => PriceSpan | null;
  input?: BudgetAnswers;
  financePath?: string | null;
  within?: string | null;
  rates?: BudgetRates | null;
};

const bodiesShown = 8;
/** Upper end of the weekly slider when nothing has a weekly price yet. */
const mostPerWeek = 1000;

export function toBudget({
  finder,
  bodies,
  spanOf,
  input,
  financePath = null,
  within = null,
  rates = null,
}: Sources): BudgetView {
  const { kind } = finder;
  const all = spanOf([]);
  const offered = finder.body_selector
    ? bodies.flatMap((name) => {
        const span = spanOf([name]);
        return span ? [{ name, cheapest: span.min }] : [];
      })
    : [];
  return {
    kind,
    input: input ?? defaultsFor(kind === "hire" ? "weekly" : finder.period),
    within,
    rates: kind === "hire" ? null : rates,
    financePath: kind === "hire" ? null : financePath,
    cheapest: all?.min ?? null,
    maximum: all?.max ?? (kind === "hire" ? mostPerWeek : budgetDefaults.maximum),
    bodies: offered.slice(0, bodiesShown),
  };
}

/** Chapter 9: the finder's initial values. */
function defaultsFor(period: BudgetInput["period"]): BudgetAnswers {
  return { period, repayment: budgetDefaults.repayment[period], deposit: budgetDefaults.deposit, bodies: [] };
}

/** 4.10: the cheapest car of the bodies chosen, or of all. */
export function cheapestOf({ bodies, cheapest }: Pick<BudgetView, "bodies" | "cheapest">, chosen: readonly string[]) {
  const mins = bodies.filter(({ name }) => chosen.includes(name)).map((body) => body.cheapest);
  return mins.length > 0 ? Math.min(...mins) : cheapest;
}

/** What the money buys with interest; null if the site names no rate or it makes no difference. */
export function withInterest({ rates }: Pick<BudgetView, "rates">, input: BudgetInput): number | null {
  const amount = rates && loanBudget(input, rates.interestRate);
  return amount !== null && amount < budget(input) ? amount : null;
}

const mostMoney = 10_000_000;

/** Names the period whose amount the form shows: without a script, choosing the other one leaves the amount as it is. */
export const shownPeriod = "shown_period";

/** Parses the form as it is sent, and as people type: "$1,500". */
export function readBudget(params: URLSearchParams, usual: BudgetInput["period"]): BudgetAnswers {
  const period = periodOf(params.get("period")) ?? usual;
  const shown = periodOf(params.get(shownPeriod)) ?? period;
  const defaults = defaultsFor(period);
  const repayment = readMoney(params.get("repayment"));
  const isLeftAlone = shown !== period && repayment === budgetDefaults.repayment[shown];
  return {
    period,
    repayment: isLeftAlone ? defaults.repayment : (repayment ?? defaults.repayment),
    deposit: readMoney(params.get("deposit")) ?? defaults.deposit,
    bodies: params.getAll("body"),
  };
}

const periodOf = (text: string | null): BudgetPeriod | null => (text === "weekly" || text === "monthly" ? text : null);

export function readMoney(text: string | null): number | null {
  const digits = (text ?? "").replace(/[$,\s]/g, "");
  const amount = Number(digits);
  return digits === "" || !Number.isFinite(amount) ? null : Math.min(Math.max(amount, 0), mostMoney);
}

/** Steps of the amounts: tens per week, fifties per month. */
export const steps = { weekly: 10, monthly: 50, deposit: 500 } as const;

/** Upper end of the slider: what the most expensive car needs, but at least its initial value. */
export function mostRepayment(kind: BudgetKind, period: BudgetInput["period"], maximum: number): number {
  const dearest = kind === "hire" ? maximum : maximum / budget({ repayment: 1, deposit: 0, period });
  const most = Math.max(dearest, budgetDefaults.repayment[period]);
  return Math.ceil(most / steps[period]) * steps[period];
}

/** Spec 9.6.3: the text of the field in each period, and the period that it shows now. */
export type Amounts = { period: BudgetPeriod; repayment: Readonly<Record<BudgetPeriod, string>> };

const initialAmounts = {
  weekly: String(budgetDefaults.repayment.weekly),
  monthly: String(budgetDefaults.repayment.monthly),
};

export const startAmounts = ({ period, repayment }: Pick<BudgetInput, "period" | "repayment">): Amounts => ({
  period,
  repayment: { ...initialAmounts, [period]: String(repayment) },
});

/** Keeps what was typed so far; an emptied field starts with the initial amount again. */
export const switchPeriod = ({ period, repayment }: Amounts, typed: string, next: BudgetPeriod): Amounts => ({
  period: next,
  repayment: { ...repayment, [period]: typed === "" ? initialAmounts[period] : typed },
});
