import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { table } from "#bench/browser/table.ts";
import { load } from "#bench/machine.ts";
import { inTurns, type Target, type Turns } from "#bench/pages/throughput.ts";
import { startDemoServer } from "#tests/support/demo-server.ts";

const slug = "harbour-city-motors";

/** `npm run bench -- traces`: a cached and an uncached page with traces on and off, in turns of a second. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: "string", default: "15" } } });
  const collector = await startCollector();
  const quiet = { LOG_LEVEL: "error" };
  const on = await startDemoServer({ ...quiet, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const off = await startDemoServer(quiet);
  try {
    const target = ({ port, pid }: { port: number; pid: number }, vary: boolean): Target => ({
      url: `http://127.0.0.1:${port}/search/used-cars`,
      host: `${slug}.localhost:${port}`,
      pid,
      vary,
    });
    const before = load();
    const cached = await inTurns(target(on, false), target(off, false), Number(values.rounds));
    const uncached = await inTurns(target(on, true), target(off, true), Number(values.rounds));
    if (collector.spans() === 0) throw new Error("The collector got no span: nothing was measured.");
    const lines = [lineOf("cached listing", cached), lineOf("uncached listing", uncached)];
    const heads = ["page", "traces on", "traces off", "ratio of pages", "more processor time"];
    process.stdout.write(`${table(heads, lines)}\n${collector.spans()} spans. Load average ${before}.\n`);
  } finally {
    await Promise.all([on.stop(), off.stop()]);
    collector.stop();
  }
}

const lineOf = (page: string, { ours, theirs, ratio }: Turns): string[] => [
  page,
  `${ours.perSecond.toFixed(0)} pages/s, ${ours.cpuMs.toFixed(2)} ms`,
  `${theirs.perSecond.toFixed(0)} pages/s, ${theirs.cpuMs.toFixed(2)} ms`,
  ratio.toFixed(2),
  `${((ours.cpuMs / theirs.cpuMs - 1) * 100).toFixed(0)} %`,
];

/** Counts spans and keeps none. */
async function startCollector() {
  let spans = 0;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    spans += (await text(request)).split('"spanId"').length - 1;
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    stop: () => server.close(),
  };
}
