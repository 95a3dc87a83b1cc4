import { uploadLimits } from "./upload-limits.ts";

const megabytes = uploadLimits.bytes / 1024 / 1024;
const megapixels = uploadLimits.pixels / 1_000_000;

/** The message about a refused file: which one, why, and what to do. */
export const uploadMessages = {
  tooMany: `Please choose at most ${uploadLimits.files} files.`,
  tooLarge: (name: string) => `“${name}” is larger than ${megabytes} MB. Please choose a smaller file.`,
  empty: (name: string) => `“${name}” is empty. Please choose another file.`,
  kind: (name: string) => `“${name}” is not a JPEG, PNG, WebP, HEIC or PDF file. Please choose another file.`,
  pixels: (name: string) => `“${name}” has more than ${megapixels} megapixels. Please choose a smaller picture.`,
  heavy: (name: string) => `“${name}” needs too much memory to open. Please save it smaller and choose it again.`,
  broken: (name: string) =>
    `“${name}” cannot be opened. It may be damaged: please save it again, or choose another file.`,
} as const;
