import { createWriteStream } from "node:fs";
import { PassThrough, type Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import { SourceError } from "./source-error.ts";

/** More than any dealer's stock; a larger archive is refused before it fills the disk. */
export const MOST_BYTES = 4 * 1024 ** 3;
const LOOK_EVERY_BYTES = 16 * 1024 ** 2;

/** Room for feeds: they stop before they use the disk space that is reserved for leads. */
export type Room = { disk: Pick<DiskGuard, "allows"> };
/** `onBytes` is told of each part that arrives. */
export type Writing = Room & { signal: AbortSignal; onBytes?: (bytes: number) => void };

/** Writes a feed, or what is unpacked of it, to a file that its owner alone can read. Returns its size. */
export async function writeFeed(
  from: Readable,
  file: string,
  { disk, signal, onBytes }: Writing,
  { through = new PassThrough(), most = MOST_BYTES }: { through?: Transform; most?: number } = {},
): Promise<number> {
  let [total, lookAt] = [0, 0];
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      total += chunk.length;
      onBytes?.(chunk.length);
      if (total > most) throw new SourceError(`The feed is larger than ${MOST_BYTES / 1024 ** 2} MB.`);
      if (total >= lookAt) {
        lookAt = total + LOOK_EVERY_BYTES;
        await checkRoom({ disk });
      }
      yield chunk;
    }
  }
  await pipeline(from, through, counted, createWriteStream(file, { mode: 0o600 }), { signal });
  return total;
}

export async function checkRoom({ disk }: Room): Promise<void> {
  if (await disk.allows("feeds")) return;
  throw new SourceError(
    "The disk is nearly full: less than twice DISK_RESERVE_MB is free, so no feed is taken. Make room.",
  );
}
