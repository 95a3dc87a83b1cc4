import sharp, { type Metadata, type Sharp } from "sharp";
import type { KeptType } from "#domain/lead/lead-file.ts";
import { uploadLimits } from "#domain/upload/upload-limits.ts";
import { decodeHeic } from "./decode-heic.ts";

export type ImageKind = "jpeg" | "png" | "webp" | "heic";
export type ImageProblem = "pixels" | "heavy" | "broken";

/** Enough to print a page; a dealer's mailbox is spared the rest. */
const LONGEST_EDGE = 4096;
const MOST_DECODED_BYTES = 256 * 1024 * 1024;
const PATIENCE_SECONDS = 30;
const bytesPerSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/** What its header says: nothing is decoded. HEIC is looked at where it is decoded. */
export async function imageProblem(file: string, kind: ImageKind): Promise<ImageProblem | null> {
  if (kind === "heic") return null;
  try {
    const about = await sharp(file, { limitInputPixels: false }).metadata();
    if (about.format !== kind) return "broken";
    if (about.width * about.height > uploadLimits.pixels) return "pixels";
    return memoryOf(about) > MOST_DECODED_BYTES ? "heavy" : null;
  } catch {
    return "broken";
  }
}

/** A JPEG that comes in passes is held whole, two bytes for every sample, until the last of them. */
function memoryOf({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata): number {
  const pixels = width * height;
  if (format !== "jpeg" || !isProgressive) return pixels * channels * (bytesPerSample[depth] ?? 4);
  return pixels * (chromaSubsampling === "4:2:0" ? 1.5 : channels) * 2;
}

/**
 * Written anew from its pixels, the right way up, in plain sRGB: no place, no camera, no thumbnail, nothing hidden
 * behind the picture. Returns what it has become.
 */
export async function cleanImage(from: string, kind: ImageKind, to: string): Promise<KeptType | ImageProblem> {
  try {
    const source = kind === "heic" ? await openHeic(from) : open(from);
    if (source === "pixels") return source;
    const upright = source
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: PATIENCE_SECONDS });
    // Mail programs of dealers show these two; transparency survives only where it came as PNG.
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
