import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { Button } from "#app/ui/button.tsx";
import { type BudgetView, mostRepayment, shownPeriod, steps, tradeInField } from "./budget-view.ts";
import type { Budget } from "./use-budget.ts";

type Props = { view: BudgetView; budget: Budget };

const periods = { weekly: "Weekly", fortnightly: "Fortnightly", monthly: "Monthly" } as const;
const units = { weekly: "/wk", fortnightly: "/fn", monthly: "/mth" } as const;

/** A subscription is paid weekly: there is no period to choose. */
export function PeriodSwitch({ view }: Pick<Props, "view">) {
  if (view.kind === "hire") return <input type="hidden" name="period" value="weekly" />;
  return (
    <fieldset className="segments compact">
      <legend className="unseen">Repayments</legend>
      <input type="hidden" name={shownPeriod} defaultValue={view.input.period} />
      {(["weekly", "fortnightly", "monthly"] as const).map((period) => (
        <label key={period}>
          <input type="radio" name="period" value={period} defaultChecked={view.input.period === period} />
          <span>{periods[period]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function MoneyFields({ view, budget }: Props) {
  const { period } = budget.input;
  return (
    <>
      <Money
        name="repayment"
        label={view.kind === "hire" ? "Per week" : "Repayments"}
        unit={units[period]}
        initial={view.input.repayment}
        most={mostRepayment(view, period)}
        step={steps[period]}
        budget={budget}
      />
      {view.kind === "buy" && (
        <Money
          name="deposit"
          label="Deposit"
          unit=""
          initial={view.input.deposit}
          most={Math.ceil(view.maximum / steps.deposit) * steps.deposit}
          step={steps.deposit}
          budget={budget}
        />
      )}
    </>
  );
}

type MoneyProps = {
  name: "repayment" | "deposit";
  label: string;
  unit: string;
  initial: number;
  most: number;
  step: number;
  budget: Budget;
};

/** The field is sent; the slider sets it, and exists only with a script. */
function Money({ name, label, unit, initial, most, step, budget }: MoneyProps) {
  const { money, sign } = useFormat();
  const value = budget.input[name];
  return (
    <div className="slider-field">
      <label>
        <span>{label}</span>
        <span className="amount">
          {sign}
          <input name={name} inputMode="numeric" defaultValue={initial} maxLength={9} />
          {unit}
        </span>
      </label>
      <input
        className="with-script"
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={`${money(value)}${unit}`}
        min={0}
        max={most}
        step={step}
        value={Math.min(value, most)}
        style={{ "--b": `${(Math.min(value, most) / most) * 100}%` } as React.CSSProperties}
        onChange={(event) => budget.put(name, event.target.value)}
      />
    </div>
  );
}

export function BodyChoice({ view }: { view: BudgetView }) {
  const say = useWords();
  if (view.bodies.length === 0) return null;
  return (
    <fieldset className="budget-bodies">
      <legend>{say("Select your preferred {vehicle} types")}</legend>
      {view.bodies.map(({ name }) => (
        <label key={name}>
          <input type="checkbox" name="body" value={name} defaultChecked={view.input.bodies.includes(name)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** 4.10, in its exact words. */
export function BudgetButtons({ view, budget }: Props) {
  const { money } = useFormat();
  const say = useWords();
  const each = view.kind === "hire" ? " a week" : "";
  const { button, cheapest, amount } = budget;
  return (
    <div className="budget-submit">
      <Button submit variant="primary" size="large" full disabled={button.disabled}>
        {say(button.label)}
      </Button>
      <p className="small" role="status">
        {(button.message && say(button.message)) ??
          (cheapest !== null && cheapest <= amount && `From ${money(cheapest)} to ${money(amount)}${each}`)}
      </p>
      {button.disabled && (
        <Button submit full className="without-script">
          Try this budget
        </Button>
      )}
    </div>
  );
}

/** 4.10.8: a trade-in that this browser remembers a valuation of, or that the address names, counts like a deposit. */
export function TradeInChoice({ view, budget }: Props) {
  const { money } = useFormat();
  const amount = view.input.tradeIn > 0 ? view.input.tradeIn : (budget.ownTradeIn ?? 0);
  if (view.kind === "hire" || amount === 0) return null;
  return (
    <label className="budget-trade-in">
      <input type="checkbox" name={tradeInField} value={amount} defaultChecked />
      Count my trade-in, about {money(amount)}
    </label>
  );
}

/** What the lender charges, in one place with the warning (spec 5.6.5). */
export function LenderRates({ view: { lender } }: Pick<Props, "view">) {
  if (!lender) return null;
  const [{ interestRate, comparisonRate }] = lender.loans;
  return (
    <div className="budget-info">
      <p>
        {`${interestRate.toFixed(2)}% p.a. interest, ${comparisonRate.toFixed(2)}% p.a. comparison rate, with ${lender.name}.`}
      </p>
      {lender.warning !== "" && <p className="budget-warning">{lender.warning}</p>}
    </div>
  );
}

/** The search that the form narrows. */
export function WithinField({ view }: { view: BudgetView }) {
  return view.within === null ? null : <input type="hidden" name="within" value={view.within} />;
}
