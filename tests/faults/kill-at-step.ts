import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { DatabaseSync } from "node:sqlite";
import { isMainThread } from "node:worker_threads";

// Preloaded into a process: kills it right before the step of the disk that KILL_AT counts.

type Call = (...words: never[]) => unknown;

const last = Number(process.env["KILL_AT"]);
let steps = 0;
function step(): void {
  steps += 1;
  if (steps === last) process.kill(process.pid, "SIGKILL");
}

function count<Name extends string>(
  owner: Record<Name, Call>,
  names: readonly Name[],
  isStep = (_first: unknown) => true,
) {
  for (const name of names) {
    const real = owner[name];
    owner[name] = function (this: unknown, ...words: never[]) {
      if (isStep(words[0])) step();
      return real.apply(this, words);
    };
  }
}

if (isMainThread && last > 0) {
  count(fs as never, ["renameSync", "linkSync", "copyFileSync", "rmSync", "writeFileSync"]);
  count(fs.promises as never, ["rename", "rm"]);
  // Rows are written out of sight: what matters is how a database is left and entered.
  count(DatabaseSync.prototype as never, ["exec"], (sql) => String(sql).includes("pragma"));
  syncBuiltinESMExports();
}
