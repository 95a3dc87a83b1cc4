import type { ImageRequest } from "./image-address.ts";
import type { MediaFile } from "./media-source.ts";

/** Prefix of generated sizes in the storage. */
export const madePrefix = "images/";

/** The name of a generated picture: the hash of its original, what was asked for, and the format. */
export function madePicture({ hash }: MediaFile, request: ImageRequest, format: "webp" | "avif"): string {
  const size = request.crop ? "1200x627" : String(request.width);
  return `${madePrefix}${hash.slice(0, 2)}/${hash}-${size}-${request.quality}.${format}`;
}
