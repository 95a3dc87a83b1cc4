import { type RefObject, useEffect, useState } from "react";
import { budgetAmount, budgetButton } from "#domain/finance/budget.ts";
import { type BudgetAnswers, type BudgetView, cheapestOf, inPeriod, readBudget } from "./budget-view.ts";

/**
 * The finder's state is its form: on return to the page the browser has restored the visitor's values, and without a
 * script it works the same.
 */
export function useBudget(form: RefObject<HTMLFormElement | null>, view: BudgetView) {
  const [input, setInput] = useState<BudgetAnswers>(view.input);
  const read = () => {
    if (!form.current) return;
    const params = new URLSearchParams();
    new FormData(form.current).forEach((value, name) => typeof value === "string" && params.append(name, value));
    const now = readBudget(params, view.input.period);
    // An emptied field does not mean the default.
    setInput({
      ...now,
      repayment: params.get("repayment") ? now.repayment : 0,
      deposit: params.get("deposit") ? now.deposit : 0,
    });
  };
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(read, []);

  const amount = budgetAmount(view.kind, input);
  return {
    input,
    amount,
    button: budgetButton(amount, cheapestOf(view, input.bodies)),
    cheapest: cheapestOf(view, input.bodies),
    read,
    /** Sets a field as typing would. */
    put: (name: "repayment" | "deposit", value: string) => {
      setField(form.current, name, value);
      read();
    },
    changePeriod: (period: BudgetAnswers["period"]) => {
      setField(form.current, "repayment", String(inPeriod(input, period)));
      read();
    },
  };
}

export type Budget = ReturnType<typeof useBudget>;

function setField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
