import { everydayCars } from "../../catalogue/cars/australia.ts";
import { meridianRange } from "../../catalogue/cars/meridian.ts";
import { lenders } from "../lenders.ts";
import type { StockPlan } from "../plan.ts";

export const meridianPlan: StockPlan = {
  dealership: "meridian-northern-sydney",
  prefix: "MN",
  plates: "NSW",
  photos: "studio",
  priceTypes: { new: "Drive Away", demo: "Drive Away", used: ["Drive Away"] },
  lenders: [lenders.meridian],
  reserveFee: null,
  marketAverages: false,
  voice: "maker",
  alsoAt: ["meridian-brookvale", "meridian-hornsby"],
  groups: [
    { type: "new", count: 82, location: "meridian-brookvale", from: meridianRange },
    { type: "demo", count: 14, location: "meridian-brookvale", from: meridianRange },
    { type: "new", count: 58, location: "meridian-hornsby", from: meridianRange },
    { type: "demo", count: 10, location: "meridian-hornsby", from: meridianRange },
    { type: "used", count: 16, location: "meridian-hornsby", from: [...meridianRange, ...everydayCars], ages: [1, 5] },
  ],
  states: {
    sold: 4,
    reserved: 5,
    preorder: 6,
    comingSoonWithPhotos: 10,
    testDriveOnly: 4,
    testDriveOnlyStarred: 2,
    notReservable: 2,
    newArrival: 12,
    special: 16,
    reduced: 8,
    certified: 5,
  },
};
