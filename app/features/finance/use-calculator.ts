import { ownEstimateKey, ownPaymentKey } from "#domain/finance/own-payment-keys.ts";
import { ownValue } from "#domain/text/own-value.ts";
import { type RefObject, useEffect, useState } from "react";
import { calculatorParams, type Figure, figureNames, writeCalculator } from "#domain/finance/calculator-query.ts";
import { estimate, type EstimateInput } from "#domain/finance/estimate.ts";
import { type OwnEstimate, readOwnEstimate } from "#domain/valuation/own-estimate.ts";
import { ownDepositNote, readOwnDeposit } from "#domain/finance/own-payment.ts";
import { storedText, storeText } from "#app/ui/stored-text.ts";
import { inputOfQuery, type CalculatorView } from "./calculator-view.ts";

const perPeriod = { week: "weekly", month: "monthly" } as const;

/**
 * The calculator's state is its form and its address: both can be shared, returned to and sent without a script. The
 * address contains only values that differ from the defaults. `takes` says when a trade-in estimate of the visitor's own
 * browser is filled in: beside a car, not before they open the settings.
 */
export function useCalculator(
  form: RefObject<HTMLFormElement | null>,
  view: CalculatorView,
  takes: "at once" | "on demand",
) {
  const [input, setInput] = useState<EstimateInput>(view.initial);
  const [taken, setTaken] = useState<OwnEstimate | null>(null);
  const read = () => form.current && setInput(inputOfQuery(formQuery(form.current), view));
  useEffect(() => {
    // A browser may have filled the form in again, and a visitor may have been quicker than the script.
    read();
    if (takes === "at once") takeOwn();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  /** Once, and only into a field that neither the address nor the visitor has filled. */
  const takeOwn = () => {
    takeDeposit();
    const estimate = taken ? null : readEstimate();
    const has = new URLSearchParams(location.search).has(figureNames.tradeIn) || input.tradeIn !== view.start.tradeIn;
    if (!estimate || has) return;
    setTaken(estimate);
    setField(form.current, figureNames.tradeIn, String(estimate.low));
    read();
  };
  const takeDeposit = () => {
    const deposit = readOwnDeposit(storedText(ownPaymentKey), Date.now());
    const has = new URLSearchParams(location.search).has(figureNames.deposit);
    if (deposit === null || has || input.deposit !== view.start.deposit) return;
    setField(form.current, figureNames.deposit, String(deposit));
    read();
  };
  const written = writeCalculator(input, view.start).toString();
  useAddress(written);

  const { quoted, start } = view;
  // The lender's own figure for the lender's own terms; ours for all others.
  const isStart = written === "" && quoted !== null && perPeriod[quoted.period] === start.period;
  const worked = estimate(input, view);
  return {
    input,
    estimate: worked && isStart ? { ...worked, repayment: quoted.amount } : worked,
    query: written,
    /** The estimate that was filled in. */
    taken,
    takeOwn,
    read,
    /** A deposit that the visitor chooses counts on cards, too (14.4.2). */
    typed: (name: string) => {
      read();
      const { deposit } = form.current ? inputOfQuery(formQuery(form.current), view) : input;
      if (name === figureNames.deposit) storeText(ownPaymentKey, ownDepositNote(deposit, Date.now()));
    },
    put: (figure: Figure, value: string) => {
      setField(form.current, figureNames[figure], value);
      read();
      if (figure === "deposit") storeText(ownPaymentKey, ownDepositNote(Number(value), Date.now()));
    },
    /** On leaving a field, it shows the value that is used. */
    tidy: (figure: Figure) => setField(form.current, figureNames[figure], String(input[figure])),
    reset: () => {
      if (!form.current) return;
      fill(form.current, start);
      read();
    },
  };
}

export type Calculator = ReturnType<typeof useCalculator>;

const readEstimate = (): OwnEstimate | null => readOwnEstimate(storedText(ownEstimateKey), Date.now());

/** Written after a pause: browsers refuse an address that changes with every step of a slider. */
function useAddress(written: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      const before = url.search;
      for (const name of calculatorParams) url.searchParams.delete(name);
      for (const [name, value] of new URLSearchParams(written)) url.searchParams.set(name, value);
      if (url.search !== before) history.replaceState(history.state, "", url);
    }, 400);
    return () => clearTimeout(timer);
  }, [written]);
}

/** The form's values. An emptied field means none, not the default. */
function formQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string") query.set(name, value.trim() === "" ? "0" : value);
  });
  return query;
}

function fill(form: HTMLFormElement, initial: EstimateInput): void {
  for (const [figure, name] of Object.entries(figureNames)) setField(form, name, String(ownValue(initial, figure)));
  for (const radio of form.querySelectorAll<HTMLInputElement>("[name=period]")) {
    radio.checked = radio.value === initial.period;
  }
}

function setField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
