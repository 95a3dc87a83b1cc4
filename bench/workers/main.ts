import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startDemoServer } from "#tests/support/demo-server.ts";

const sites = ["harbour-city-motors", "sunstate-autos", "kauri-motor-company", "meridian-new-cars"];
const clients = 8;

/**
 * `npm run bench -- workers [--workers 1,2] [--seconds 8]`: uncached pages per second by number of render threads. The
 * generator uses some of the same cores.
 */
export async function run(args: string[]): Promise<void> {
  const cores = availableParallelism();
  const { values } = parseArgs({
    args,
    options: {
      workers: { type: "string", default: [...new Set([1, 2, cores])].join(",") },
      seconds: { type: "string", default: "8" },
    },
  });
  process.stdout.write(`${cores} cores, load average ${loadavg()[0]?.toFixed(1)}\n`);
  for (const workers of values.workers.split(",")) {
    const demo = await startDemoServer({ WORKERS: workers, LOG_LEVEL: "error" });
    try {
      await pagesPerSecond(demo.port, 3, 0);
      const rate = await pagesPerSecond(demo.port, Number(values.seconds), 1e6);
      process.stdout.write(
        `WORKERS=${workers}   ${rate.toFixed(0)} uncached pages a second   ${residentMb(demo.pid).toFixed(0)} MB\n`,
      );
    } finally {
      await demo.stop();
    }
  }
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

async function pagesPerSecond(port: number, seconds: number, first: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const begun = performance.now();
  let [asked, served] = [0, 0];
  const client = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const slug = sites[asked % sites.length];
      const path = `/search/used-cars?price=,${first + ++asked}`;
      const status = await ask({ port, path, agent, headers: { host: `${slug}.localhost:${port}` } });
      if (status !== 200) throw new Error(`${slug} ${path} answered ${status}`);
      served += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return (served * 1000) / (performance.now() - begun);
}

function ask(options: { port: number; path: string; agent: Agent; headers: Record<string, string> }): Promise<number> {
  return new Promise((done, failed) => {
    const call = request({ host: "127.0.0.1", ...options }, (response) =>
      response.resume().once("end", () => done(response.statusCode ?? 0)),
    );
    call.on("error", failed).end();
  });
}
