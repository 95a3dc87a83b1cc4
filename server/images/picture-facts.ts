import { createHash } from "node:crypto";
import { imageSize } from "image-size";

export type PictureFacts = { hash: string; width: number; height: number };

/** Null for bytes that are not a picture: an empty or damaged photo counts as missing. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  try {
    const { width, height } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return null;
    return { width, height, hash: pictureHash(bytes) };
  } catch {
    return null;
  }
}

export const pictureHash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 10);
