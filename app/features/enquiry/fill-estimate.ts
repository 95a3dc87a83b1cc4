import { pageFigures } from "#app/copy/page-figures.ts";
import { tradeInValueField } from "#domain/form/trade-in-value-field.ts";
import type { FormSession } from "./form-session.ts";
import { readEstimate } from "./own-storage.ts";

/** 15.1.5: an estimate of the visitor's own vehicle fills in an empty trade-in value. */
export function fillEstimate(session: FormSession): void {
  const estimate = session.state().values[tradeInValueField] === "" ? readEstimate(Date.now()) : null;
  if (!estimate) return;
  session.prefill({ [tradeInValueField]: String(estimate.low) });
  session.tell(
    `Your trade-in estimate is filled in at its lower figure, ${pageFigures().money(estimate.low)}. Change it as you like.`,
  );
}
