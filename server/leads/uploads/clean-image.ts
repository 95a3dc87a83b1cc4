import sharp, { type Sharp } from "sharp";
import type { StoredType } from "#domain/lead/lead-file.ts";
import { uploadLimits } from "#domain/upload/upload-limits.ts";
import { decodingBytes, MOST_DECODING_BYTES } from "#server/images/decoding-memory.ts";
import { decodeHeic } from "./decode-heic.ts";

export type ImageKind = "jpeg" | "png" | "webp" | "heic";
export type ImageProblem = "pixels" | "heavy" | "broken";

/** Enough to print a page; more would only fill a dealer's mailbox. */
const LONGEST_EDGE = 4096;
const PATIENCE_SECONDS = 30;

/** Checks the header without decoding. HEIC is checked where it is decoded. */
export async function imageProblem(file: string, kind: ImageKind): Promise<ImageProblem | null> {
  if (kind === "heic") return null;
  try {
    const about = await sharp(file, { limitInputPixels: false }).metadata();
    if (about.format !== kind) return "broken";
    if (about.width * about.height > uploadLimits.pixels) return "pixels";
    return decodingBytes(about) > MOST_DECODING_BYTES ? "heavy" : null;
  } catch {
    return "broken";
  }
}

/**
 * Re-encodes the picture from its pixels, upright, in plain sRGB: without location, camera, thumbnail or hidden data.
 * Returns the result.
 */
export async function cleanImage(from: string, kind: ImageKind, to: string): Promise<StoredType | ImageProblem> {
  try {
    const source = kind === "heic" ? await openHeic(from) : open(from);
    if (source === "pixels") return source;
    const upright = source
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: PATIENCE_SECONDS });
    // Dealers' mail programs show these two; only PNG keeps transparency.
    if (kind === "png") await upright.png({ compressionLevel: 7 }).toFile(to);
    else await upright.flatten({ background: "white" }).jpeg({ quality: 85 }).toFile(to);
    return kind === "png" ? "image/png" : "image/jpeg";
  } catch {
    return "broken";
  }
}

const open = (file: string): Sharp =>
  sharp(file, { limitInputPixels: uploadLimits.pixels, failOn: "error", sequentialRead: true, pages: 1 });

async function openHeic(file: string): Promise<Sharp | "pixels"> {
  const decoded = await decodeHeic(file);
  if ("problem" in decoded) return decoded.problem;
  const { data, width, height } = decoded;
  return sharp(data, { raw: { width, height, channels: 4 } });
}
