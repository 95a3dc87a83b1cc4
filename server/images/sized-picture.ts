import sharp, { type Sharp } from "sharp";
import type { ImageRequest } from "./image-address.ts";

/**
 * Upright and in the size asked for, not yet encoded. A social preview stands on white: some networks show transparent
 * parts in black.
 */
export function sizedPicture(original: Buffer, { crop, width }: ImageRequest): Sharp {
  const size = crop ? ({ width: 1200, height: 627, fit: "cover" } as const) : { width, withoutEnlargement: true };
  const picture = sharp(original, { limitInputPixels: 80_000_000 }).rotate().resize(size);
  return crop ? picture.flatten({ background: { r: 255, g: 255, b: 255 } }) : picture;
}
