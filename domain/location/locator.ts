import type { Point } from "./distance.ts";

// A map drawing of a location, for sites without a map provider: real coast, lakes and towns, no streets.

export type Ring = { points: Float32Array; west: number; south: number; east: number; north: number };
export type Geography = {
  /** Outlines of land and lakes, as alternating longitudes and latitudes. */
  rings: readonly Ring[];
  /** The largest first. */
  towns: readonly (Point & { name: string })[];
};

/** In units of the drawing, centred on the location. `d` is a path that is filled by the rule evenodd. */
export type Locator = {
  d: string;
  towns: { name: string; x: number; y: number; side: "start" | "end" }[];
  scale: { text: string; width: number };
  credit: string;
};

export const frame = { width: 640, height: 300 };
/** The area that every panel shows and that scale and credit leave free. */
const shown = { left: 130, right: 510, top: 44, bottom: 244 };
/** Width of the map in kilometres. */
const widths = [120, 180, 270, 400, 600] as const;
const fewestTowns = 4;
const mostTowns = 7;
const kmPerDegree = { lat: 110.57, long: 111.32 };

type Spot = [x: number, y: number];
type Box = { left: number; right: number; top: number; bottom: number };

export function drawLocator(place: Point, { rings, towns }: Geography, credit: string): Locator {
  for (const km of widths) {
    const project = projection(place, km);
    const labels = labelled(towns, project);
    if (labels.length < fewestTowns && km !== widths.at(-1)) continue;
    return { d: outline(rings, place, project, km), towns: labels, scale: scaleOf(km), credit };
  }
  throw new Error("there is no width to draw");
}

/** A flat projection: nobody notices at this size. */
function projection(place: Point, km: number): (point: Point) => Spot {
  const unit = frame.width / km;
  const east = kmPerDegree.long * Math.cos((place.lat * Math.PI) / 180);
  return ({ lat, long }) => [
    frame.width / 2 + (long - place.long) * east * unit,
    frame.height / 2 + (place.lat - lat) * kmPerDegree.lat * unit,
  ];
}

/** The largest towns whose names overlap neither the pin nor each other. */
function labelled(towns: Geography["towns"], project: (point: Point) => Spot): Locator["towns"] {
  const taken: Box[] = [{ left: 294, right: 346, top: 104, bottom: 166 }];
  const labels: Locator["towns"] = [];
  for (const town of towns) {
    if (labels.length === mostTowns) break;
    const [x, y] = project(town);
    if (x < shown.left || x > shown.right || y < shown.top || y > shown.bottom) continue;
    const side = x > frame.width / 2 ? "end" : "start";
    // Letters of 13 units are about 7 wide; the dot and its gap come before them.
    const length = town.name.length * 7.2 + 12;
    const [left, right] = side === "start" ? [x - 6, x + length] : [x - length, x + 6];
    const box = { left, right, top: y - 12, bottom: y + 12 };
    if (left < shown.left || right > shown.right || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    labels.push({ name: town.name, x: Math.round(x), y: Math.round(y), side });
  }
  return labels;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Outlines clipped slightly beyond the frame, each point relative to the previous one. */
function outline(rings: readonly Ring[], place: Point, project: (point: Point) => Spot, km: number): string {
  const reach = km / 90;
  const near = rings.filter(
    ({ west, south, east, north }) =>
      east > place.long - reach && west < place.long + reach && north > place.lat - reach && south < place.lat + reach,
  );
  return near.map((ring) => path(clipped(spots(ring, project)))).join("");
}

function spots({ points }: Ring, project: (point: Point) => Spot): Spot[] {
  return Array.from({ length: points.length / 2 }, (_, at) =>
    project({ long: points[at * 2] ?? 0, lat: points[at * 2 + 1] ?? 0 }),
  );
}

type Edge = { axis: 0 | 1; at: number; inside: (value: number) => boolean };
const margin = 8;
const edges: readonly Edge[] = [
  { axis: 0, at: -margin, inside: (x) => x >= -margin },
  { axis: 0, at: frame.width + margin, inside: (x) => x <= frame.width + margin },
  { axis: 1, at: -margin, inside: (y) => y >= -margin },
  { axis: 1, at: frame.height + margin, inside: (y) => y <= frame.height + margin },
];

/** Sutherland-Hodgman: one edge of the frame after another. */
function clipped(ring: readonly Spot[]): readonly Spot[] {
  return edges.reduce((rest, edge) => cut(rest, edge), ring);
}

function cut(ring: readonly Spot[], { axis, at, inside }: Edge): Spot[] {
  const result: Spot[] = [];
  let before = ring.at(-1);
  for (const spot of ring) {
    if (before && inside(before[axis]) !== inside(spot[axis])) {
      const part = (at - before[axis]) / (spot[axis] - before[axis]);
      result.push([before[0] + part * (spot[0] - before[0]), before[1] + part * (spot[1] - before[1])]);
    }
    if (inside(spot[axis])) result.push(spot);
    before = spot;
  }
  return result;
}

function path(ring: readonly Spot[]): string {
  const whole = ring.map(([x, y]): Spot => [Math.round(x), Math.round(y)]);
  const steps = whole.flatMap(([x, y], at) => {
    const [lastX, lastY] = whole[at - 1] ?? [0, 0];
    const step = `${x - lastX} ${y - lastY}`;
    return at > 0 && step === "0 0" ? [] : [step];
  });
  return steps.length < 3 ? "" : `M${steps[0]}l${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
}

/** The longest round distance that fits into a quarter of the frame. */
function scaleOf(km: number): Locator["scale"] {
  const length = [100, 50, 20].find((one) => one <= km / 4) ?? 20;
  return { text: `${length} km`, width: Math.round((length / km) * frame.width) };
}
