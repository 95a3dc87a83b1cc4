import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import heic from "heic-decode";

// Decoding blocks for a second or two and its memory never shrinks, so each picture gets its own thread.

export type HeicRequest = { file: string; mostPixels: number };
export type HeicReply = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> } | { problem: "pixels" };

const { file, mostPixels } = workerData as HeicRequest;
const [picture] = await heic.all({ buffer: readFileSync(file) });
if (!picture) throw new Error("no picture in it");
if (picture.width * picture.height > mostPixels) {
  parentPort?.postMessage({ problem: "pixels" } satisfies HeicReply, []);
} else {
  const decoded = await picture.decode();
  parentPort?.postMessage(decoded satisfies HeicReply, [decoded.data.buffer]);
}
