import { useFormat } from "#app/copy/site-format.ts";
import { type Figure, figureNames, periods } from "#domain/finance/calculator-query.ts";
import { type CalculatorView, sliderEnds } from "./calculator-view.ts";
import type { Calculator } from "./use-calculator.ts";

type Props = { view: CalculatorView; calculator: Calculator };

const labels: Record<Figure, string> = {
  price: "Price",
  deposit: "Deposit",
  tradeIn: "Trade-in value",
  termYears: "Term",
  balloonPercent: "Balloon at the end",
};
const periodNames = { weekly: "Weekly", fortnightly: "Fortnightly", monthly: "Monthly" } as const;

export function CalculatorFields({ view, calculator }: Props) {
  const figures: Figure[] = [
    ...(view.car ? [] : ["price" as const]),
    "deposit",
    "tradeIn",
    "termYears",
    "balloonPercent",
  ];
  return (
    <>
      <fieldset className="segments compact">
        <legend className="unseen">Repayments</legend>
        {periods.map((period) => (
          <label key={period}>
            <input type="radio" name="period" value={period} defaultChecked={view.initial.period === period} />
            <span>{periodNames[period]}</span>
          </label>
        ))}
      </fieldset>
      {figures.map((figure) => (
        <FigureField key={figure} figure={figure} view={view} calculator={calculator} />
      ))}
    </>
  );
}

/** The field is sent; the slider sets it, and exists only with a script. */
function FigureField({ figure, view, calculator }: Props & { figure: Figure }) {
  const { money, number, sign } = useFormat();
  const { input, estimate } = calculator;
  const value = input[figure];
  const { min, max, step } = sliderEnds(figure, view, input.price);
  const at = Math.min(Math.max(value, min), max);
  const [before, after] = unitsOf(figure, value, sign);
  const isTaken = figure === "tradeIn" && calculator.taken !== null && value === calculator.taken.low;
  const said = figure === "balloonPercent" && estimate ? ` (${money(estimate.balloon)})` : "";
  return (
    <div className="slider-field">
      <label>
        <span>
          {labels[figure]}
          <small>{said}</small>
        </span>
        <span className="amount">
          {before}
          <input
            name={figureNames[figure]}
            inputMode="numeric"
            defaultValue={view.initial[figure]}
            maxLength={9}
            autoComplete="off"
            onBlur={() => calculator.tidy(figure)}
          />
          {after}
        </span>
      </label>
      <input
        className="with-script"
        type="range"
        aria-label={`${labels[figure]}, slider`}
        aria-valuetext={`${before}${number(value)}${after}`}
        min={min}
        max={max}
        step={step}
        value={at}
        style={{ "--b": `${max > min ? ((at - min) / (max - min)) * 100 : 0}%` } as React.CSSProperties}
        onChange={(event) => calculator.put(figure, event.target.value)}
      />
      {isTaken && <small>The lower figure of your trade-in estimate.</small>}
    </div>
  );
}

function unitsOf(figure: Figure, value: number, sign: string): [before: string, after: string] {
  if (figure === "termYears") return ["", value === 1 ? " year" : " years"];
  return figure === "balloonPercent" ? ["", "%"] : [sign, ""];
}
