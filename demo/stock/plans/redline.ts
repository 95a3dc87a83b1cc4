import { motorcycles } from "../../catalogue/motorcycles.ts";
import { lenders } from "../lenders.ts";
import type { StockPlan } from "../plan.ts";

export const redlinePlan: StockPlan = {
  dealership: "redline-motorcycles",
  prefix: "RL",
  photos: "studio",
  priceTypes: { new: "Ride Away", demo: "Ride Away", used: ["Ride Away"] },
  lenders: [lenders.pillion],
  reserveFee: 200,
  marketAverages: false,
  voice: "moto",
  history: { country: "AU" },
  groups: [
    { type: "new", count: 34, location: "redline-city", from: motorcycles },
    { type: "demo", count: 7, location: "redline-city", from: motorcycles },
    { type: "used", count: 24, location: "redline-city", from: motorcycles, ages: [1, 9] },
    { type: "new", count: 18, location: "redline-ringwood", from: motorcycles },
    { type: "used", count: 40, location: "redline-ringwood", from: motorcycles, ages: [1, 9] },
    { type: "used", count: 37, location: "redline-dandenong", from: motorcycles, ages: [1, 10] },
  ],
  states: {
    sold: 6,
    reserved: 5,
    preorder: 3,
    comingSoon: 3,
    testDriveOnly: 1,
    noPrice: 1,
    noPhotos: 2,
    newArrival: 12,
    special: 12,
    reduced: 16,
    certified: 12,
  },
};
