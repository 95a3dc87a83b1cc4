import type { Fact } from "#app/features/vehicle/vehicle-view.ts";

const atMost = 4;
/** A figure and a short unit: "4.8 L/100 km", "163 kW", "5"; not a name that begins with one, "4WD". */
const measured = /^([\d.,]+)(?: (.{1,9}))?$/;

/** Facts that consist of a figure. */
export function figuresOf(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => measured.test(value)).slice(0, atMost);
}

export function Figures({ figures }: { figures: readonly Fact[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="figures" aria-label="Key figures">
      {figures.map(({ label, value }) => {
        const [, figure, unit] = measured.exec(value) ?? [];
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure}
              {unit && <i>{unit}</i>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
