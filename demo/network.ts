import { fileURLToPath } from "node:url";
import type { CarInput } from "#domain/car/car.ts";
import { generateStock } from "./stock/generate-stock.ts";
import { cornerLotPlan } from "./stock/plans/corner-lot.ts";
import { flexiDrivePlan } from "./stock/plans/flexi-drive.ts";
import { harbourCityFleetPlans, harbourCityPlans } from "./stock/plans/harbour-city.ts";
import { kauriPlan } from "./stock/plans/kauri.ts";
import { loneStarPlan } from "./stock/plans/lone-star.ts";
import { meridianPlan } from "./stock/plans/meridian.ts";
import { outbackPlan } from "./stock/plans/outback.ts";
import { redlinePlan } from "./stock/plans/redline.ts";
import { southernCrossPlan } from "./stock/plans/southern-cross.ts";
import { sunstatePlan } from "./stock/plans/sunstate.ts";
import { tidelinePlan } from "./stock/plans/tideline.ts";

export type DemoNetwork = { sitesDir: string; mediaDir: string; cars: CarInput[] };

export const stockPlans = [
  ...harbourCityPlans,
  sunstatePlan,
  southernCrossPlan,
  kauriPlan,
  meridianPlan,
  outbackPlan,
  redlinePlan,
  flexiDrivePlan,
  loneStarPlan,
  cornerLotPlan,
  tidelinePlan,
  ...harbourCityFleetPlans,
];

/** The demo dealerships: the folders of their settings and pictures, and their cars on the given day. */
export function demoNetwork({ now }: { now: Date }): DemoNetwork {
  return {
    sitesDir: fileURLToPath(new URL("sites", import.meta.url)),
    mediaDir: fileURLToPath(new URL("media", import.meta.url)),
    cars: generateStock({ seed: "forecourt", now, plans: stockPlans }),
  };
}
