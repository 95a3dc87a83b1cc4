import { useFormat } from "#app/copy/site-format.ts";
import { useRef } from "react";
import { budgetPath } from "./budget-band.tsx";
import { BudgetButtons, MoneyFields, PeriodSwitch, TradeInChoice } from "./budget-fields.tsx";
import type { BudgetView } from "./budget-view.ts";
import { budgetBasis } from "./budget-words.ts";
import { useBudget } from "./use-budget.ts";

/** The finder in one row, for the panel across the hero. */
export function BudgetPanel({ view }: { view: BudgetView }) {
  const { money } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const budget = useBudget(form, view);
  return (
    <search className="hero-search-box hero-search-budget" aria-label="Search by budget">
      <form action={budgetPath} method="get" ref={form} onInput={budget.read} onSubmit={budget.remember}>
        <PeriodSwitch view={view} />
        <MoneyFields view={view} budget={budget} />
        <TradeInChoice view={view} budget={budget} />
        <p className="hero-search-value">
          <span>Estimated budget</span>
          <strong>{money(budget.amount)}</strong>
          <span>{budgetBasis(view)}</span>
        </p>
        <BudgetButtons view={view} budget={budget} />
      </form>
    </search>
  );
}
