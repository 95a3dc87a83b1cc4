import { setPriority } from "node:os";
import sharp from "sharp";
import { judgePicture, PictureError } from "./judge-picture.ts";
import { type JudgeReply, OUT_OF_MEMORY } from "./picture-judge.ts";

// Judges pictures, one at a time, for the process that started it. Argument: the most memory it may take.

const mostMemory = Number(process.argv[2]);
const LOOK_MS = 10;

// Visitors come first.
setPriority(10);
// Decoded pixels stay for nobody.
sharp.cache(false);
// Pictures are decoded in other threads, so this one always gets to look.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(OUT_OF_MEMORY);
}, LOOK_MS);
// The process that started it has ended.
process.on("disconnect", () => process.exit(0));

process.on("message", (bytes: Uint8Array) => {
  void judged(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then((reply) => process.send?.(reply));
});

async function judged(bytes: Buffer): Promise<JudgeReply> {
  try {
    return { picture: await judgePicture(bytes) };
  } catch (error) {
    return { problem: error instanceof PictureError ? error.message : "the picture is damaged" };
  }
}
