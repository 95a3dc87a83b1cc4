/** Spec 11.6.1. */
export const uploadLimits = {
  files: 10,
  bytes: 10 * 1024 * 1024,
  /** Above what phones take; a picture's header tells, before anything is decoded. */
  pixels: 64_000_000,
} as const;

/** For the browser's own dialog: what it offers first. What counts is decided by the bytes. */
export const acceptedFiles = "image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf,.heic,.heif,.pdf";
