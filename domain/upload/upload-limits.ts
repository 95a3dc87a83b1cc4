/** Spec 11.6.1. */
export const uploadLimits = {
  files: 10,
  bytes: 10 * 1024 * 1024,
  /** More than phones take; checked in the picture's header before decoding. */
  pixels: 64_000_000,
} as const;

/** For the browser's own dialog. The bytes decide what is accepted. */
export const acceptedFiles = "image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf,.heic,.heif,.pdf";
