import { caravans } from "../../catalogue/caravans.ts";
import { everydayCars } from "../../catalogue/cars/australia.ts";
import { trucks } from "../../catalogue/trucks.ts";
import { lenders } from "../lenders.ts";
import type { StockPlan } from "../plan.ts";

const towCars = everydayCars.filter(
  ({ tow, body, grades }) => tow >= 2500 && (body === "Ute" || grades.some((grade) => / 4wd /.test(grade[4]))),
);

export const outbackPlan: StockPlan = {
  dealership: "outback-caravans-trucks",
  prefix: "OB",
  plates: "QLD",
  photos: "yard",
  priceTypes: { new: "On road", demo: "On road", used: ["Drive Away", "Plus on-roads"] },
  lenders: [lenders.range],
  reserveFee: null,
  marketAverages: false,
  voice: "outback",
  history: { country: "AU", writeOff: true },
  groups: [
    { type: "new", count: 22, location: "outback-toowoomba", from: caravans },
    { type: "demo", count: 5, location: "outback-toowoomba", from: caravans },
    { type: "used", count: 19, location: "outback-toowoomba", from: caravans, ages: [1, 9] },
    { type: "used", count: 14, location: "outback-dubbo", from: caravans, ages: [1, 10] },
    { type: "new", count: 8, location: "outback-toowoomba", from: trucks },
    { type: "used", count: 16, location: "outback-toowoomba", from: trucks, ages: [2, 10] },
    { type: "used", count: 10, location: "outback-dubbo", from: trucks, ages: [3, 11] },
    { type: "used", count: 28, location: "outback-toowoomba", from: towCars, ages: [1, 10], prices: [24_000, 130_000] },
    { type: "used", count: 18, location: "outback-dubbo", from: towCars, ages: [2, 12], prices: [20_000, 110_000] },
  ],
  states: {
    sold: 5,
    reserved: 4,
    preorder: 2,
    comingSoon: 3,
    comingSoonWithPhotos: 2,
    priceOnArrival: 2,
    noPhotos: 2,
    newArrival: 9,
    special: 8,
    reduced: 12,
    certified: 8,
  },
};
