import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { multipartHeader } from "#tests/support/upload-samples.ts";

export type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** One call to first-site on its own connection: a POST if there is a body. Rejects when the server goes away. `name`: another host. */
export async function askFirstSite(
  port: number,
  path: string,
  body?: Uint8Array,
  type = multipartHeader,
  name = "first-site",
): Promise<Answer> {
  const headers = {
    host: `${name}.localhost:${port}`,
    ...(body ? { "content-type": type, "content-length": body.length } : {}),
  };
  const sent = request({ host: "127.0.0.1", port, method: body ? "POST" : "GET", path, headers, agent: false });
  const answered = once(sent, "response");
  sent.end(body);
  const [response] = (await answered) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

export const leadIdOf = ({ body }: Answer): string =>
  (JSON.parse(body.toString()) as { lead?: { id: string } }).lead?.id ?? "";
