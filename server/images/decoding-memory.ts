import type { Metadata } from "sharp";

/** A picture whose header promises more is never decoded. */
export const MOST_DECODING_BYTES = 256 * 1024 * 1024;

const bytesPerSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/**
 * Decoders that hold the whole picture several times, as measured: AVIF (a kind of HEIF) as planes, as references to
 * them and as pixels. The others decode a picture in strips, or hold it once.
 */
const copies: Partial<Record<string, number>> = { heif: 6, gif: 2 };

/** The memory that decoding a picture takes, estimated from its header. */
export function decodingBytes(about: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = about;
  const pixels = width * height;
  // A progressive JPEG is held as a whole, two bytes per sample, until its last pass.
  if (format === "jpeg" && isProgressive) return pixels * (chromaSubsampling === "4:2:0" ? 1.5 : channels) * 2;
  return pixels * channels * (bytesPerSample[depth] ?? 4) * (copies[format] ?? 1);
}
