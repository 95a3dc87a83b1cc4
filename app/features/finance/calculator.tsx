import { useRef, useState } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { writeCalculator } from "#domain/finance/calculator-query.ts";
import { CalculatorFields } from "./calculator-fields.tsx";
import { type CalculatorView, repaymentsPath } from "./calculator-view.ts";
import { FinanceInfo } from "./finance-info.tsx";
import { Rates, Totals } from "./rates.tsx";
import { useCalculator } from "./use-calculator.ts";

type Props = { view: CalculatorView };

/** Beside a car's price: the estimate, and its settings behind one line. */
export function CarCalculator({ view }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const calculator = useCalculator(form, view, "on demand");
  const isOwn = writeCalculator(view.initial, view.start).size > 0;
  return (
    <div className="calculator calculator-car" id="repayments">
      <div className="repayment-box">
        <Rates view={view} calculator={calculator} />
        <FinanceInfo view={view} />
      </div>
      <details open={isOwn} onToggle={({ currentTarget }) => currentTarget.open && calculator.takeOwn()}>
        <summary>
          <Icon name="calculator" size={18} />
          Change deposit, term or balloon
          <Icon name="chevron" size={18} />
        </summary>
        <CalculatorForm view={view} calculator={calculator} form={form} />
        <Totals view={view} calculator={calculator} />
        <Next view={view} calculator={calculator} />
      </details>
    </div>
  );
}

/** On its own page: inputs on the left, results on the right. */
export function PageCalculator({ view, disclaimer = null }: Props & { disclaimer?: string | null }) {
  const form = useRef<HTMLFormElement>(null);
  const calculator = useCalculator(form, view, "at once");
  return (
    <div className="calculator calculator-page">
      <div className="repayment-box">
        <Rates view={view} calculator={calculator} />
        <FinanceInfo view={view} disclaimer={disclaimer} />
      </div>
      <CalculatorForm view={view} calculator={calculator} form={form} />
      <div>
        <Totals view={view} calculator={calculator} />
        <Next view={view} calculator={calculator} />
      </div>
    </div>
  );
}

type Parts = Props & { calculator: ReturnType<typeof useCalculator> };

function CalculatorForm({ view, calculator, form }: Parts & { form: React.RefObject<HTMLFormElement | null> }) {
  return (
    <form
      className="calculator-fields"
      action={repaymentsPath}
      method="get"
      ref={form}
      aria-label="Repayment calculator"
      onInput={({ target }) => calculator.typed(target instanceof HTMLInputElement ? target.name : "")}
      onSubmit={(event) => event.preventDefault()}
    >
      {view.car && <input type="hidden" name="car_id" value={view.car.id} />}
      <CalculatorFields view={view} calculator={calculator} />
      <Button submit full className="without-script">
        Work it out
      </Button>
    </form>
  );
}

function Next({ view, calculator: { query, reset } }: Parts) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      // Not allowed: the address bar has it too.
    }
  };
  return (
    <div className="calculator-next">
      <ButtonLink variant="primary" full href={withQuery(view.financeUrl, query)}>
        Ask about this loan
      </ButtonLink>
      <p className="with-script">
        <button className="more" type="button" onClick={() => void copy()}>
          {copied ? "Link copied" : "Copy a link to this"}
        </button>
        {query !== "" && (
          <button className="more" type="button" onClick={reset}>
            Start again
          </button>
        )}
        <output className="unseen">{copied ? "Link copied" : ""}</output>
      </p>
    </div>
  );
}

/** The figures go to the form in the query, before the fragment. */
function withQuery(url: string, query: string): string {
  const [address = "", hash] = url.split("#");
  const joined = query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
