import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { useRef } from "react";
import { budgetPath } from "./budget-band.tsx";
import { BudgetButtons, LenderRates, MoneyFields, PeriodSwitch, TradeInChoice, WithinField } from "./budget-fields.tsx";
import type { BudgetView } from "./budget-view.ts";
import { budgetBasis } from "./budget-words.ts";
import { useBudget } from "./use-budget.ts";

/** 4.10: the finder below a listing. It narrows the search that the visitor is looking at. */
export function ListingBudget({ view }: { view: BudgetView }) {
  const { money } = useFormat();
  const say = useWords();
  const form = useRef<HTMLFormElement>(null);
  const budget = useBudget(form, view);
  return (
    <section className="listing-budget" aria-label={say("Find {vehicles} for your budget")}>
      <h2>{say("Find {vehicles} for your budget")}</h2>
      <form action={budgetPath} method="get" ref={form} onInput={budget.read} onSubmit={budget.remember}>
        <WithinField view={view} />
        <PeriodSwitch view={view} />
        <div className="listing-budget-fields">
          <MoneyFields view={view} budget={budget} />
          <TradeInChoice view={view} budget={budget} />
        </div>
        <p className="listing-budget-value">
          <span>Estimated budget</span>
          <strong>{money(budget.amount)}</strong>
          <span>{budgetBasis(view)}</span>
        </p>
        <BudgetButtons view={view} budget={budget} />
        <LenderRates view={view} />
      </form>
    </section>
  );
}
