import { luxury } from "../../catalogue/cars/luxury.ts";
import { lenders } from "../lenders.ts";
import type { StockPlan } from "../plan.ts";

const openings = [
  "Known to us since it was delivered",
  "One owner, complete history",
  "Consigned by its second owner",
  "Garaged, and driven as it should be",
];

export const southernCrossPlan: StockPlan = {
  dealership: "southern-cross-prestige",
  prefix: "SX",
  plates: "VIC",
  photos: "studio",
  priceTypes: { new: "Drive Away", demo: "Drive Away, demonstrator", used: ["Drive Away", "Excl. Govt. Charges"] },
  lenders: [lenders.yarra],
  reserveFee: 1000,
  marketAverages: false,
  voice: "prestige",
  history: { country: "AU" },
  groups: [
    {
      type: "used",
      openings,
      count: 104,
      location: "scp-richmond",
      from: luxury,
      ages: [1, 9],
      prices: [45_000, 900_000],
    },
    {
      type: "used",
      openings,
      count: 26,
      location: "scp-richmond",
      from: luxury,
      ages: [1, 7],
      prices: [120_000, 900_000],
      makes: ["Porsche", "Bentley", "McLaren", "Ferrari", "Aston Martin", "Land Rover", "Maserati"],
    },
    { type: "demo", count: 8, location: "scp-richmond", from: luxury, makes: ["Land Rover", "Maserati", "Alfa Romeo"] },
    { type: "new", count: 12, location: "scp-richmond", from: luxury, makes: ["Land Rover", "Maserati", "Alfa Romeo"] },
  ],
  states: {
    sold: 7,
    reserved: 4,
    preorder: 2,
    comingSoon: 2,
    comingSoonWithPhotos: 3,
    testDriveOnly: 1,
    noPrice: 5,
    noPhotos: 2,
    rateUnknown: 1,
    newArrival: 8,
    special: 4,
    reduced: 9,
    certified: 34,
    historyFile: 10,
  },
};
