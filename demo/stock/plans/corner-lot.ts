import { everydayCars } from "../../catalogue/cars/australia.ts";
import type { StockPlan } from "../plan.ts";

export const cornerLotPlan: StockPlan = {
  dealership: "corner-lot",
  prefix: "CL",
  plates: "VIC",
  photos: "studio",
  priceTypes: { new: "Drive Away", demo: "Drive Away", used: ["Drive Away"] },
  lenders: [],
  marketAverages: false,
  voice: "corner",
  groups: [
    { type: "used", count: 12, location: "corner-lot", from: everydayCars, ages: [3, 14], prices: [5000, 32_000] },
  ],
  states: { sold: 1, noPhotos: 1, newArrival: 2, reduced: 2 },
};
