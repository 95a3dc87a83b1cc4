import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { OpenConnections } from "./open-connections.ts";
import type { AnswerHit } from "./page-requests/answer-hits.ts";
import { namesOneHost } from "./request/request-target.ts";
import type { RequestEnv } from "./request/request.ts";

type Answer = (request: Request, env: RequestEnv["Bindings"]) => Response | Promise<Response>;
type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

const starting: Listener = (_req, res) =>
  res.writeHead(503, { "retry-after": "2" }).end("Starting. Try again in a moment.\n");

const refuseHosts: Listener = (_req, res) =>
  res.writeHead(400, { connection: "close" }).end("Name one host: Host and the address have to agree.\n");

/** Ten photos over a phone. Their speed is checked while they arrive; any other body has its own, shorter deadline. */
const UPLOAD_MS = 10 * 60_000;

/**
 * The only listen() for visitors. Until the application is ready, every call gets 503. A given server gets its requests
 * from whoever gives it.
 */
export async function listen({ PORT, HOST }: { PORT: number; HOST: string }, given?: Server) {
  let answer: Listener = starting;
  const server = given ?? createServer();
  server.on("request", (req: IncomingMessage, res: ServerResponse) => {
    if (!namesOneHost(req)) refuseHosts(req, res);
    else answer(req, res);
  });
  const connections = new OpenConnections(server);
  // A client that sends its headers or body slowly must not hold a socket for ever.
  Object.assign(server, { headersTimeout: 15_000, requestTimeout: UPLOAD_MS, keepAliveTimeout: 65_000 });
  if (!given) {
    await new Promise<void>((ready, failed) => {
      server.once("error", failed);
      server.listen(PORT, HOST, ready);
    });
  }
  return {
    port: given ? PORT : (server.address() as AddressInfo).port,
    /** `hit` answers cached pages before the application. */
    answerWith(fetch: Answer, hit: AnswerHit = () => false) {
      const whole = getRequestListener((request, env) => fetch(request, env as RequestEnv["Bindings"]));
      answer = (req, res) => hit(req, res) || whole(req, res);
    },
    /** Still takes requests, and ends every connection with its next answer. */
    drain: () => connections.drain(),
    isDraining: () => connections.isDraining,
    /** Takes no new requests and waits for those in progress, for at most `graceMs`. */
    close: (graceMs = 10_000) => connections.close(graceMs),
  };
}
