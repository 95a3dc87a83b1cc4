import type { PlateCell } from "./plate.ts";

/** Figures as on a compliance plate: label above, figure below, small unit. */
export function PlateRow({ cells }: { cells: readonly PlateCell[] }) {
  return (
    <dl className="plate">
      {cells.map(({ label, figure, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure}
            {unit && <small>{` ${unit}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
