import type { Kind, SizeClass } from "./size-class.ts";

export type Fuel = "petrol" | "diesel" | "hybrid" | "plug-in hybrid" | "electric" | "LPG";

/** A make and a model, in any spelling. */
export interface ModelName {
  make: string;
  model: string;
}

/** A row of the vocabulary. What no source states is empty or null. */
export interface MarketModel extends ModelName {
  kind: Kind;
  size: SizeClass;
  /** Other names and common misspellings. */
  also: readonly string[];
  /** Usual numbers of seats, the commonest first. */
  seats: readonly number[];
  /** The heaviest braked trailer of its usual variants, in kilograms. */
  brakedTow: number | null;
  /** Kilometres on one charge, as its maker states them for the variant that goes furthest in the usual range. */
  electricRange: number | null;
  fuels: readonly Fuel[];
  /** "v8", "turbo", "boxer". */
  engines: readonly string[];
  /** Dollars at age 0, about: to compare models, as of 2023. */
  price: number | null;
  /** Cubic centimetres of a motorcycle. */
  cc: number | null;
  /** Lengths in feet in which a caravan is built. */
  feet: readonly [shortest: number, longest: number] | null;
  /** Gross vehicle mass of a truck, in tonnes. */
  gvm: number | null;
  /** Advertisements of 2023: how common it is. */
  advertisements: number;
  /** The letters of README.md. */
  source: string;
}
