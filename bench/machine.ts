import { readFileSync } from "node:fs";
import { loadavg } from "node:os";

const ticksPerSecond = 100;

/** Processor time that a process and all of its threads have used so far; unlike the clock, neighbours do not move it. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** What a process holds in memory now. */
export const memoryMb = (pid: number): number => statusMb(pid, "VmRSS");
function statusMb(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

export const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(" ");
