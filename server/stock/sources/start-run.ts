import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Env } from "#server/environment/env.ts";
import { usualFetchLimits } from "#server/stock/import/fetch-watch.ts";
import { RUN_MS } from "./run-source.ts";
import type { StartedRun } from "./stock-scheduler.ts";

type Settings = Pick<Env, "DATABASE_URL" | "FEEDS_DIR" | "OUTGOING_ALLOW" | "LOG_LEVEL">;

const program = join(import.meta.dirname, "source-process.ts");
const PATIENCE_MS = 4000;
/** A run streams its feed: this is many times what a million cars take. */
const HEAP_MB = 1024;
/** A run that does not even notice that its time is over is killed. */
const LONGEST_MS = RUN_MS + 5 * 60_000;

/**
 * A run is a separate process, so that a large feed takes neither memory nor time from visitors. It ends with this
 * process.
 */
export function startRun(
  env: Settings,
  dataDir: string,
  { heapMb = HEAP_MB, limits = usualFetchLimits } = {},
): (dealershipId: string, lease: string) => StartedRun {
  return (dealershipId, lease) => {
    const child = fork(program, [dealershipId, lease], {
      execArgv: [...process.execArgv, `--max-old-space-size=${heapMb}`],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: env.DATABASE_URL ?? "",
        FEEDS_DIR: env.FEEDS_DIR ?? "",
        OUTGOING_ALLOW: env.OUTGOING_ALLOW.join(","),
        LOG_LEVEL: env.LOG_LEVEL,
      },
    });
    // A process that has ended by then is noticed below.
    child.send(limits, () => undefined);
    let isStopped = false;
    const tooLong = setTimeout(() => child.kill("SIGKILL"), LONGEST_MS).unref();
    return {
      ended: ended(child).then((way) => {
        clearTimeout(tooLong);
        if (way === "code 0" || isStopped) return;
        throw new Error(`the process of the run ended early (${way}); it may take at most ${heapMb} MB of memory`);
      }),
      stop: () => {
        isStopped = true;
        child.kill("SIGTERM");
        setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS).unref();
      },
    };
  };
}

async function ended(child: ChildProcess): Promise<string> {
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  return signal ?? `code ${code}`;
}
