import { Icon } from "./icon.tsx";

export type ShownLocator = {
  d: string;
  towns: readonly { name: string; x: number; y: number; side: "start" | "end" }[];
  scale: { text: string; width: number };
  credit: string;
};

/** Where the scale starts: visible even in the narrowest box. */
const scaleAt = { x: 126, y: 258 };

/** Coast and towns around a location, for sites without a map provider. It needs no script and no other host. */
export function LocatorPicture({ locator, name }: { locator: ShownLocator; name: string }) {
  const { d, towns, scale, credit } = locator;
  const near = towns.slice(0, 3).map((town) => town.name);
  const label = near.length === 0 ? `Map of ${name}` : `Map of ${name}, near ${near.join(", ")}`;
  return (
    <div className="map-picture locator" role="img" aria-label={label}>
      <svg viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={d} fillRule="evenodd" />
        {towns.map(({ name: town, x, y, side }) => (
          <g key={town}>
            <circle cx={x} cy={y} r="3" />
            <text x={side === "start" ? x + 8 : x - 8} y={y + 4} textAnchor={side}>
              {town}
            </text>
          </g>
        ))}
        <path className="locator-scale" d={`M${scaleAt.x} ${scaleAt.y - 5}v5h${scale.width}v-5`} />
        <text x={scaleAt.x + 5} y={scaleAt.y - 5}>
          {scale.text}
        </text>
      </svg>
      <Icon name="pin" size={36} />
      <small>{credit}</small>
    </div>
  );
}
