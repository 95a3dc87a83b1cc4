import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";

export type Sent = { status: number; body: { lead?: { id: string }; error?: string } };

/** Sends to first-site on a running server over persistent connections. Rejects when the server goes away. */
export function createLeadClient(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    async send(port: number, method: "POST" | "PUT", path: string, key: string, lead: object): Promise<Sent> {
      const sent = request({
        agent,
        host: "127.0.0.1",
        port,
        method,
        path,
        headers: { host: `first-site.localhost:${port}`, "content-type": "application/json", "idempotency-key": key },
      });
      const answered = once(sent, "response");
      sent.end(JSON.stringify({ form: "enquiry", lead }));
      const [response] = (await answered) as [IncomingMessage];
      const body = JSON.parse(await text(response)) as Sent["body"];
      return { status: response.statusCode ?? 0, body };
    },
    close: () => agent.destroy(),
  };
}
