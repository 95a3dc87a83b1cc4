import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { isLoopback } from "#server/middleware/client-address.ts";

type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

const starting: Listener = (_req, res) =>
  res.writeHead(503, { "retry-after": "2" }).end("Starting. Try again in a moment.\n");
const refused: Listener = (_req, res) =>
  res.writeHead(421).end("This port answers to localhost and to its own address only.\n");

const isLocalName = (host: string): boolean => {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || (isIP(name) !== 0 && isLoopback(name));
};

/**
 * The operator's own listener: what it tells never reaches the public port. On loopback it answers to local names only,
 * because a web page that the operator has open could point a name of its own at this machine and read the answers.
 */
export async function listenOperator(port: number, host: string) {
  let answer: Listener = starting;
  const isLocal = host === "localhost" || (isIP(host) !== 0 && isLoopback(host));
  const server = createServer((req, res) =>
    (isLocal && !isLocalName(req.headers.host ?? "") ? refused : answer)(req, res),
  );
  Object.assign(server, { headersTimeout: 10_000, requestTimeout: 10_000, keepAliveTimeout: 65_000 });
  server.maxConnections = 64;
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(port, host, ready);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${own}/`,
    answerWith(app: Hono) {
      answer = getRequestListener((request) => app.fetch(request));
    },
    async close(): Promise<void> {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}

export type OperatorListener = Awaited<ReturnType<typeof listenOperator>>;
