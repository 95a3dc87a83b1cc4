import { type RefObject, useEffect, useState } from "react";
import { budgetAmount, budgetButton } from "#domain/finance/budget.ts";
import { type BudgetAsked, type BudgetView, cheapestOf, inPeriod, readBudget } from "./budget-view.ts";

/**
 * The finder's state is its form: on return to the page the browser has restored the visitor's values, and without a
 * script it works the same.
 */
export function useBudget(form: RefObject<HTMLFormElement | null>, view: BudgetView) {
  const [asked, setAsked] = useState<BudgetAsked>(view.asked);
  const read = () => {
    if (!form.current) return;
    const params = new URLSearchParams();
    new FormData(form.current).forEach((value, name) => typeof value === "string" && params.append(name, value));
    const now = readBudget(params, view.asked.period);
    // An emptied field does not mean the default.
    setAsked({
      ...now,
      repayment: params.get("repayment") ? now.repayment : 0,
      deposit: params.get("deposit") ? now.deposit : 0,
    });
  };
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(read, []);

  const amount = budgetAmount(view.kind, asked);
  return {
    asked,
    amount,
    button: budgetButton(amount, cheapestOf(view, asked.bodies)),
    cheapest: cheapestOf(view, asked.bodies),
    read,
    /** Sets a field as typing would. */
    put: (name: "repayment" | "deposit", value: string) => {
      setField(form.current, name, value);
      read();
    },
    changePeriod: (period: BudgetAsked["period"]) => {
      setField(form.current, "repayment", String(inPeriod(asked, period)));
      read();
    },
  };
}

export type Budget = ReturnType<typeof useBudget>;

function setField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
