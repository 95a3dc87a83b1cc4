import { useWords } from "#app/copy/vehicle-words.ts";
import { formatPrice } from "#domain/car/price.ts";
import { type BudgetView, mostRepayment, steps } from "./budget-view.ts";
import type { Budget } from "./use-budget.ts";

type Props = { view: BudgetView; budget: Budget };

const periods = { weekly: "Weekly", monthly: "Monthly" } as const;

export function PeriodSwitch({ view, budget }: Props) {
  return (
    <fieldset className="seg sm">
      <legend className="vh">Repayments</legend>
      {(["weekly", "monthly"] as const).map((period) => (
        <label key={period}>
          <input
            type="radio"
            name="period"
            value={period}
            defaultChecked={view.asked.period === period}
            onChange={() => budget.changePeriod(period)}
          />
          <span>{periods[period]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function MoneyFields({ view, budget }: Props) {
  const { period } = budget.asked;
  return (
    <>
      <Money
        name="repayment"
        label="Repayments"
        unit={period === "weekly" ? "/wk" : "/mth"}
        initial={view.asked.repayment}
        most={mostRepayment(period, view.maximum)}
        step={steps[period]}
        budget={budget}
      />
      <Money
        name="deposit"
        label="Deposit"
        unit=""
        initial={view.asked.deposit}
        most={Math.ceil(view.maximum / steps.deposit) * steps.deposit}
        step={steps.deposit}
        budget={budget}
      />
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

/** The field is what is sent; the slider sets it, and is there only with a script. */
function Money({ name, label, unit, initial, most, step, budget }: MoneyProps) {
  const value = budget.asked[name];
  return (
    <div className="fld">
      <label>
        <span>{label}</span>
        <span className="amt">
          $
          <input name={name} inputMode="numeric" defaultValue={initial} maxLength={9} />
          {unit}
        </span>
      </label>
      <input
        className="js"
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={`${formatPrice(value)}${unit}`}
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
    <fieldset className="bt">
      <legend>{say("Select your preferred car types")}</legend>
      {view.bodies.map(({ name }) => (
        <label key={name}>
          <input type="checkbox" name="body" value={name} defaultChecked={view.asked.bodies.includes(name)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** 4.10, in its exact words. */
export function BudgetButtons({ budget }: Pick<Props, "budget">) {
  const say = useWords();
  const { button, cheapest, amount } = budget;
  return (
    <div className="bud-g">
      <button className="btn pri lg full" disabled={button.disabled}>
        {say(button.label)}
      </button>
      <p className="sml" role="status">
        {(button.message && say(button.message)) ??
          (cheapest !== null && `From ${formatPrice(cheapest)} to ${formatPrice(amount)}`)}
      </p>
      {button.disabled && <button className="btn line full nojs">Try this budget</button>}
    </div>
  );
}
