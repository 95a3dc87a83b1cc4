import { ownEstimateKey, ownPaymentKey } from "#domain/finance/own-payment-keys.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { readOwnEstimate } from "#domain/valuation/own-estimate.ts";
import { ownDepositNote } from "#domain/finance/own-payment.ts";
import { storedText, storeText } from "#app/ui/stored-text.ts";
import {
  budgetAmount,
  type BudgetAnswers,
  budgetButtonOf,
  type BudgetView,
  cheapestOf,
  readBudget,
  shownPeriod,
  startAmounts,
  switchPeriod,
} from "./budget-view.ts";

/**
 * The finder's state is its form: on return to the page the browser has restored the visitor's values, and without a
 * script it works the same.
 */
export function useBudget(form: RefObject<HTMLFormElement | null>, view: BudgetView) {
  const [input, setInput] = useState<BudgetAnswers>(view.input);
  const [ownTradeIn, setOwnTradeIn] = useState<number | null>(null);
  const amounts = useRef(startAmounts(view.input));
  const show = ({ period, repayment }: typeof amounts.current) => {
    setField(form.current, "repayment", repayment[period]);
    setField(form.current, shownPeriod, period);
  };
  const read = () => {
    const sent = paramsOf(form.current);
    if (!sent) return;
    const { period } = readBudget(sent, view.input.period);
    if (period !== amounts.current.period) {
      amounts.current = switchPeriod(amounts.current, sent.get("repayment") ?? "", period);
      show(amounts.current);
    }
    const params = paramsOf(form.current) ?? sent;
    const now = readBudget(params, view.input.period);
    // An emptied field does not mean the default.
    setInput({
      ...now,
      repayment: params.get("repayment") ? now.repayment : 0,
      deposit: params.get("deposit") ? now.deposit : 0,
    });
  };
  /** A visitor may have chosen a period before the script ran, or in an earlier visit that the browser has restored. */
  const start = () => {
    const sent = paramsOf(form.current);
    if (!sent) return;
    amounts.current = startAmounts(readBudget(sent, view.input.period));
    if (sent.get("repayment")) show(amounts.current);
    setOwnTradeIn(readOwnEstimate(storedText(ownEstimateKey), Date.now())?.low ?? null);
    read();
  };
  // A box that has just appeared is part of the form.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(read, [ownTradeIn]);
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(start, []);

  return {
    input,
    ownTradeIn,
    amount: budgetAmount(view, input),
    button: budgetButtonOf(view, input),
    cheapest: cheapestOf(view, input.bodies).cheapest,
    read,
    /** A deposit that the visitor searches with counts on cards, too (14.4.2). */
    remember: () => {
      if (view.kind === "buy") storeText(ownPaymentKey, ownDepositNote(input.deposit, Date.now()));
    },
    /** Sets a field as typing would. */
    put: (name: "repayment" | "deposit", value: string) => {
      setField(form.current, name, value);
      read();
    },
  };
}

export type Budget = ReturnType<typeof useBudget>;

function paramsOf(form: HTMLFormElement | null): URLSearchParams | null {
  if (!form) return null;
  const params = new URLSearchParams();
  new FormData(form).forEach((value, name) => typeof value === "string" && params.append(name, value));
  return params;
}

function setField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
