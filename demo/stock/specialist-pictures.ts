import type { SpecialistEntry } from "./plan.ts";
import { type CarImage, photo } from "./pictures.ts";

const flatBike = (paint: string, view: string): CarImage => ({
  url: `/media/flat/motorcycle-${paint}-${view}.webp`,
  image_key: `motorcycle-${paint}-${view}`,
  width: 900,
  height: 600,
  cutout: true,
});

const closeUp = (item: string, paint: string, view: string): CarImage => ({
  ...photo("studio", item, paint, view),
  width: 1200,
  height: 800,
});

const bike = (paint: string): CarImage[] => [
  flatBike(paint, "front34"),
  paint === "blue" ? photo("studio", "motorcycle", paint, "side") : flatBike(paint, "side"),
  ...["detail", "engine", "rear"].map((view) => closeUp("motorcycle", paint, view)),
];

const studio = (item: "caravan" | "truck", paint: string, views: string[]): CarImage[] => [
  ...["front34", "side"].map((view) => photo("studio", item, paint, view)),
  ...views.map((view) => closeUp(item, paint, view)),
];

const van = (paint: string) => studio("caravan", paint, ["detail", "door", "axles"]);
const tray = (paint: string) => studio("truck", paint, ["detail", "tray", "cab"]);

/** Every picture there is of a colour, the best first. */
const sets: Record<SpecialistEntry["item"], Record<string, CarImage[]>> = {
  motorcycle: {
    Black: bike("black"),
    Red: bike("red"),
    Blue: bike("blue"),
    Silver: [flatBike("silver", "front34"), flatBike("silver", "side")],
    Orange: [flatBike("orange", "front34"), flatBike("orange", "side")],
    Green: [flatBike("lime", "front34")],
    Yellow: [flatBike("yellow", "side")],
  },
  caravan: { "White with sand": van("sand"), "White with blue": van("blue"), "White with black": van("black") },
  truck: { White: tray("white"), Blue: tray("blue"), Red: tray("red") },
};

export function specialistPictures(
  item: SpecialistEntry["item"],
  colour: string,
): { images: CarImage[]; spin: string[]; video: null } {
  const images = sets[item][colour];
  if (!images) throw new Error(`No picture of a ${colour} ${item}`);
  return { images, spin: [], video: null };
}
