import { useFormat } from "#app/copy/site-format.ts";
import type { FinanceView } from "./vehicle-view.ts";

/** Spec 5.6.5: rate and comparison rate have the same prominence as the repayment, and the warning stands with them. */
export function Repayment({ finance }: { finance: FinanceView }) {
  const { money } = useFormat();
  const { repayment, interestRate, comparisonRate, warning, deposit, termYears, creditLicence, lender } = finance;
  const terms = [termYears ? `${termYears} years` : "", deposit ? `${money(deposit)} deposit` : "", `with ${lender}`];
  return (
    <div className="repayment-box">
      <dl>
        {repayment && (
          <div>
            <dd>{money(repayment.amount)}</dd>
            <dt>per {repayment.period}</dt>
          </div>
        )}
        {interestRate !== null && (
          <div>
            <dd>{interestRate}%</dd>
            <dt>p.a. interest</dt>
          </div>
        )}
        {comparisonRate !== null && (
          <div>
            <dd>{comparisonRate}%</dd>
            <dt>p.a. comparison rate</dt>
          </div>
        )}
      </dl>
      {warning && <p id="rates">{warning}</p>}
      <p>
        Estimate over {terms.filter(Boolean).join(", ")}. {creditLicence}
      </p>
    </div>
  );
}
