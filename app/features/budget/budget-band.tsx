import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { useRef } from "react";
import { BodyChoice, BudgetButtons, InterestLine, MoneyFields, PeriodSwitch, WithinField } from "./budget-fields.tsx";
import type { BudgetView } from "./budget-view.ts";
import { useBudget } from "./use-budget.ts";

export const budgetPath = "/budget";

type Props = { view: BudgetView; headingLevel?: 1 | 2 };

const words = { weekly: { each: "week", times: 52 }, monthly: { each: "month", times: 12 } } as const;

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
  const { each, times } = words[input.period];
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="budget" aria-label={say("Find {vehicles} for your budget")}>
      <div className="wrap budget-inner">
        <div className="budget-lead">
          <Heading>{say("Find {vehicles} for your budget")}</Heading>
          {view.kind === "hire" ? (
            <p>{say("Set what you can spend each week. We show every {vehicle} at that price or less.")}</p>
          ) : (
            <p>Set what you can spend each {each}. We show what it buys over five years, before interest.</p>
          )}
          <p className="budget-value">
            <span>Estimated budget</span>
            <strong>{money(amount)}</strong>
            <small>
              {view.kind === "hire"
                ? "a week"
                : `${money(input.repayment)} a ${each} x ${times} x 5 years, plus ${money(input.deposit)} deposit`}
            </small>
          </p>
        </div>
        <form className="budget-form" action={budgetPath} method="get" ref={form} onInput={budget.read}>
          <WithinField view={view} />
          <PeriodSwitch view={view} />
          <MoneyFields view={view} budget={budget} />
          <BodyChoice view={view} />
          <BudgetButtons view={view} budget={budget} />
          <InterestLine view={view} budget={budget} />
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
