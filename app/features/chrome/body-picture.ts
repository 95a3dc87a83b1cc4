import { ownValue } from "#domain/text/own-value.ts";
import { slugOf } from "#domain/text/slug.ts";

/** Bodies that use another one's picture. */
const drawnAs: Readonly<Record<string, string>> = {
  hatch: "hatchback",
  van: "people-mover",
  bus: "people-mover",
  "people-carrier": "people-mover",
  "cab-chassis": "ute",
  pickup: "ute",
  minivan: "people-mover",
  convertible: "sports",
  roadster: "sports",
  "4x4": "offroad",
  "station-wagon": "wagon",
};

/** Styles of motorcycles, caravans and trucks: each has an icon without a background. */
const icons: Readonly<Record<string, string>> = {
  naked: "motorcycle",
  sport: "motorcycle-sport",
  cruiser: "motorcycle-cruiser",
  adventure: "motorcycle-adventure",
  dirt: "motorcycle-dirt",
  scooter: "motorcycle-scooter",
  caravan: "caravan",
  "pop-top": "caravan-poptop",
  "off-road-caravan": "caravan-offroad",
  "family-van": "caravan-family",
  truck: "truck",
  "tray-truck": "truck",
};

/** Side view of a body style, all on one baseline, from the media folder. */
export function bodyPicture(body: string): string {
  const slug = slugOf(body);
  const icon = ownValue(icons, slug);
  if (icon !== undefined) return `/media/icons/${icon}.webp`;
  return `/media/flat/${ownValue(drawnAs, slug) ?? slug}-silver-strip.webp`;
}
