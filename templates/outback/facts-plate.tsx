import type { Fact, VehicleView } from "#app/features/vehicle/vehicle-view.ts";
import { figureOf } from "./plate.ts";

/** Figures are as large as fits; words share one smaller size. */
const isFigure = (text: string): boolean => /^\d/.test(text) && text.length <= 8;
const isWeight = ({ value }: Fact): boolean => value.endsWith(" kg");

/** The compliance plate: weights first, as large as a price. A vehicle without weights shows its key facts. */
export function FactsPlate({ car: { facts, specs } }: { car: VehicleView }) {
  if (facts.length === 0) return null;
  const vin = specs.find(({ label }) => label === "VIN");
  const weights = facts.filter(isWeight);
  const ordered = [...weights, ...facts.filter((fact) => !isWeight(fact))];
  // The plate has rows of three. A single cell in the last row is left to the specifications below.
  const shown = ordered.length % 3 === 1 ? ordered.slice(0, -1) : ordered;
  return (
    <section className="facts-plate">
      <p>
        <span>{weights.length > 1 ? "Compliance plate" : "Key facts"}</span>
        {vin && <span>{`VIN ${vin.value}`}</span>}
      </p>
      <dl>
        {shown.map(({ label, value }) => {
          const { figure, unit } = figureOf(value);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isFigure(figure) ? undefined : "long-figure"}>
                {figure}
                {unit && <small>{` ${unit}`}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
