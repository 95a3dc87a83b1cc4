import type { Logger } from "pino";
import type { MediaOriginals } from "#server/images/media-originals.ts";

/** Objects that an operator puts into the bucket without `forecourt media put` are shown after at most this long. */
const EVERY_MS = 5 * 60 * 1000;

/** At the start, and periodically. Returns a stop function. */
export function keepMediaIndexed(originals: MediaOriginals, log: Logger): () => void {
  const index = () => {
    originals.index().then(
      (counts) => counts.entered + counts.removed > 0 && log.info(counts, "the media catalogue was updated"),
      (error: unknown) => log.warn({ err: error }, "the media catalogue could not be updated"),
    );
  };
  const timer = setInterval(index, EVERY_MS);
  timer.unref();
  index();
  return () => clearInterval(timer);
}
