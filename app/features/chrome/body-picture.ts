import { slugOf } from "#domain/search/slug.ts";

/** Bodies that are drawn as another one. */
const drawnAs: Readonly<Record<string, string>> = {
  hatch: "hatchback",
  van: "people-mover",
  bus: "people-mover",
  "people-carrier": "people-mover",
  "cab-chassis": "ute",
  convertible: "sports",
  roadster: "sports",
  "4x4": "offroad",
  "station-wagon": "wagon",
};

/** Bodies of which there is only an icon, without a ground. */
const icons: Readonly<Record<string, string>> = {
  caravan: "caravan",
  "off-road-caravan": "caravan",
  "family-van": "caravan",
  truck: "truck",
  "tray-truck": "truck",
};

/** Side view of a body style, all on one baseline, from the media folder. */
export function bodyPicture(body: string): string {
  const slug = slugOf(body);
  const icon = icons[slug];
  if (icon !== undefined) return `/media/icons/${icon}.webp`;
  return `/media/flat/${drawnAs[slug] ?? slug}-silver-strip.webp`;
}
