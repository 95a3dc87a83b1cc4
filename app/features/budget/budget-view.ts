import { budgetLimit } from "#domain/search/budget/budget-filter.ts";
import { budget, budgetButton, budgetDefaults, type BudgetKind } from "#domain/search/budget/budget.ts";
import { estimate, type LoanCost } from "#domain/finance/estimate.ts";
import type { LoanKind } from "#domain/finance/loan-kind.ts";
import type { RepaymentPeriod } from "#domain/finance/loan.ts";
import { periodNamed, type SearchBudget } from "#domain/search/search-budget.ts";
import type { PriceSpan } from "#site/page-ports.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

/** The cheapest car of all, and with each kind of loan; null if there is none. */
type Cheapest = { cheapest: number | null; byLoan: (number | null)[] };

export type BudgetView = Cheapest & {
  kind: BudgetKind;
  input: BudgetAnswers;
  /** The search that the finder narrows; null for the whole stock. */
  within: string | null;
  /** The site's lender, where budgets are worked out with interest; null: before interest. */
  lender: BudgetLender | null;
  /** The site's finance page, which accepts a budget. */
  financePath: string | null;
  /** Upper end of the sliders. */
  maximum: number;
  /** 'Select your preferred car types', with the cheapest car of each. Empty if the site does not ask. */
  bodies: (Cheapest & { name: string })[];
};

export type BudgetLender = Pick<LoanCost, "fees"> & {
  name: string;
  warning: string;
  /** The kinds of loan in the stock, most frequent first: the first stands for all in the headline. */
  loans: [LoanKind, ...LoanKind[]];
};

export type BudgetAnswers = SearchBudget & { bodies: string[] };

type Sources = {
  finder: Pick<NonNullable<PublicSettings["budget_finder"]>, "kind" | "period" | "body_selector">;
  bodies: readonly string[];
  /** Prices of these bodies, of all cars or of those with one kind of loan. */
  spanOf: (bodies: readonly string[], loan?: LoanKind) => PriceSpan | null;
  input?: BudgetAnswers | undefined;
  financePath?: string | null;
  within?: string | null;
  lender?: BudgetLender | null;
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
  lender = null,
}: Sources): BudgetView {
  const { kind } = finder;
  const cheapestIn = (chosen: readonly string[], span = spanOf(chosen)): Cheapest => ({
    cheapest: span?.min ?? null,
    byLoan: lender?.loans.map((loan) => spanOf(chosen, loan)?.min ?? null) ?? [],
  });
  const offered = finder.body_selector
    ? bodies.map((name) => ({ name, ...cheapestIn([name]) })).filter(({ cheapest }) => cheapest !== null)
    : [];
  const whole = spanOf([]);
  return {
    kind,
    input: input ?? defaultsFor(kind === "hire" ? "weekly" : finder.period),
    within,
    lender,
    financePath: kind === "hire" ? null : financePath,
    ...cheapestIn([], whole),
    maximum: whole?.max ?? (kind === "hire" ? mostPerWeek : budgetDefaults.maximum),
    bodies: offered.slice(0, bodiesShown),
  };
}

/** Chapter 9: the finder's initial values. */
function defaultsFor(period: RepaymentPeriod): BudgetAnswers {
  const { repayment, deposit } = budgetDefaults;
  return { period, repayment: repayment[period], deposit, tradeIn: 0, bodies: [] };
}

/** 4.10: the cheapest cars of the bodies chosen, or of all. */
export function cheapestOf(view: Pick<BudgetView, "bodies" | keyof Cheapest>, chosen: readonly string[]): Cheapest {
  const wanted = view.bodies.filter(({ name }) => chosen.includes(name));
  if (wanted.length === 0) return view;
  return {
    cheapest: least(wanted.map(({ cheapest }) => cheapest)),
    byLoan: view.byLoan.map((_, index) => least(wanted.map(({ byLoan }) => byLoan[index] ?? null))),
  };
}

