import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { criterion } from "./criterion-schema.ts";

// The judged set. A need is what a shopper wants: the ways to type it, and the grades of the vehicles that answer it.

/** Every site with judged queries. */
export const judgedSites = [
  "harbour-city-motors",
  "sunstate-autos",
  "kauri-motor-company",
  "tideline-motors",
  "redline-motorcycles",
  "outback-caravans-trucks",
  "southern-cross-prestige",
] as const;
export type JudgedSite = (typeof judgedSites)[number];

export const kinds = [
  "name", // make, model, badge, stock number
  "slang",
  "body", // body, class, colour, drive, fuel, gearbox
  "feature",
  "money",
  "age", // years, kilometres, new, used, demo
  "place",
  "use", // families, towing, work, range, licences
  "logic", // or, not, cheapest, newest
  "sentence",
] as const;
export type Kind = (typeof kinds)[number];

const rules = z.union([criterion, z.array(criterion)]).transform((one) => (Array.isArray(one) ? one : [one]));

const need = z
  .strictObject({
    kind: z.enum(kinds),
    /** False: nothing in stock is right, and the grades say what comes nearest. */
    inStock: z.boolean().default(true),
    queries: z.array(z.string()).default([]),
    misspelled: z.array(z.string()).default([]),
    /** Exactly what was asked for. */
    3: rules.default([]),
    /** What a sensible salesperson offers as well. */
    2: rules.default([]),
    /** Near, with something wrong about it. */
    1: rules.default([]),
  })
  .transform(({ 3: right, 2: offered, 1: near, ...rest }) => ({ ...rest, grades: { right, offered, near } }));

export type Need = z.output<typeof need>;

export const needsOf = (site: JudgedSite): readonly Need[] =>
  z.array(need).parse(parse(readFileSync(new URL(`needs/${site}.yaml`, import.meta.url), "utf8")));

export type JudgedQuery = { site: JudgedSite; text: string; misspelled: boolean; need: Need };

export function judgedQueries(site: JudgedSite): readonly JudgedQuery[] {
  return needsOf(site).flatMap((one) => [
    ...one.queries.map((text) => ({ site, text, misspelled: false, need: one })),
    ...one.misspelled.map((text) => ({ site, text, misspelled: true, need: one })),
  ]);
}
