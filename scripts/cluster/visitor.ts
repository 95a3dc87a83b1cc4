import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import type { Edge } from "./edge.ts";

export type Asked = { host: string; path: string; body?: object; headers?: Record<string, string> };
export type Answer = { status: number; body: string; location: string | undefined };

/** A visitor on the other side of Caddy, who checks its certificates. Rejects when a connection breaks. */
export function createVisitor({ port, authority }: Edge) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16, ca: authority });
  return {
    async ask({ host, path, body, headers = {} }: Asked): Promise<Answer> {
      const sent = request({
        agent,
        host: "127.0.0.1",
        port,
        servername: host,
        path,
        method: body ? "POST" : "GET",
        timeout: 30_000,
        headers: { host, ...(body ? { "content-type": "application/json" } : {}), ...headers },
      });
      sent.on("timeout", () => sent.destroy(Object.assign(new Error("no answer in 30 s"), { code: "TIMEOUT" })));
      const answered = once(sent, "response");
      sent.end(body && JSON.stringify(body));
      const [response] = (await answered) as [IncomingMessage];
      return { status: response.statusCode ?? 0, body: await text(response), location: response.headers.location };
    },
    close: () => agent.destroy(),
  };
}
