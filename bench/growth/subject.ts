import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cpuSeconds, memoryMb } from "#bench/machine.ts";
import { startForecourt } from "#tests/support/cli-process.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const root = join(import.meta.dirname, "../..");
const loopWatch = pathToFileURL(join(import.meta.dirname, "loop-watch.ts")).href;

export type Subject = Awaited<ReturnType<typeof startGrown>>;

/** A server as an operator runs it, with the platform's own settings, that notes when a thread of it stood still. */
export async function startGrown(dataDir: string) {
  const watched = join(dataDir, "loop-watch");
  mkdirSync(watched, { recursive: true });
  const begun = performance.now();
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    MEDIA_DIR: join(root, "demo/media"),
    LOG_LEVEL: "error",
    PAGES_PER_MINUTE: "0",
    RENDER_WAIT_SECONDS: "600",
    NODE_OPTIONS: `--import=${loopWatch}`,
    LOOP_WATCH: watched,
  });
  return {
    ...server,
    startMs: performance.now() - begun,
    startCpuSeconds: cpuSeconds(server.pid),
    memoryMb: () => memoryMb(server.pid),
    /** The longest time since then for which the main thread, and any other, answered nothing. */
    blockedSince: (since: number) => ({
      main: longest(watched, since, (name) => name === "main"),
      threads: longest(watched, since, (name) => name !== "main"),
    }),
  };
}

function longest(folder: string, since: number, isMeant: (name: string) => boolean): number {
  const lines = readdirSync(folder)
    .filter(isMeant)
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"));
  const times = lines.map((line) => line.split(" ").map(Number)).filter(([at = 0]) => at >= since);
  return Math.max(0, ...times.map(([, ms = 0]) => ms));
}

/** The command as an operator types it: how long it took from its start to its end. */
export async function applyByCommand(folder: string, dataDir: string): Promise<number> {
  const begun = performance.now();
  const { code, err } = await startForecourt(["sites", "apply", folder], { DATA_DIR: dataDir }, "cli/forecourt.js")
    .ended;
  if (code !== 0) throw new Error(`sites apply ended with code ${code}: ${err.slice(-2000)}`);
  return performance.now() - begun;
}
