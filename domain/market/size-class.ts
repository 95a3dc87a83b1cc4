import type { Car } from "#domain/car/car.ts";

export type Kind = Car["item_type"];

/** What a class is built like. Only classes of one group, or of two groups that are related, are rivals. */
type Group =
  | "car"
  | "sports car"
  | "SUV"
  | "four-wheel drive"
  | "people mover"
  | "van"
  | "bus"
  | "ute"
  | "road bike"
  | "adventure bike"
  | "cruiser"
  | "off-road bike"
  | "scooter"
  | "quad"
  | "caravan"
  | "off-road caravan"
  | "light caravan"
  | "motorhome"
  | "truck";

interface ClassRow {
  kind: Kind;
  group: Group;
  /** Its place among the sizes of its group, in steps that a buyer would feel. */
  step: number;
  /** As it stands in "also a medium SUV". */
  phrase: string;
}

const row = (kind: Kind, group: Group, step: number, phrase: string): ClassRow => ({ kind, group, step, phrase });

export const sizeClasses = {
  "light car": row("car", "car", 1, "a light car"),
  "small car": row("car", "car", 2, "a small car"),
  "medium car": row("car", "car", 3, "a medium car"),
  "large car": row("car", "car", 4, "a large car"),
  "luxury car": row("car", "car", 5, "a large luxury car"),
  "sports car": row("car", "sports car", 1, "a sports car"),
  supercar: row("car", "sports car", 3, "a supercar"),
  "light SUV": row("car", "SUV", 1, "a light SUV"),
  "small SUV": row("car", "SUV", 2, "a small SUV"),
  "medium SUV": row("car", "SUV", 3, "a medium SUV"),
  "large SUV": row("car", "SUV", 4, "a large SUV"),
  "upper large SUV": row("car", "SUV", 5, "an upper large SUV"),
  "4WD wagon": row("car", "four-wheel drive", 4, "a four-wheel-drive wagon"),
  "people mover": row("car", "people mover", 4, "a people mover"),
  "micro van": row("car", "van", 0, "a micro van"),
  "light van": row("car", "van", 1, "a light van"),
  "medium van": row("car", "van", 2, "a medium van"),
  "large van": row("car", "van", 3, "a large van"),
  bus: row("car", "bus", 4, "a bus"),
  "car-based ute": row("car", "ute", 2, "a car-based ute"),
  ute: row("car", "ute", 4, "a ute"),
  "full-size ute": row("car", "ute", 5, "a full-size ute"),
  "naked bike": row("motorcycle", "road bike", 1, "a naked bike"),
  "retro bike": row("motorcycle", "road bike", 1.5, "a retro bike"),
  "sports bike": row("motorcycle", "road bike", 2, "a sports bike"),
  "sports-tourer": row("motorcycle", "road bike", 3, "a sports-tourer"),
  tourer: row("motorcycle", "road bike", 4, "a tourer"),
  "adventure bike": row("motorcycle", "adventure bike", 3, "an adventure bike"),
  cruiser: row("motorcycle", "cruiser", 3, "a cruiser"),
  "off-road bike": row("motorcycle", "off-road bike", 2, "an off-road bike"),
  "farm bike": row("motorcycle", "off-road bike", 3, "a farm bike"),
  scooter: row("motorcycle", "scooter", 1, "a scooter"),
  quad: row("motorcycle", "quad", 1, "a quad or side-by-side"),
  "touring caravan": row("caravan", "caravan", 3, "a touring caravan"),
  "family caravan": row("caravan", "caravan", 3.5, "a family caravan"),
  "off-road caravan": row("caravan", "off-road caravan", 3, "an off-road caravan"),
  "hybrid caravan": row("caravan", "off-road caravan", 2, "a hybrid caravan"),
  "pop-top": row("caravan", "caravan", 2, "a pop-top"),
  "camper trailer": row("caravan", "light caravan", 1, "a camper trailer"),
  campervan: row("caravan", "motorhome", 1, "a campervan"),
  motorhome: row("caravan", "motorhome", 2, "a motorhome"),
  "light truck": row("truck", "truck", 1, "a light truck"),
  "medium truck": row("truck", "truck", 2, "a medium truck"),
  "heavy truck": row("truck", "truck", 4, "a heavy truck"),
} as const satisfies Record<string, ClassRow>;

export type SizeClass = keyof typeof sizeClasses;

/** How far two groups are from each other, for vehicles of the same step. */
const related: readonly (readonly [Group, Group, number])[] = [
  ["car", "SUV", 1.5],
  ["car", "sports car", 2],
  ["SUV", "four-wheel drive", 1],
  ["SUV", "people mover", 1.5],
  ["four-wheel drive", "ute", 2],
  ["people mover", "van", 2],
  ["people mover", "four-wheel drive", 2],
  ["van", "bus", 2],
  ["van", "motorhome", 2.5],
  ["road bike", "adventure bike", 2],
  ["road bike", "cruiser", 2],
  ["off-road bike", "adventure bike", 2],
  ["caravan", "off-road caravan", 1],
  ["caravan", "light caravan", 1.5],
  ["off-road caravan", "light caravan", 1.5],
];

/** 0 for the same class; null for classes that nobody would compare. */
export function classDistance(one: SizeClass, other: SizeClass): number | null {
  if (one === other) return 0;
  const [a, b]: ClassRow[] = [sizeClasses[one], sizeClasses[other]];
  if (!a || !b) return null;
  const steps = Math.abs(a.step - b.step);
  if (a.group === b.group) return Math.max(steps, 0.5);
  const pair = related.find(([x, y]) => (x === a.group && y === b.group) || (x === b.group && y === a.group));
  return pair ? pair[2] + steps : null;
}
