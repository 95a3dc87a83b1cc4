import type { Body } from "./body.ts";

/** What each rendered body in demo/media shows: the bodies, doors and seats of cars that may use it. */
const rendered = {
  suv: { bodies: ["SUV"], doors: [5], seats: 8 },
  offroad: { bodies: ["SUV"], doors: [3], seats: 5 },
  ute: { bodies: ["Ute"], doors: [4], seats: 5 },
  hatchback: { bodies: ["Hatchback"], doors: [5], seats: 5 },
  micro: { bodies: ["Hatchback", "SUV"], doors: [5], seats: 5 },
  sedan: { bodies: ["Sedan"], doors: [4], seats: 5 },
  wagon: { bodies: ["Wagon"], doors: [5], seats: 5 },
  coupe: { bodies: ["Coupe"], doors: [2], seats: 4 },
  sports: { bodies: ["Coupe", "Convertible"], doors: [2], seats: 4 },
  "people-mover": { bodies: ["People Mover"], doors: [5], seats: 8 },
} satisfies Record<string, { bodies: Body[]; doors: number[]; seats: number }>;

export type RenderedBody = keyof typeof rendered;

type Shape = { body: Body; doors: number; seats: number };

const names = Object.keys(rendered) as RenderedBody[];

/**
 * The picture for a car of this shape: the preferred one if it fits, otherwise the first that does; null if none does.
 */
export function renderOf(shape: Shape, preferred?: RenderedBody): RenderedBody | null {
  const fitting = names.filter((name) => fits(shape, name));
  return (preferred && fitting.includes(preferred) ? preferred : fitting[0]) ?? null;
}

function fits({ body, doors, seats }: Shape, name: RenderedBody): boolean {
  const shown: { bodies: Body[]; doors: number[]; seats: number } = rendered[name];
  return shown.bodies.includes(body) && shown.doors.includes(doors) && seats <= shown.seats;
}
