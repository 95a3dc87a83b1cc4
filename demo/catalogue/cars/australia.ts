import type { ModelEntry } from "../model-entry.ts";
import { european } from "./european.ts";
import { fordMitsubishi } from "./ford-mitsubishi.ts";
import { hyundaiKia } from "./hyundai-kia.ts";
import { luxury } from "./luxury.ts";
import { mazdaSubaruSuzuki } from "./mazda-subaru-suzuki.ts";
import { others } from "./others.ts";
import { nissan } from "./nissan.ts";
import { toyota } from "./toyota.ts";
import { toyotaOffRoad } from "./toyota-off-road.ts";

/** Everyday cars: weights, prices, depreciation and kilometres follow the Australian market. */
export const everydayCars: ModelEntry[] = [
  ...toyota,
  ...toyotaOffRoad,
  ...hyundaiKia,
  ...mazdaSubaruSuzuki,
  ...fordMitsubishi,
  ...nissan,
  ...european,
  ...others,
];

/** The stock of an ordinary yard: everyday cars and some of the usual premium makes. */
export const australianCars: ModelEntry[] = [
  ...everydayCars,
  ...luxury.filter(({ make }) => ["Audi", "BMW", "Mercedes-Benz", "Lexus", "Volvo", "Land Rover"].includes(make)),
];
