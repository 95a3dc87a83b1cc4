const headerBytes = 12;

/** Whether these are all bytes of a WebP file: its header states the length. */
export function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length <= headerBytes) return false;
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, headerBytes) === "WEBP";
  // The length counts from byte 8 on; odd chunks are padded, which libwebp counts too.
  return isWebp && bytes.readUInt32LE(4) + 8 === bytes.length;
}
