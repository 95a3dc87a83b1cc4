import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/**
 * A GET of one site on a running server. Not every system resolves names below localhost, so the Host header names the
 * site.
 */
export async function ask(
  port: number,
  slug: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const host = `${slug}.localhost:${port}`;
  const sent = request({ host: "127.0.0.1", port, path, headers: { host, ...headers } }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() };
}
