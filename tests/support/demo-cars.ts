import type { CarInput } from "#domain/car/car.ts";
import { anchorOf, day } from "#demo/stock/anchor.ts";
import { generateStock } from "#demo/stock/generate-stock.ts";
import { flexiDrivePlan } from "#demo/stock/plans/flexi-drive.ts";
import { harbourCityPlans } from "#demo/stock/plans/harbour-city.ts";
import { kauriPlan } from "#demo/stock/plans/kauri.ts";
import { loneStarPlan } from "#demo/stock/plans/lone-star.ts";
import { outbackPlan } from "#demo/stock/plans/outback.ts";
import { redlinePlan } from "#demo/stock/plans/redline.ts";
import { sunstatePlan } from "#demo/stock/plans/sunstate.ts";

const now = new Date();
/** Only some yards, for speed: the cars of a plan do not depend on the other plans. */
const plans = {
  "harbour-city-motors": harbourCityPlans.slice(0, 1),
  "flexi-drive": [flexiDrivePlan],
  "outback-caravans-trucks": [outbackPlan],
  "redline-motorcycles": [redlinePlan],
  "sunstate-autos": [sunstatePlan],
  "kauri-motor-company": [kauriPlan],
  "lone-star-imports": [loneStarPlan],
};
export type DemoSite = keyof typeof plans;

const made = new Map<DemoSite, CarInput[]>();

function carsOf(site: DemoSite): CarInput[] {
  const known = made.get(site) ?? generateStock({ seed: "forecourt", now, plans: plans[site] });
  made.set(site, known);
  return known;
}

/** The path of a demo car that meets the condition. */
export function demoCar(site: DemoSite, fits: (car: CarInput) => boolean): string {
  const car = carsOf(site).find((one) => one.show_on_dealer_website !== false && fits(one));
  if (!car) throw new Error(`no such car on ${site}`);
  return `/cars/${car.slug}`;
}

const soldDays = (car: CarInput): number => (anchorOf(now) - (car.sold_date_timestamp ?? 0)) / day;
const plain = (car: CarInput): boolean =>
  (car.status ?? "in_stock") === "in_stock" && !car.reserved && !car.held_until && (car.price ?? 0) > 5000;

/** Every state a vehicle page is designed for: the demo site that shows it, and the words that say so. */
export const vehicleStates: readonly (readonly [string, DemoSite, (car: CarInput) => boolean, RegExp])[] = [
  ["sold", "harbour-city-motors", (car) => car.sold === true && soldDays(car) < 1.9, /This car has been sold/],
  ["gone", "harbour-city-motors", (car) => car.sold === true && soldDays(car) > 4, /It has left the yard/],
  ["reserved", "harbour-city-motors", (car) => car.reserved === true, /Reserved for another buyer/],
  ["being reserved", "harbour-city-motors", (car) => Boolean(car.held_until), /Somebody is reserving this one/],
  [
    "coming soon",
    "harbour-city-motors",
    (car) => car.status === "coming_soon" && !car.preorder && car.images?.length !== 0,
    /On its way to us/,
  ],
  ["no photo", "harbour-city-motors", (car) => plain(car) && car.images?.length === 0, /Photos are on their way/],
  ["no price", "harbour-city-motors", (car) => car.price === null && !car.preorder, /Call for price/],
  ["Test Drive Only", "harbour-city-motors", (car) => car.tag === "*Test Drive Only*", /This one is here to be driven/],
  ["pre-order", "harbour-city-motors", (car) => car.preorder === true, /PREORDER[\s\S]*Made to order/],
  ["subscription", "flexi-drive", (car) => Boolean(car.subscription_price) && !car.sold, /\$\d+\s+per week/],
  ["caravan", "outback-caravans-trucks", (car) => car.item_type === "caravan" && plain(car), /Sleeps/],
  ["truck", "outback-caravans-trucks", (car) => car.item_type === "truck" && plain(car), /GVM/],
  ["motorcycle", "redline-motorcycles", (car) => plain(car) && car.attributes?.["lams"] === true, /LAMS/],
  [
    "history banner and money back",
    "sunstate-autos",
    (car) => plain(car) && car.simple_body === "Ute",
    /Clear History[\s\S]*commercial[\s\S]*14 days to change your mind/,
  ],
  [
    "a New Zealand used car",
    "kauri-motor-company",
    (car) => plain(car) && car.car_type === "used",
    /Ask to Reserve[\s\S]*Consumer Information Notice/,
  ],
];
