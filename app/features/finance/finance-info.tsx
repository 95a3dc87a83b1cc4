import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { useState } from "react";
import { comparisonLoan } from "#domain/finance/comparison-rate.ts";
import type { FinanceDisclaimer } from "#domain/finance/finance-disclaimer.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { opens } from "#app/ui/opens.ts";
import { type CalculatorView, repaymentsUrl } from "./calculator-view.ts";

type LenderText = Pick<FinanceDisclaimer, "disclaimer"> | "failed" | null;

/** 2.3: the finance information dialog. A popover needs no script; the lender's text is fetched when it opens. */
export function FinanceInfo({ view, disclaimer = null }: { view: CalculatorView; disclaimer?: string | null }) {
  const { money } = useFormat();
  const { car, interestRate, comparisonRate, lender, creditLicence } = view;
  const [lenderText, setLenderText] = useState<LenderText>(disclaimer === null ? null : { disclaimer });
  const ask = async () => {
    if (!car || (lenderText !== null && lenderText !== "failed")) return;
    setLenderText(await fetchDisclaimer(car.id).catch(() => "failed" as const));
  };
  return (
    <>
      <button className="more" type="button" {...opens("finance-info")}>
        About this estimate
      </button>
      <Dialog
        id="finance-info"
        title="About this estimate"
        onToggle={(event) => event.newState === "open" && void ask()}
      >
        <p>
          We subtract deposit and trade-in from the price, and work out level repayments on the rest at{" "}
          {interestRate.toFixed(2)}% p.a. with {lender}, the known fees included. Repayments are rounded up. A balloon
          lowers the repayments, is due with the last one, and costs more interest in total.
        </p>
        <p>
          The comparison rate, {comparisonRate.toFixed(2)}% p.a., includes the known fees. It is for a secured loan of{" "}
          {money(comparisonLoan.amount)} over {comparisonLoan.termYears} years.
        </p>
        {car && <Words lenderText={lenderText} url={repaymentsUrl(car)} />}
        <p>This is an estimate, not an offer of credit. The lender decides, and may set other terms. {creditLicence}</p>
      </Dialog>
    </>
  );
}

/** Without a script, and if fetching fails, the estimate's page has the text. */
function Words({ lenderText, url }: { lenderText: LenderText; url: string }) {
  const say = useWords();
  return (
    <p role="status">
      {lenderText === null || lenderText === "failed" ? (
        <a className="more" href={url}>
          {say("The lender’s terms for this {vehicle}")}
        </a>
      ) : (
        lenderText.disclaimer
      )}
    </p>
  );
}

async function fetchDisclaimer(id: string): Promise<LenderText> {
  const response = await fetch(`/api/cars/${encodeURIComponent(id)}/finance-disclaimer`);
  return response.ok ? ((await response.json()) as FinanceDisclaimer) : "failed";
}
