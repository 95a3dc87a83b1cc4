import { australianCars } from "../../catalogue/cars/australia.ts";
import { lenders } from "../lenders.ts";
import type { StockGroup, StockPlan } from "../plan.ts";

const shared = {
  photos: "studio",
  priceTypes: { new: "Drive Away", demo: "Drive Away", used: ["Drive Away"] },
  lenders: [lenders.tasman],
  reserveFee: null,
  marketAverages: true,
  voice: "group",
  history: { country: "AU" },
  alsoAt: ["hcm-alexandria", "hcm-parramatta", "hcm-brookvale"],
} as const;

const cars = (type: StockGroup["type"], count: number, location: string, makes?: readonly string[]): StockGroup => ({
  type,
  count,
  location,
  from: australianCars,
  ...(makes ? { makes } : {}),
  ...(type === "used" ? { ages: [1, 13], prices: [6000, 160_000] } : {}),
});

const states = {
  sold: 5,
  reserved: 6,
  preorder: 2,
  comingSoon: 3,
  comingSoonWithPhotos: 2,
  testDriveOnly: 2,
  testDriveOnlyStarred: 1,
  noPrice: 2,
  noPhotos: 3,
  hidden: 1,
  notReservable: 2,
  rateUnknown: 1,
  belowMarket500: 3,
  belowMarket499: 2,
  belowNational: 3,
  newArrival: 12,
  special: 14,
  reduced: 16,
  certified: 26,
  beingReserved: 1,
  historyFile: 8,
} as const;

/** Harbour City Motors: five dealerships, six yards on one line. */
export const harbourCityPlans: StockPlan[] = [
  {
    ...shared,
    dealership: "hcm-alexandria",
    history: { country: "AU", writeOff: true },
    prefix: "HA",
    plates: "NSW",
    states: { ...states, longName: 1 },
    groups: [
      cars("new", 56, "hcm-alexandria", ["Toyota"]),
      cars("new", 34, "hcm-alexandria", ["Kia"]),
      cars("demo", 18, "hcm-alexandria", ["Toyota", "Kia"]),
      cars("used", 112, "hcm-alexandria"),
    ],
  },
  {
    ...shared,
    dealership: "hcm-north-shore",
    prefix: "HN",
    plates: "NSW",
    states,
    groups: [
      cars("new", 40, "hcm-artarmon", ["Mazda", "Subaru"]),
      cars("demo", 12, "hcm-artarmon", ["Mazda", "Subaru"]),
      cars("used", 118, "hcm-artarmon"),
      cars("new", 32, "hcm-brookvale", ["Hyundai", "Suzuki"]),
      cars("demo", 10, "hcm-brookvale", ["Hyundai", "Suzuki"]),
      cars("used", 108, "hcm-brookvale"),
    ],
  },
  {
    ...shared,
    dealership: "hcm-parramatta",
    prefix: "HP",
    plates: "NSW",
    states: { ...states, reserved: 8 },
    groups: [
      cars("new", 52, "hcm-parramatta", ["Kia", "Volkswagen"]),
      cars("demo", 14, "hcm-parramatta", ["Kia", "Volkswagen"]),
      cars("used", 164, "hcm-parramatta"),
    ],
  },
  {
    ...shared,
    dealership: "hcm-caringbah",
    prefix: "HC",
    plates: "NSW",
    states,
    groups: [
      cars("new", 26, "hcm-caringbah", ["Mitsubishi"]),
      cars("demo", 8, "hcm-caringbah", ["Mitsubishi"]),
      cars("used", 126, "hcm-caringbah"),
    ],
  },
  {
    ...shared,
    dealership: "hcm-liverpool",
    prefix: "HL",
    plates: "NSW",
    reserveFee: 500,
    states: { ...states, special: 20 },
    groups: [
      cars("new", 44, "hcm-liverpool", ["Ford"]),
      cars("demo", 12, "hcm-liverpool", ["Ford"]),
      cars("used", 220, "hcm-liverpool"),
    ],
  },
];

/** Cars that come back from leases and fleets: with them the group lists more than the 1,999 of chapter 9. */
export const harbourCityFleetPlans: StockPlan[] = [
  {
    ...shared,
    dealership: "hcm-parramatta",
    lot: "fleet",
    prefix: "HF",
    plates: "NSW",
    states: { reduced: 60, special: 40 },
    groups: [cars("used", 430, "hcm-parramatta")],
  },
  {
    ...shared,
    dealership: "hcm-liverpool",
    lot: "fleet",
    prefix: "HG",
    plates: "NSW",
    reserveFee: 500,
    states: { reduced: 60, special: 40 },
    groups: [cars("used", 430, "hcm-liverpool")],
  },
];
