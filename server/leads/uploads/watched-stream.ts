import { Transform } from "node:stream";
import { type Pace, watchPace } from "#server/platform/admission/pace.ts";
import { leadProblems, LeadError } from "#server/leads/service/lead-problem.ts";

/** Passes bytes through, and aborts a stream that is too large or too slow. */
export function watched(mostBytes: number, pace: Pace): Transform {
  let seen = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      seen += chunk.length;
      if (seen > mostBytes) done(new LeadError(leadProblems.uploadTooLarge));
      else done(null, chunk);
    },
    flush(done) {
      stopWatching();
      done();
    },
    destroy(error, done) {
      stopWatching();
      done(error);
    },
  });
  const stopWatching = watchPace(
    pace,
    () => seen,
    () => {
      // Bytes that wait here wait for our disk, not for the sender.
      const isOurs = stream.writableLength > 0 || stream.readableLength > 0;
      if (!isOurs && !stream.writableEnded) stream.destroy(new LeadError(leadProblems.tooSlow));
    },
  );
  return stream;
}
