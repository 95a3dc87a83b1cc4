import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";

/**
 * A loopback address at which one site of the application answers, whatever host is requested: not every system
 * resolves names below localhost, and the client under test should be used unchanged.
 */
export async function listenAs(app: Hono<RequestEnv>, host: string) {
  const answer = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer((req, res) => {
    const at = req.rawHeaders.findIndex((name, place) => place % 2 === 0 && name.toLowerCase() === "host");
    req.rawHeaders[at + 1] = host;
    req.headers.host = host;
    void answer(req, res);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
