import { fork } from "node:child_process";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ask } from "#tests/support/ask.ts";
import { startDemoServer } from "#tests/support/demo-server.ts";
import { median, throughput } from "./throughput.ts";
import { uncachedRatio } from "./uncached.ts";

const rounds = 3;
const seconds = 4;
const slug = "harbour-city-motors";

/** Compares a cached page with plain node:http and the same bytes, and an uncached one with bare renderToString. */
export async function run(): Promise<void> {
  const demo = await startDemoServer({ LOG_LEVEL: "error" });
  const plain = fork(join(import.meta.dirname, "plain-server.ts"));
  try {
    const host = `${slug}.localhost`;
    const first = await ask(demo.port, slug, "/search");
    const target = first.headers.location ?? "/search";
    const { headers, body } = await ask(demo.port, slug, target, { "accept-encoding": "br" });
    plain.send({ headers: sameHeaders(headers), body: body.toString("base64") });
    const [address] = (await once(plain, "message")) as [AddressInfo];
    const ours: number[] = [];
    const ceiling: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ceiling.push(await throughput(`http://127.0.0.1:${address.port}${target}`, host, seconds));
      ours.push(await throughput(`http://127.0.0.1:${demo.port}${target}`, host, seconds));
    }
    const ratio = median(ours) / median(ceiling);
    process.stdout.write(
      `cached listing     ${median(ours).toFixed(0)} req/s   plain node:http ${median(ceiling).toFixed(0)} req/s   ratio ${ratio.toFixed(2)} (target 0.85)\n`,
    );
  } finally {
    plain.kill();
    await demo.stop();
  }
  const { ours, bare } = await uncachedRatio(slug, "/search/used-cars");
  process.stdout.write(
    `uncached listing   ${ours.toFixed(0)} req/s   bare renderToString ${bare.toFixed(0)} req/s   ratio ${(ours / bare).toFixed(2)} (target 0.5)\n`,
  );
}

function sameHeaders({ connection: _c, "keep-alive": _k, date: _d, ...headers }: IncomingHttpHeaders) {
  return headers;
}
