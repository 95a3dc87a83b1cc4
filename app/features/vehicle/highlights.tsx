import { Icon } from "#app/ui/icon.tsx";

/** Short points, each with a tick. */
export function Highlights({ points }: { points: readonly string[] }) {
  return (
    <ul className="highlights">
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" size={18} />
          {point}
        </li>
      ))}
    </ul>
  );
}
