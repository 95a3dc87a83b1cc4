import type { Spec, VehicleView } from "#app/features/vehicle/vehicle-view.ts";
import { figureOf } from "./plate.ts";

/** Figures are as large as fits; words share one smaller size. */
const isFigure = (text: string): boolean => /^\d/.test(text) && text.length <= 8;
const isWeight = ({ value }: Spec): boolean => value.endsWith(" kg");

/**
 * The facts on the compliance plate, weights first. The plate has rows of three: a single cell in the last row is left to
 * the specifications.
 */
export function plateFacts({ deciding, facts }: Pick<VehicleView, "deciding" | "facts">) {
  const all: Spec[] = [...deciding, ...facts];
  const ordered = [...all.filter(isWeight), ...all.filter((fact) => !isWeight(fact))];
  const count = ordered.length % 3 === 1 ? ordered.length - 1 : ordered.length;
  return { shown: ordered.slice(0, count), left: ordered.slice(count) };
}

/** The compliance plate: weights as large as a price. A vehicle without weights shows its key facts. */
export function FactsPlate({ facts }: { facts: readonly Spec[] }) {
  if (facts.length === 0) return null;
  return (
    <section className="facts-plate">
      <p>{facts.filter(isWeight).length > 1 ? "Compliance plate" : "Key facts"}</p>
      <dl>
        {facts.map(({ label, value }) => {
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
