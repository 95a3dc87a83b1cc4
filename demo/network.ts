import { fileURLToPath } from "node:url";
import type { CarInput } from "#domain/car/car.ts";
import { generateStock } from "./stock/generate-stock.ts";
import { cornerLotPlan } from "./stock/plans/corner-lot.ts";
import { harbourCityPlans } from "./stock/plans/harbour-city.ts";
import { kauriPlan } from "./stock/plans/kauri.ts";

export type DemoNetwork = { sitesDir: string; mediaDir: string; cars: CarInput[] };

export const stockPlans = [...harbourCityPlans, kauriPlan, cornerLotPlan];

/** The demo dealerships: where their settings and pictures lie, and the cars they have on the given day. */
export function demoNetwork({ now }: { now: Date }): DemoNetwork {
  return {
    sitesDir: fileURLToPath(new URL("sites", import.meta.url)),
    mediaDir: fileURLToPath(new URL("media", import.meta.url)),
    cars: generateStock({ seed: "forecourt", now, plans: stockPlans }),
  };
}
