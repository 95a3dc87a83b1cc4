import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { isLoopback } from "#server/http/middleware/client-address.ts";

type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

const starting: Listener = (_req, res) =>
  res.writeHead(503, { "retry-after": "2" }).end("Starting. Try again in a moment.\n");
const refused: Listener = (_req, res) =>
  res
    .writeHead(421)
    .end(
      "This port answers to localhost, to its own address and to the names in OPERATOR_HOSTS. Add this name there.\n",
    );

const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1");

/** Whether a Host header names this server: by loopback, by the address that the connection reached, or by a given name. */
export function isOwnHost(host: string, localAddress: string, hosts: readonly string[]): boolean {
  const name = nameOf(host);
  if (name === "localhost" || (isIP(name) !== 0 && isLoopback(name))) return true;
  return name === localAddress.replace(/^::ffff:/, "") || hosts.some((one) => one.toLowerCase() === name);
}

type Address = { port: number; host: string; hosts: readonly string[] };

/**
 * The operator's own listener: what it tells never reaches the public port. It answers to its own names only, because a
 * web page that somebody on the network has open could point a name of its own at this server and read the answers.
 */
export async function listenOperator({ port, host, hosts }: Address) {
  let answer: Listener = starting;
  const server = createServer((req, res) => {
    const isOwn = isOwnHost(req.headers.host ?? "", req.socket.localAddress ?? "", hosts);
    return (isOwn ? answer : refused)(req, res);
  });
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
