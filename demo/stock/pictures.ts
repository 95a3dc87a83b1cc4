import { ownValue } from "#domain/text/own-value.ts";
import type { CarInput } from "#domain/car/car.ts";
import type { RenderedBody } from "../catalogue/rendered-bodies.ts";
import type { Random } from "./random.ts";

export type CarImage = NonNullable<CarInput["images"]>[number];

/** The eight rendered paints, by the colour name in an advertisement. */
const paints: Record<string, string> = {
  White: "white",
  Silver: "silver",
  Grey: "grey",
  Black: "black",
  Blue: "blue",
  Red: "red",
  Green: "green",
  Gold: "sand",
  Brown: "sand",
  Beige: "sand",
};

const yardPaints = new Set(["white", "grey", "blue"]);
const spins = new Set(["suv-white", "sedan-blue", "ute-red"]);
const films = new Set(["suv-white", "ute-red"]);
const spinFrames = Array.from({ length: 24 }, (_, frame) => String(frame).padStart(2, "0"));

const flat = (body: string, paint: string, view: string): CarImage => ({
  url: `/media/flat/${body}-${paint}-${view}.webp`,
  image_key: `${body}-${paint}-${view}`,
  width: 1440,
  height: 960,
  cutout: true,
});

export const photo = (folder: "studio" | "yard", body: string, paint: string, view: string): CarImage => ({
  url: `/media/${folder}/${body}/${paint}-${view}.webp`,
  image_key: `${folder}-${body}-${paint}-${view}`,
  width: 1600,
  height: 1067,
  cutout: false,
});

const frame = (body: string, paint: string, number: string): CarImage => ({
  url: `/media/spin/${body}-${paint}/${number}.webp`,
  image_key: `spin-${body}-${paint}-${number}`,
  width: 1000,
  height: 667,
  cutout: false,
});

export const noPictures = { images: [], spin: [], video: null };

/** The views that a photographer would deliver for one car, the best first; no picture twice. */
export function carPictures(random: Random, body: RenderedBody, colour: string, style: "studio" | "yard") {
  const paint = ownValue(paints, colour) ?? "silver";
  const outdoors = yardPaints.has(paint)
    ? [photo("yard", body, paint, "front34"), photo("yard", body, paint, "rear34")]
    : [];
  const stage = ["front34", "side", "rear34"].map((view) => flat(body, paint, view));
  const close = ["front", "detail", "rear"].map((view) => photo("studio", body, paint, view));
  const spin = spins.has(`${body}-${paint}`);
  const [first, ...others] = style === "yard" ? [...outdoors, ...stage] : stage;
  const rest = [...others, ...close, ...(style === "yard" ? [] : outdoors)];
  const still = spin
    ? spinFrames.filter((_, index) => index % 2 === 1).map((number) => frame(body, paint, number))
    : [];
  const wanted = random.whole(5, first ? rest.length + 1 + still.length : 0);
  const images = first ? [first, ...rest, ...still].slice(0, wanted) : [];
  return {
    images,
    spin: spin ? spinFrames.map((number) => frame(body, paint, number).url) : [],
    video: films.has(`${body}-${paint}`) ? `/media/video/${body}-${paint}.mp4` : null,
  };
}
