import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Car } from "#domain/car/car.ts";

const models = parse(readFileSync(new URL("market-classes.yaml", import.meta.url), "utf8")) as Record<string, string[]>;

const classes = new Map<string, string[]>();
for (const [name, members] of Object.entries(models)) {
  for (const model of members) classes.set(model, [...(classes.get(model) ?? []), name]);
}

export const marketClasses: readonly string[] = Object.keys(models);

/** The classes that a vehicle's model competes in. */
export const classesOf = (car: Pick<Car, "make" | "model">): readonly string[] =>
  classes.get(`${car.make} ${car.model}`) ?? [];
