import { Worker } from "node:worker_threads";
import type { HeicReply, HeicRequest } from "./heic-worker.ts";

/** Phones stop at 48 megapixels; a decoded pixel costs ten bytes here. */
const MOST_PIXELS = 50_000_000;
const PATIENCE_MS = 30_000;

/** The pixels of a HEIC picture, upright; throws for anything else. */
export async function decodeHeic(file: string): Promise<HeicReply> {
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), {
    workerData: { file, mostPixels: MOST_PIXELS } satisfies HeicRequest,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<HeicReply>();
  const timer = setTimeout(() => reject(new Error("took too long")), PATIENCE_MS);
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("ended without a picture")));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
