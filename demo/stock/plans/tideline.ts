import { everydayCars } from "../../catalogue/cars/australia.ts";
import type { StockPlan } from "../plan.ts";

export const tidelinePlan: StockPlan = {
  dealership: "tideline-motors",
  prefix: "TM",
  plates: "NSW",
  photos: "studio",
  priceTypes: { new: "Drive Away", demo: "Drive Away", used: ["Drive Away"] },
  lenders: [],
  marketAverages: false,
  voice: "coast",
  history: { country: "AU" },
  groups: [
    {
      type: "used",
      count: 34,
      location: "tideline-motors",
      from: everydayCars,
      ages: [1, 10],
      prices: [12_000, 58_000],
    },
  ],
  states: { sold: 2, reserved: 1, noPrice: 1, newArrival: 5, reduced: 4, special: 2 },
};
