import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { useRef } from "react";
import {
  BodyChoice,
  BudgetButtons,
  LenderRates,
  MoneyFields,
  PeriodSwitch,
  TradeInChoice,
  WithinField,
} from "./budget-fields.tsx";
import type { BudgetView } from "./budget-view.ts";
import { budgetSum, each } from "./budget-words.ts";
import { useBudget } from "./use-budget.ts";

export const budgetPath = "/budget";

type Props = { view: BudgetView; headingLevel?: 1 | 2 };

/**
 * 2.3, "Budget finder": the number on the left, the form on the right. The form leads to a page that redirects to the
 * listing.
 */
export function BudgetBand({ view, headingLevel = 2 }: Props) {
  const { money } = useFormat();
  const say = useWords();
  const form = useRef<HTMLFormElement>(null);
  const budget = useBudget(form, view);
  const { input, amount } = budget;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="budget" aria-label={say("Find {vehicles} for your budget")}>
      <div className="wrap budget-inner">
        <div className="budget-lead">
          <Heading>{say("Find {vehicles} for your budget")}</Heading>
          <p>{say(introOf(view, each[input.period]))}</p>
          <p className="budget-value">
            <span>Estimated budget</span>
            <strong>{money(amount)}</strong>
            <small>{budgetSum(view, input, { money })}</small>
          </p>
        </div>
        <form
          className="budget-form"
          action={budgetPath}
          method="get"
          ref={form}
          onInput={budget.read}
          onSubmit={budget.remember}
        >
          <WithinField view={view} />
          <PeriodSwitch view={view} />
          <MoneyFields view={view} budget={budget} />
          <TradeInChoice view={view} budget={budget} />
          <BodyChoice view={view} />
          <BudgetButtons view={view} budget={budget} />
          <LenderRates view={view} />
          {view.financePath !== null && (
            <a className="more" href={`${view.financePath}?vehiclePriceBudget=${amount}#finance-form`}>
              Ask about finance for this budget
            </a>
          )}
        </form>
      </div>
    </section>
  );
}

function introOf({ kind, lender }: BudgetView, period: string): string {
  const set = `Set what you can spend each ${period}.`;
  if (kind === "hire") return `${set} We show every {vehicle} at that price or less.`;
  if (!lender) return `${set} We show what it buys over five years, before interest.`;
  return `${set} We show every {vehicle} whose repayments with ${lender.name} are no higher.`;
}
