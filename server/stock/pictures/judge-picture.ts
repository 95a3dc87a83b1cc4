import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { decodingBytes, MOST_DECODING_BYTES } from "#server/images/decoding-memory.ts";

/** A picture as it is stored. */
export type JudgedPicture = { bytes: Buffer; extension: string; width: number; height: number };

/** Why bytes are not a usable picture; the message completes "the picture was not taken: …". */
export class PictureError extends Error {}

const extensions: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp" };
const taken = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);
const MOST_PIXELS = 80_000_000;
/** Smaller ones are placeholders, spacers and tracking pixels. */
const SMALLEST_EDGE = 64;
/** Galleries show 1,440 pixels; larger originals only fill the disk. */
const LONGEST_EDGE = 2560;
const MOST_KEPT_BYTES = 3_000_000;

/**
 * Determines the type from the bytes, whatever the server says, and decodes them: half a picture is refused. Stored
 * unchanged, unless they are large, rotated by a flag, or of a type that pages do not show.
 */
export async function judgePicture(bytes: Buffer): Promise<JudgedPicture> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === undefined || !taken.has(mime))
    throw new PictureError(`the content is no picture: ${looksLike(bytes, mime)}`);
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (about === null) throw new PictureError("the picture is damaged");
  const { width, height } = about.autoOrient;
  if (width * height > MOST_PIXELS)
    throw new PictureError(`the picture has ${width} × ${height} pixels, more than ${MOST_PIXELS / 1_000_000} million`);
  if (decodingBytes(about) > MOST_DECODING_BYTES)
    throw new PictureError(
      `the picture has ${width} × ${height} pixels, and decoding it would take more than ${MOST_DECODING_BYTES / 1024 ** 2} MB of memory`,
    );
  if (Math.min(width, height) < SMALLEST_EDGE)
    throw new PictureError(`the picture has only ${width} × ${height} pixels`);
  const extension = extensions[about.format];
  const isTurned = (about.orientation ?? 1) > 1;
  const isLarge = Math.max(width, height) > LONGEST_EDGE || bytes.length > MOST_KEPT_BYTES;
  if (extension !== undefined && !isTurned && !isLarge) {
    await decoded(sharp(bytes, { failOn: "error" }).resize({ width: SMALLEST_EDGE }).raw().toBuffer());
    return { bytes, extension, width, height };
  }
  const { data, info } = await decoded(
    sharp(bytes, { failOn: "error", limitInputPixels: MOST_PIXELS, pages: 1 })
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88, effort: 3 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, extension: "webp", width: info.width, height: info.height };
}

async function decoded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new PictureError("the picture is damaged");
  }
}

function looksLike(bytes: Buffer, mime: string | undefined): string {
  if (bytes.length === 0) return "it is empty";
  if (mime !== undefined) return `it is ${mime}`;
  const start = bytes.toString("latin1", 0, 200).trimStart().toLowerCase();
  if (start.startsWith("<svg") || /^<\?xml[\s\S]*<svg/.test(start)) return "it is a drawing (SVG)";
  if (start.startsWith("<!doctype html") || start.startsWith("<html")) return "it is a web page";
  return "its type is unknown";
}
