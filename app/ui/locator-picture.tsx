export type ShownLocator = {
  d: string;
  town: string;
  towns: readonly {
    name: string;
    x: number;
    y: number;
    anchor: "start" | "end" | "middle";
    down: number;
    from: number;
  }[];
  scale: { text: string; width: number };
  credit: string;
};

const besideDot = { start: 8, end: -8, middle: 0 };

/**
 * Coast and towns around a location, for sites without a map provider. It needs no script and no other host. Its size
 * does not depend on the panel, which shows the middle of it, and the names for which it is wide enough.
 */
export function LocatorPicture({ locator, name }: { locator: ShownLocator; name: string }) {
  const { d, town, towns, scale, credit } = locator;
  const near = towns.slice(0, 3).map((one) => one.name);
  const label = near.length === 0 ? `Map of ${name}` : `Map of ${name}, near ${near.join(", ")}`;
  return (
    <div className="map-picture locator" role="img" aria-label={label}>
      <svg viewBox="-720 -180 1440 360" width="1440" height="360" aria-hidden="true">
        <path d={d} fillRule="evenodd" />
        {towns.map(({ name: other, x, y, anchor, down, from }) => (
          <g key={`${other} ${x} ${y}`} data-from={from}>
            <circle cx={x} cy={y} r="3" />
            <text x={x + besideDot[anchor]} y={y + down} textAnchor={anchor}>
              {other}
            </text>
          </g>
        ))}
        <path
          className="locator-pin"
          d="M0 0c-9-12-14-19-14-26a14 14 0 0 1 28 0c0 7-5 14-14 26zm0-31a5 5 0 1 0 .1 0z"
        />
        <text className="locator-town" y="18" textAnchor="middle">
          {town}
        </text>
      </svg>
      <span className="locator-scale" style={{ width: scale.width }}>
        {scale.text}
      </span>
      <small>{credit}</small>
    </div>
  );
}
