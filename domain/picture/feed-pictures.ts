import type { StoredCar } from "#domain/car/car.ts";

type CarImage = StoredCar["images"][number];

/** A stored picture. `file` is its path in the media folder. */
export type StoredPicture = { file: string; width: number; height: number };

/** What is known of a picture's address. Without a file and without a reason it is still waiting. */
export type PictureState = { picture: StoredPicture | null; reason: string | null };

/** More than any gallery shows. */
export const PICTURES_PER_CAR = 60;

/** Folder of feed pictures in the media folder. */
export const FEED_FOLDER = "feed";

/**
 * The images of a car for the addresses of its feed, in the feed's order, each picture once. Until the first of them
 * has arrived the car keeps its previous images: a feed that moves to another host must not empty every gallery.
 */
export function imagesOf(
  addresses: readonly string[],
  stateOf: (address: string) => PictureState | undefined,
  before: readonly CarImage[],
): CarImage[] {
  const states = addresses.map(stateOf);
  const files = new Map(states.flatMap((state) => (state?.picture ? [[state.picture.file, state.picture]] : [])));
  const isOnTheWay = states.some((state) => !state?.picture && (state?.reason ?? null) === null);
  if (files.size === 0 && isOnTheWay) return [...before];
  return [...files.values()].map(({ file, width, height }) => ({
    url: `/media/${file}`,
    image_key: file,
    width,
    height,
    cutout: false,
  }));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Delays after each failure in a row. Dealers upload missing pictures within days; after that only a changed row
 * triggers a retry.
 */
const waits = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 24 * HOUR, 48 * HOUR, 96 * HOUR];

/** With the first one. */
export const MOST_TRIES = waits.length + 1;

/** When a picture that failed this many times is retried; null after enough. `jitter` from 0 to 1 spreads them. */
export function nextTryAt(tries: number, now: Date, jitter: number): Date | null {
  const wait = waits[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + Math.round(wait * (1 + jitter / 4)));
}