function least(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** What the money buys: with the usual loan, before interest, or, of a subscription, in one week. */
export function budgetAmount({ kind, lender }: Pick<BudgetView, "kind" | "lender">, input: SearchBudget): number {
  if (kind === "hire") return Math.round(input.repayment);
  return lender ? budgetLimit(input, lender.loans[0], lender.fees) : budget(input);
}

/** 4.10.2: whether the search finds a car. */
export function isEnough(view: BudgetView, input: BudgetAnswers): boolean {
  const { cheapest, byLoan } = cheapestOf(view, input.bodies);
  const { lender } = view;
  if (cheapest === null) return false;
  if (!lender) return cheapest <= budgetAmount(view, input);
  const isWithin = (loan: LoanKind, price: number | null | undefined) =>
    price !== null && price !== undefined && price <= budgetLimit(input, loan, lender.fees);
  return cheapest <= input.deposit + input.tradeIn || lender.loans.some((loan, index) => isWithin(loan, byLoan[index]));
}

export const budgetButtonOf = (view: BudgetView, input: BudgetAnswers) => budgetButton(isEnough(view, input));

const mostMoney = 10_000_000;

/** Names the period whose amount the form shows: without a script, choosing the other one leaves the amount as it is. */
export const shownPeriod = "shown_period";

/** Filled in by the script, with what the visitor's own browser remembers of a valuation. */
export const tradeInField = "trade_in";

/** Parses the form as it is sent, and as people type: "$1,500". */
export function readBudget(params: URLSearchParams, usual: RepaymentPeriod): BudgetAnswers {
  const period = periodNamed(params.get("period")) ?? usual;
  const shown = periodNamed(params.get(shownPeriod)) ?? period;
  const defaults = defaultsFor(period);
  const repayment = readMoney(params.get("repayment"));
  const isLeftAlone = shown !== period && repayment === budgetDefaults.repayment[shown];
  return {
    period,
    repayment: isLeftAlone ? defaults.repayment : (repayment ?? defaults.repayment),
    deposit: readMoney(params.get("deposit")) ?? defaults.deposit,
    tradeIn: readMoney(params.get(tradeInField)) ?? 0,
    bodies: params.getAll("body"),
  };
}

export function readMoney(text: string | null): number | null {
  const digits = (text ?? "").replace(/[$,\s]/g, "");
  const amount = Number(digits);
  return digits === "" || !Number.isFinite(amount) ? null : Math.min(Math.max(amount, 0), mostMoney);
}

/** Steps of the amounts: tens per week, fifties per month. */
export const steps = { weekly: 10, fortnightly: 20, monthly: 50, deposit: 500 } as const;

/** Upper end of the slider: what the most expensive car needs, but at least its initial value. */
export function mostRepayment(
  { kind, lender, maximum }: Pick<BudgetView, "kind" | "lender" | "maximum">,
  period: RepaymentPeriod,
): number {
  const nothingPaid = { deposit: 0, tradeIn: 0, period };
  const [usual] = lender?.loans ?? [];
  const bought = usual
    ? estimate({ ...nothingPaid, ...usual, price: maximum }, { ...usual, fees: lender?.fees ?? null })?.repayment
    : maximum / budget({ ...nothingPaid, repayment: 1 });
  const most = Math.max(kind === "hire" ? maximum : (bought ?? 0), budgetDefaults.repayment[period]);
  return Math.ceil(most / steps[period]) * steps[period];
}

/** Spec 9.6.3: the text of the field in each period, and the period that it shows now. */
export type Amounts = { period: RepaymentPeriod; repayment: Readonly<Record<RepaymentPeriod, string>> };

const initialAmounts = {
  weekly: String(budgetDefaults.repayment.weekly),
  fortnightly: String(budgetDefaults.repayment.fortnightly),
  monthly: String(budgetDefaults.repayment.monthly),
};

export const startAmounts = ({ period, repayment }: Pick<SearchBudget, "period" | "repayment">): Amounts => ({
  period,
  repayment: { ...initialAmounts, [period]: String(repayment) },
});

/** Keeps what was typed so far; an emptied field starts with the initial amount again. */
export const switchPeriod = ({ period, repayment }: Amounts, typed: string, next: RepaymentPeriod): Amounts => ({
  period: next,
  repayment: { ...repayment, [period]: typed === "" ? initialAmounts[period] : typed },
});
