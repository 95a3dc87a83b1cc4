import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: string | number };
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
  status?: { code: number };
};
type Export = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
};

/** A collector that speaks OTLP over HTTP in JSON, and misbehaves when told to. */
export async function startCollector() {
  const world = {
    /** "hang": takes the request and never answers. */
    mood: 200 as number | "hang",
    requests: 0,
    spans: [] as ReceivedSpan[],
    resources: [] as Record<string, string | undefined>[],
    headers: [] as IncomingMessage["headers"][],
  };
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const { resourceSpans } = (await json(req)) as Export;
    world.requests += 1;
    if (world.mood === "hang") return;
    if (req.url !== "/v1/traces" || req.method !== "POST") return void res.writeHead(404).end();
    if (world.mood === 200) {
      world.headers.push(req.headers);
      for (const { resource, scopeSpans } of resourceSpans) {
        const pairs = resource.attributes.map(({ key, value }) => [key, value.stringValue] as const);
        world.resources.push(Object.fromEntries(pairs));
        world.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
      }
    }
    res.writeHead(world.mood, { "content-type": "application/json" }).end("{}");
  };
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    world,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
