import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";

const ticksPerSecond = 100;

/** Processor time that a process and all of its threads have used so far; unlike the clock, neighbours do not move it. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** What a process holds in memory now. */
export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

export const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(" ");

export function machine(): string {
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(0);
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${gigabytes} GB, ${process.platform} ${process.arch}`;
}

/** Node, React and the packages that pages are made with. */
export function versions(): string {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const named = ["react", "react-router", "hono"].map((name) => `${name} ${dependencies[name]}`);
  return [`node ${process.versions.node}`, ...named, `commit ${commit()}`].join(", ");
}

function commit(): string {
  const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  return stdout?.trim() || "unknown";
}
