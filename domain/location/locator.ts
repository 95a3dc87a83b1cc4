import { distanceKm, type Point } from "#domain/country/distance.ts";

// A map drawing of a location, for sites without a map provider: real coast, lakes and towns, no streets.

export type Ring = { points: Float32Array; west: number; south: number; east: number; north: number };
export type Geography = {
  /** Outlines of land and lakes, as alternating longitudes and latitudes. */
  rings: readonly Ring[];
  /** The largest first. */
  towns: readonly (Point & { name: string })[];
};

/**
 * In pixels from the location, which stands in the middle. `d` is a path that is filled by the rule evenodd. A town has
 * its name where there is room for it, and only panels of at least `from` pixels show it whole.
 */
export type Locator = {
  d: string;
  /** The town of the location's own address, below the pin. */
  town: string;
  towns: { name: string; x: number; y: number; anchor: "start" | "end" | "middle"; down: number; from: number }[];
  scale: { text: string; width: number };
  credit: string;
};

/** As wide as the widest panel, and somewhat higher than the highest. */
export const frame = { width: 1440, height: 360 };
/** Names stay this far above and below the middle: panels are 230 high, and scale and credit stand at the bottom. */
const shown = { top: -100, bottom: 80 };
/** Widths of panels, each of which shows more names. A phone's is at least the usual one. */
const panels = [150, 300, 440, 700, frame.width] as const;
const usualPanel = 300;
/** What 640 pixels stand for, in kilometres. */
const widths = [60, 90, 120, 180, 270, 400, 600] as const;
const unitsPerWidth = 640;
/** People find a suburb by its city, the largest town around it, and a city by its neighbours. */
const cityWithin = 60;
const fewestTowns = 3;
const mostTowns = 12;
const longestScale = 110;
const kmPerDegree = { lat: 110.57, long: 111.32 };
/** Letters of 13 pixels are about 7 wide and 16 high; a dot and its gap come before them. */
const letters = { width: 7.2, height: 16, gap: 8 };

type Spot = [x: number, y: number];
type Box = { left: number; right: number; top: number; bottom: number };
type Town = Geography["towns"][number];
export type LocatedTown = Point & { town: string };

export function drawLocator(place: LocatedTown, { rings, towns }: Geography, credit: string): Locator {
  const others = towns.filter((town) => !isSame(town, place));
  const city = towns.find((town) => distanceKm(place, town) <= cityWithin);
  const isCity = !city || isSame(city, place);
  for (const km of isCity ? widths.slice(2) : widths) {
    const project = projection(place, km);
    const labels = labelled(others, place.town, project);
    const near = labels.filter(({ from }) => from <= usualPanel);
    const isEnough = isCity ? near.length >= fewestTowns : near.some(({ name }) => name === city.name);
    if (!isEnough && km !== widths.at(-1)) continue;
    return { d: outline(rings, place, project, km), town: place.town, towns: labels, scale: scaleOf(km), credit };
  }
  throw new Error("there is no width to draw");
}

/** A suburb that has its city's name, or the city itself. */
function isSame(town: Town, place: LocatedTown): boolean {
  return town.name.toLowerCase() === place.town.toLowerCase() && distanceKm(place, town) <= cityWithin;
}

/** A flat projection: nobody notices at this size. */
function projection(place: Point, km: number): (point: Point) => Spot {
  const unit = unitsPerWidth / km;
  const east = kmPerDegree.long * Math.cos((place.lat * Math.PI) / 180);
  return ({ lat, long }) => [(long - place.long) * east * unit, (place.lat - lat) * kmPerDegree.lat * unit];
}

/** The largest towns whose names overlap neither the pin and its name nor each other. */
function labelled(towns: readonly Town[], own: string, project: (point: Point) => Spot): Locator["towns"] {
  const half = (own.length * letters.width) / 2 + letters.gap;
  const taken: Box[] = [
    { left: -16, right: 16, top: -42, bottom: 2 },
    { left: -half, right: half, top: 4, bottom: 22 },
  ];
  const labels: Locator["towns"] = [];
  for (const { name, ...point } of towns) {
    if (labels.length === mostTowns) break;
    const [x, y] = project(point);
    if (y < shown.top || y > shown.bottom || Math.abs(x) > frame.width / 2) continue;
    const [best] = placesFor(name, x, y)
      .filter(({ box }) => box.top > shown.top && taken.every((other) => !overlap(box, other)))
      .map((label) => ({ ...label, from: narrowest(label.box) }))
      .toSorted((a, b) => a.from - b.from);
    if (!best || best.from === Infinity) continue;
    taken.push(best.box);
    labels.push({ name, x: Math.round(x), y: Math.round(y), anchor: best.anchor, down: best.down, from: best.from });
  }
  return labels;
}

/** The narrowest panel that shows it whole. */
const narrowest = ({ left, right }: Box): number =>
  panels.find((width) => Math.max(-left, right) <= width / 2) ?? Infinity;

type Label = Pick<Locator["towns"][number], "anchor" | "down"> & { box: Box };

/** Where the name of a town may stand: towards the middle, away from it, above and below. */
function placesFor(name: string, x: number, y: number): Label[] {
  const length = name.length * letters.width;
  const half = letters.height / 2;
  const start: Label = {
    anchor: "start",
    down: 4,
    box: { left: x - 5, right: x + letters.gap + length, top: y - half, bottom: y + half },
  };
  const end: Label = {
    anchor: "end",
    down: 4,
    box: { left: x - letters.gap - length, right: x + 5, top: y - half, bottom: y + half },
  };
  const over = (down: number, top: number, bottom: number): Label => ({
    anchor: "middle",
    down,
    box: { left: x - length / 2 - 2, right: x + length / 2 + 2, top, bottom },
  });
  const sides = x > 0 ? [end, start] : [start, end];
  return [...sides, over(-8, y - 22, y + 5), over(18, y - 5, y + 22)];
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Outlines clipped slightly beyond the frame, each point relative to the previous one. */
function outline(rings: readonly Ring[], place: Point, project: (point: Point) => Spot, km: number): string {
  const reach = (km * frame.width) / unitsPerWidth / 90;
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
const [side, end] = [frame.width / 2 + margin, frame.height / 2 + margin];
const edges: readonly Edge[] = [
  { axis: 0, at: -side, inside: (x) => x >= -side },
  { axis: 0, at: side, inside: (x) => x <= side },
  { axis: 1, at: -end, inside: (y) => y >= -end },
  { axis: 1, at: end, inside: (y) => y <= end },
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

/** The longest round distance that even a narrow panel has room for. */
function scaleOf(km: number): Locator["scale"] {
  const width = (length: number) => Math.round((length / km) * unitsPerWidth);
  const length = [100, 50, 20, 10].find((one) => width(one) <= longestScale) ?? 5;
  return { text: `${length} km`, width: width(length) };
}
