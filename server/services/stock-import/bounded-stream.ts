import { Transform } from "node:stream";
import { SourceProblem } from "./source-problem.ts";

/** Passes bytes through until there are too many. */
export function bounded(most: number): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > most) done(new SourceProblem(`The feed is larger than ${Math.round(most / 1024 ** 2)} MB.`));
      else done(null, chunk);
    },
  });
}
