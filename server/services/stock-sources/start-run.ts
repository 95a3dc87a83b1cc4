import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Env } from "#server/env.ts";
import type { StartedRun } from "./stock-scheduler.ts";

type Settings = Pick<Env, "DATABASE_URL" | "OUTGOING_ALLOW" | "LOG_LEVEL">;

const program = join(import.meta.dirname, "source-process.ts");
const PATIENCE_MS = 4000;

/**
 * A run is a separate process, so that a large feed takes neither memory nor time from visitors. It ends with this
 * process.
 */
export function startRun(env: Settings, dataDir: string): (dealershipId: string) => StartedRun {
  return (dealershipId) => {
    const child = fork(program, [dealershipId], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: env.DATABASE_URL ?? "",
        OUTGOING_ALLOW: env.OUTGOING_ALLOW.join(","),
        LOG_LEVEL: env.LOG_LEVEL,
      },
    });
    return {
      ended: ended(child),
      stop: () => {
        child.kill("SIGTERM");
        setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS).unref();
      },
    };
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  if (code !== 0 && signal === null) throw new Error(`the process of the run ended with code ${code}`);
}
