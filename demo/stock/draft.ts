import type { CarInput } from "#domain/car/car.ts";

/** A vehicle before it has a dealer. */
export type Draft = {
  item: NonNullable<CarInput["item_type"]>;
  make: string;
  model: string;
  badge: string;
  level: number;
  year: number;
  age: number;
  km: number | null;
  price: number;
  newPrice: number;
  series: string;
  seats: number | null;
  colour: string;
  body: string;
  power: { simple_fuel: string; fuel: string; engine: string; simple_transmission: string; simple_drive: string };
  attributes: Record<string, string | number | boolean>;
  features: string[];
  images: NonNullable<CarInput["images"]>;
  spin: string[];
  video: string | null;
};
