import { everydayCars } from "../../catalogue/cars/australia.ts";
import type { StockGroup, StockPlan } from "../plan.ts";

const makes = ["Toyota", "Kia", "Hyundai", "MG", "BYD", "Mazda", "Tesla", "Suzuki", "Subaru", "Mitsubishi"];

const fleet = (
  count: number,
  location: string,
  weekly: "Subscription" | "Rental",
  type: StockGroup["type"] = "used",
): StockGroup => ({
  type,
  count,
  location,
  from: everydayCars,
  makes,
  weekly,
  openings: [
    "In our fleet since new",
    "Looked after by us from its first kilometre",
    "Back from its last driver, washed and checked",
  ],
  ages: [1, 3],
  prices: [15_000, 75_000],
});

export const flexiDrivePlan: StockPlan = {
  dealership: "flexi-drive",
  prefix: "FX",
  plates: "QLD",
  photos: "studio",
  priceTypes: { new: "Drive Away", demo: "Drive Away", used: ["Drive Away"] },
  lenders: [],
  reserveFee: 200,
  marketAverages: false,
  voice: "flex",
  alsoAt: ["flexi-newstead", "flexi-brisbane-airport"],
  groups: [
    fleet(34, "flexi-newstead", "Subscription"),
    fleet(8, "flexi-newstead", "Subscription", "new"),
    fleet(20, "flexi-southport", "Subscription"),
    fleet(12, "flexi-maroochydore", "Subscription"),
    fleet(12, "flexi-brisbane-airport", "Subscription"),
    fleet(22, "flexi-brisbane-airport", "Rental"),
    fleet(12, "flexi-southport", "Rental"),
  ],
  states: { sold: 3, reserved: 6, preorder: 1, comingSoonWithPhotos: 8, newArrival: 10, noPhotos: 1, hidden: 1 },
};
