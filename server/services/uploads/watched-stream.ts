import { Transform } from "node:stream";
import { leadProblems, LeadRefused } from "#server/services/leads/lead-problem.ts";

export type Pace = {
  /** Longest wait for the next byte. */
  idleMs: number;
  /** Once this has passed, it has to have come at the least speed on average. */
  graceMs: number;
  leastBytesPerSecond: number;
};

export const usualPace: Pace = { idleMs: 20_000, graceMs: 30_000, leastBytesPerSecond: 4096 };

/** Passes bytes on, and breaks off what is too much, too slow, or has stopped. */
export function watched(mostBytes: number, pace: Pace): Transform {
  const begun = performance.now();
  let seen = 0;
  let timer: NodeJS.Timeout;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      seen += chunk.length;
      const ms = performance.now() - begun;
      timer.refresh();
      if (seen > mostBytes) done(new LeadRefused(leadProblems.uploadTooLarge));
      else if (ms > pace.graceMs && (seen / ms) * 1000 < pace.leastBytesPerSecond)
        done(new LeadRefused(leadProblems.tooSlow));
      else done(null, chunk);
    },
    flush(done) {
      clearTimeout(timer);
      done();
    },
    destroy(error, done) {
      clearTimeout(timer);
      done(error);
    },
  });
  timer = setTimeout(() => stream.destroy(new LeadRefused(leadProblems.tooSlow)), pace.idleMs);
  return stream;
}
