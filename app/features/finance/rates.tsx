import type { Format } from "#domain/country/format.ts";
import { useFormat } from "#app/copy/site-format.ts";
import type { EstimateInput } from "#domain/finance/estimate.ts";
import type { CalculatorView } from "./calculator-view.ts";
import type { Calculator } from "./use-calculator.ts";

const per = { weekly: "per week", fortnightly: "per fortnight", monthly: "per month" } as const;

type Props = { view: CalculatorView; calculator: Calculator };

/** National Credit Code: the comparison rate has one style with the rate and the repayment, and its warning beside it. */
export function Rates({ view, calculator: { input, estimate } }: Props) {
  const { money } = useFormat();
  const { interestRate, comparisonRate, warning, creditLicence } = view;
  return (
    <>
      <dl>
        <div>
          <dd>{estimate ? money(estimate.repayment) : money(0)}</dd>
          <dt>{per[input.period]}</dt>
        </div>
        <div>
          <dd>{interestRate.toFixed(2)}%</dd>
          <dt>p.a. interest</dt>
        </div>
        <div>
          <dd>{comparisonRate.toFixed(2)}%</dd>
          <dt>p.a. comparison rate</dt>
        </div>
      </dl>
      {warning && <p id="rates">{warning}</p>}
      <p>
        {estimate
          ? exampleText(view, input, money)
          : "Nothing is left to borrow: deposit and trade-in cover the price."}{" "}
        {creditLicence}
      </p>
    </>
  );
}

function exampleText(
  { lender }: CalculatorView,
  { deposit, tradeIn, termYears, balloonPercent }: EstimateInput,
  money: Format["money"],
) {
  const parts = [
    termYears === 1 ? "1 year" : `${termYears} years`,
    deposit > 0 ? `${money(deposit)} deposit` : "no deposit",
    tradeIn > 0 ? `${money(tradeIn)} trade-in` : "",
    balloonPercent > 0 ? `${balloonPercent}% balloon` : "",
    `with ${lender}`,
  ];
  return `Estimate over ${parts.filter(Boolean).join(", ")}.`;
}

/** The sum of all repayments. */
export function Totals({ view: { fees }, calculator: { estimate } }: Props) {
  const { money, exactMoney, list } = useFormat();
  if (!estimate) return null;
  const { borrowed, count, balloon, totalPaid, interestAndFees } = estimate;
  const rows: [string, string][] = [
    ["Amount borrowed", money(borrowed)],
    ["Number of repayments", String(count)],
    ...(balloon > 0 ? [["Balloon, due at the end", money(balloon)] as [string, string]] : []),
    [fees ? "Total interest and fees" : "Total interest", money(Math.ceil(interestAndFees))],
    ["Total repaid", money(Math.ceil(totalPaid))],
  ];
  const extra = fees && [
    ...(fees.establishment > 0 ? [`${exactMoney(fees.establishment)} to set up`] : []),
    ...(fees.monthly > 0 ? [`${exactMoney(fees.monthly)} a month`] : []),
  ];
  return (
    <div className="calculator-terms">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {extra && extra.length > 0 && <p className="small">The lender’s fees are included: {list(extra)}.</p>}
    </div>
  );
}
