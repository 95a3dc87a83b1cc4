import { fork } from "node:child_process";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ask } from "#tests/support/ask.ts";
import { startDemoServer } from "#tests/support/demo-server.ts";
import { inTurns, type Turns } from "./throughput.ts";

/** A cached listing against plain node:http that sends the same bytes and headers. */
export async function cachedListing(slug: string, rounds: number): Promise<Turns & { bytes: number }> {
  const demo = await startDemoServer({ LOG_LEVEL: "error" });
  const plain = fork(join(import.meta.dirname, "plain-server.ts"));
  try {
    const first = await ask(demo.port, slug, "/search");
    const path = first.headers.location ?? "/search";
    const encoding = { "accept-encoding": "gzip, deflate, br" };
    const { headers, body } = await ask(demo.port, slug, path, encoding);
    plain.send({ headers: sameHeaders(headers), body: body.toString("base64") });
    const [address] = (await once(plain, "message")) as [AddressInfo];
    const host = `${slug}.localhost`;
    const ours = { url: `http://127.0.0.1:${demo.port}${path}`, host, pid: demo.pid };
    const ceiling = { url: `http://127.0.0.1:${address.port}${path}`, host, pid: plain.pid ?? 0 };
    return { ...(await inTurns(ours, ceiling, rounds)), bytes: body.length };
  } finally {
    plain.kill();
    await demo.stop();
  }
}

function sameHeaders({ connection: _c, "keep-alive": _k, date: _d, ...headers }: IncomingHttpHeaders) {
  return headers;
}
