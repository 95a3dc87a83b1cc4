import type { FinanceView } from "./vehicle-view.ts";

/** Rate and comparison rate stand as large as the repayment, and the warning with them. */
export function Repayment({ finance }: { finance: FinanceView }) {
  const { repayment, interestRate, comparisonRate, warning, deposit, termYears, creditLicence, lender } = finance;
  const terms = [
    termYears ? `${termYears} years` : "",
    deposit ? `$${deposit.toLocaleString("en-AU")} deposit` : "",
    `with ${lender}`,
  ];
  return (
    <div className="rpb">
      <dl>
        {repayment && (
          <div>
            <dd>${repayment.amount.toLocaleString("en-AU")}</dd>
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
      <p>
        Estimate over {terms.filter(Boolean).join(", ")}. {warning} {creditLicence}
      </p>
    </div>
  );
}
