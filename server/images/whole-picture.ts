const headerBytes = 12;

/** Whether these are all bytes of a WebP file: its header states the length. */
export function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length <= headerBytes) return false;
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, headerBytes) === "WEBP";
  // The length counts from byte 8 on; odd chunks are padded, which libwebp counts too.
  return isWebp && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** Whether these are all bytes of an AVIF file: a row of boxes, each of which states its length. */
export function isWholeAvif(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, headerBytes) !== "ftypavif") return false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}
