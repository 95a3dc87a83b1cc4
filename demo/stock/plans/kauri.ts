import { everydayCars } from "../../catalogue/cars/australia.ts";
import { japaneseImports } from "../../catalogue/cars/new-zealand.ts";
import { lenders } from "../lenders.ts";
import type { StockPlan } from "../plan.ts";

const newMakes = ["Mitsubishi", "Subaru", "Suzuki", "MG"];
// Holden and the Australian-built Fords were sold in New Zealand too, but few are left.
const localUsed = everydayCars.filter(({ make }) => !["Holden", "Chery", "LDV"].includes(make));

const fromJapan = [
  "Fresh from Japan, graded 4 at auction",
  "Imported by us, auction sheet in the car",
  "One owner in Nagoya, now in Auckland",
  "Just through compliance",
];

export const kauriPlan: StockPlan = {
  dealership: "kauri-motor-company",
  prefix: "KM",
  plates: "NZ",
  photos: "studio",
  priceTypes: { new: "Plus on-road costs", demo: "Plus on-road costs", used: ["Including on-road costs"] },
  lenders: [lenders.aotea],
  marketAverages: false,
  voice: "kiwi",
  history: { country: "NZ" },
  alsoAt: ["kauri-penrose"],
  groups: [
    { type: "new", count: 44, location: "kauri-penrose", from: everydayCars, makes: newMakes },
    { type: "demo", count: 14, location: "kauri-penrose", from: everydayCars, makes: newMakes },
    { type: "used", count: 62, location: "kauri-penrose", from: localUsed, ages: [1, 12] },
    {
      type: "used",
      count: 66,
      location: "kauri-wairau-park",
      from: japaneseImports,
      ages: [4, 14],
      categories: ["Used Import"],
      openings: fromJapan,
    },
    { type: "used", count: 28, location: "kauri-wairau-park", from: localUsed, ages: [1, 10] },
    {
      type: "used",
      count: 46,
      location: "kauri-botany",
      from: japaneseImports,
      ages: [4, 14],
      categories: ["Used Import"],
      openings: fromJapan,
    },
  ],
  states: {
    sold: 6,
    reserved: 5,
    preorder: 2,
    comingSoon: 4,
    testDriveOnly: 2,
    noPrice: 2,
    noPhotos: 3,
    newArrival: 14,
    special: 10,
    reduced: 16,
    certified: 14,
  },
};
