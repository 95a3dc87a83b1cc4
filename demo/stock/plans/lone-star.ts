import { texanImports } from "../../catalogue/cars/united-states.ts";
import type { StockPlan } from "../plan.ts";

export const loneStarPlan: StockPlan = {
  dealership: "lone-star-imports",
  prefix: "LS",
  photos: "yard",
  priceTypes: {
    new: "Plus tax, title and license",
    demo: "Plus tax, title and license",
    used: ["Plus tax, title and license"],
  },
  lenders: [],
  marketAverages: false,
  voice: "import",
  history: { country: "US" },
  groups: [
    {
      type: "used",
      count: 150,
      location: "lone-star-austin",
      from: texanImports,
      ages: [1, 12],
      prices: [5000, 90_000],
    },
    {
      type: "used",
      count: 78,
      location: "lone-star-san-antonio",
      from: texanImports,
      ages: [2, 12],
      prices: [5000, 60_000],
    },
    {
      type: "demo",
      count: 12,
      location: "lone-star-austin",
      from: texanImports,
      makes: ["Mazda", "Volkswagen", "Nissan"],
    },
  ],
  states: {
    sold: 8,
    reserved: 5,
    comingSoon: 4,
    testDriveOnly: 1,
    noPrice: 4,
    noPhotos: 5,
    newArrival: 14,
    special: 12,
    reduced: 22,
    certified: 12,
  },
};
