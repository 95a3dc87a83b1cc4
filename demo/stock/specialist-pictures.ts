import { ownValue } from "#domain/text/own-value.ts";
import type { SpecialistEntry } from "./plan.ts";
import { type CarImage, photo } from "./pictures.ts";

type Kind = SpecialistEntry["item"];

/** The folder of demo/media for each style; a style without one has no photos yet. */
const renders: Record<Kind, Readonly<Record<string, string>>> = {
  motorcycle: {
    Naked: "motorcycle",
    Sport: "motorcycle-sport",
    Cruiser: "motorcycle-cruiser",
    Adventure: "motorcycle-adventure",
    Dirt: "motorcycle-dirt",
    Scooter: "motorcycle-scooter",
  },
  caravan: {
    Caravan: "caravan",
    "Pop-top": "caravan-poptop",
    "Off-road Caravan": "caravan-offroad",
    "Family Van": "caravan-family",
  },
  truck: { "Tray Truck": "truck" },
};

/** The rendered paint by the colour a dealer would advertise. */
const paints: Readonly<Record<string, string>> = {
  White: "white",
  Black: "black",
  Blue: "blue",
  Red: "red",
  Silver: "silver",
  Orange: "orange",
  Yellow: "yellow",
  Green: "lime",
  "White with sand": "sand",
  "White with blue": "blue",
  "White with black": "black",
};

const sized = (image: CarImage, width: number, height: number): CarImage => ({ ...image, width, height });

const bike = (render: string, paint: string): CarImage[] => [
  ...["front34", "side", "rear34"].map((view) => ({
    url: `/media/flat/${render}-${paint}-${view}.webp`,
    image_key: `${render}-${paint}-${view}`,
    width: 900,
    height: 600,
    cutout: true,
  })),
  ...["detail", "engine"].map((view) => sized(photo("studio", render, paint, view), 960, 640)),
];

// The tandem tourer has older pictures than the other vans: two whole views and three close ones.
const tourer = (paint: string): CarImage[] => wholeAndClose("caravan", paint, ["detail", "door", "axles"]);

const van = (render: string, paint: string): CarImage[] => [
  ...["front34", "side", "rear34"].map((view) => sized(photo("studio", render, paint, view), 1200, 800)),
  ...["detail", "rear"].map((view) => sized(photo("studio", render, paint, view), 960, 640)),
];

const wholeAndClose = (render: string, paint: string, close: string[]): CarImage[] => [
  ...["front34", "side"].map((view) => photo("studio", render, paint, view)),
  ...close.map((view) => sized(photo("studio", render, paint, view), 1200, 800)),
];

/** All pictures of a style in a colour, the best first. */
export function specialistPictures(
  { item, body }: Pick<SpecialistEntry, "item" | "body">,
  colour: string,
): { images: CarImage[]; spin: string[]; video: null } {
  const render = ownValue(renders[item], body);
  const paint = ownValue(paints, colour);
  if (paint === undefined) throw new Error(`No picture of a ${colour} ${item}`);
  return { images: render ? picturesOf(item, render, paint) : [], spin: [], video: null };
}

function picturesOf(item: Kind, render: string, paint: string): CarImage[] {
  if (item === "motorcycle") return bike(render, paint);
  if (item === "truck") return wholeAndClose(render, paint, ["detail", "tray", "cab"]);
  return render === "caravan" ? tourer(paint) : van(render, paint);
}
