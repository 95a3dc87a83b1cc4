import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { cpuSeconds, memoryMb } from "../machine.ts";
import { type Row, rowOf } from "../overload/figures.ts";
import type { FloodCount } from "../overload/flood.ts";
import { ask, type Probe, Probing } from "../overload/probes.ts";
import { paymentNotices } from "../overload/reservations.ts";
import { startFlood } from "../overload/start-flood.ts";
import { leadQuestion, startSubject } from "../overload/subject.ts";
import { type FloodKind, floodKinds } from "./kinds.ts";
import { pushesOf } from "./pushes.ts";

/** Takes payments; the other one has no captcha, and a dealership of the same name. */
const paying = "harbour-city-motors";
const noCaptcha = "corner-lot";
const NOTICES = 10;

/**
 * `npm run bench -- floods [--root DIR] [--seconds 10] [--only "refused leads,searches"]`. Floods one server with
 * unfinished, slow and refused requests of every lane, one kind after the other, and measures what honest requests get
 * meanwhile.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: "string", default: join(import.meta.dirname, "../..") },
      seconds: { type: "string", default: "10" },
      only: { type: "string", default: "" },
    },
  });
  // Children inherit the affinity: the generator never uses the server's core.
  spawnSync("taskset", ["-cp", "1", String(process.pid)]);
  const words = values.only.split(",").filter((word) => word !== "");
  const isWanted = ({ name }: FloodKind) => words.length === 0 || words.some((word) => name.includes(word));
  const subject = await startSubject(resolve(values.root));
  try {
    const { port } = subject;
    const probes = await probesOf(port, subject.dataDir);
    const issued = await ask(port, { host: `${noCaptcha}.localhost:${port}`, path: "/api/search/token" });
    const { token } = JSON.parse(issued.body) as { token: string };
    const seconds = Number(values.seconds);
    printHead();
    printFlood("no flood", await measure(subject, probes, seconds), null);
    for (const kind of floodKinds(port, [noCaptcha, paying], token).filter(isWanted)) {
      const flood = startFlood({ port, ...kind });
      // All connections are open and their bodies are waited for.
      await pause(2000);
      const measured = await measure(subject, probes, seconds);
      printFlood(kind.name, measured, await flood.stop());
      await pause(1000);
    }
  } finally {
    await subject.stop();
    subject.remove();
  }
}

/** `busy` is the share of one core that the server used: other load on the machine does not move it. */
type Measured = { rows: Row[]; busy: number; residentMb: number };

async function measure(
  { port, pid }: { port: number; pid: number },
  probes: Probe[],
  seconds: number,
): Promise<Measured> {
  const before = cpuSeconds(pid);
  const probing = new Probing(port, probes);
  await pause(seconds * 1000);
  const [busy, residentMb] = [(cpuSeconds(pid) - before) / seconds, memoryMb(pid)];
  const samples = await probing.stop();
  return { rows: [...samples].map(([name, taken]) => rowOf(name, taken)), busy, residentMb };
}

async function probesOf(port: number, dataDir: string): Promise<Probe[]> {
  const host = `${noCaptcha}.localhost:${port}`;
  const notices = await paymentNotices(port, paying, NOTICES);
  const push = await pushesOf(dataDir, host, noCaptcha);
  return [
    { name: "health", everyMs: 50, next: () => ({ host, path: "/healthz" }) },
    { name: "leads", everyMs: 200, next: () => leadQuestion(host) },
    { name: "pushes", everyMs: 1000, next: push },
    // A provider repeats its notices; each is taken, and the payment counts once.
    { name: "notices", everyMs: 500, next: (index) => notices[index % notices.length] ?? null },
  ];
}

const line = (cells: readonly string[]) =>
  process.stdout.write(
    `${(cells[0] ?? "").padEnd(28)}${cells
      .slice(1)
      .map((cell) => cell.padStart(18))
      .join("")}\n`,
  );

function printHead(): void {
  process.stdout.write("p99 of honest requests, and how many were taken; the server's share of its core\n");
  line(["flood", "health", "leads", "pushes", "notices", "core", "memory", "load average"]);
}

function printFlood(name: string, { rows, busy, residentMb }: Measured, flood: FloodCount | null): void {
  const cells = rows.map(({ sent, ok, p99 }) => `${p99.toFixed(0)} ms, ${ok}/${sent}`);
  const machine = [`${(busy * 100).toFixed(0)} %`, `${residentMb.toFixed(0)} MB`, loadavg()[0]?.toFixed(1) ?? ""];
  line([name, ...cells, ...machine]);
  if (flood) line([`  ${flood.served} served, ${flood.refused} refused, ${flood.broken} broken`]);
}
