import { useFormat } from "#app/copy/site-format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CardView } from "./card-view.ts";
import { OwnPaymentNote } from "./own-payment-note.tsx";

const perPeriod = { weekly: "/wk", fortnightly: "/fn", monthly: "/mth" } as const;

/** Repayment, rate and comparison rate in one size and weight; the mark links to the note with their warning. */
export function CardRepayment({ finance }: Pick<CardView, "finance">) {
  const { money } = useFormat();
  if (finance === undefined) return null;
  if (finance === null || finance.repayment === null) return <p className="repayment off" />;
  const { repayment, interestRate, comparisonRate, loan } = finance;
  return (
    <p className="repayment">
      <span data-loan={loan ?? undefined}>{`${money(repayment.amount)}${perPeriod[repayment.period]}`}</span>
      {interestRate !== null && <span>{`${interestRate.toFixed(2)}% p.a.`}</span>}
      {comparisonRate !== null && <span>{`${comparisonRate.toFixed(2)}% comparison`}</span>}
      <a href={`#${rateNoteId}`} aria-label="About this estimate">
        <Icon name="info" size={16} />
      </a>
    </p>
  );
}

const rateNoteId = "rates";

/** The comparison rate warning: once on every page that shows a repayment. */
export function RateNote({ text }: { text: string }) {
  return (
    <section className="note wrap" id={rateNoteId} aria-label="About repayment estimates">
      <OwnPaymentNote />
      <p>{text}</p>
    </section>
  );
}
