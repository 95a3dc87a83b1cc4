import { Transform } from "node:stream";
import { leadProblems, LeadRefused } from "#server/services/leads/lead-problem.ts";

/** The minimum number of bytes per window. */
export type Pace = { windowMs: number; leastBytes: number };

/** 2 kB a second: a tenth of what a phone has at the edge of a network. */
export const usualPace: Pace = { windowMs: 10_000, leastBytes: 20 * 1024 };

/**
 * Passes bytes through, and aborts a stream that is too large or too slow. A short window, so that a place is soon free
 * again.
 */
export function watched(mostBytes: number, { windowMs, leastBytes }: Pace): Transform {
  let seen = 0;
  let seenBefore = 0;
  let timer: NodeJS.Timeout;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      seen += chunk.length;
      if (seen > mostBytes) done(new LeadRefused(leadProblems.uploadTooLarge));
      else done(null, chunk);
    },
    flush(done) {
      clearInterval(timer);
      done();
    },
    destroy(error, done) {
      clearInterval(timer);
      done(error);
    },
  });
  const look = () => {
    if (stream.writableEnded) return;
    // Bytes that wait here wait for our disk, not for the sender.
    const isOurs = stream.writableLength > 0 || stream.readableLength > 0;
    if (!isOurs && seen - seenBefore < leastBytes) stream.destroy(new LeadRefused(leadProblems.tooSlow));
    seenBefore = seen;
  };
  // After reading whatever has arrived: a process that was busy for long has a full window waiting.
  timer = setInterval(() => setImmediate(look), windowMs);
  return stream;
}
