import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

const pieces = 14;
/** Long enough for a browser to draw what it has. Where it is too busy to, a test sees less, never wrongly more. */
const pauseMs = 40;

/** What a page waits for, and what waits for it. */
type Sending = { styled: () => void; whole: Promise<void>; saidAt: Promise<number> };

/**
 * A bad line to a running server: the head of a page and its styles come at once, what it has to say in pieces, its
 * scripts, letters and pictures after all of it. Whatever draws too early shows half a row, or moves when they come.
 */
export async function startSlowLine(port: number) {
  const underWay = new Map<string, Sending>();
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    const { host = "", referer = "" } = asked.headers;
    const kind = asked.headers["sec-fetch-dest"];
    const page = underWay.get(kind === "document" ? `http://${host}${asked.url}` : referer);
    if (kind !== "document" && kind !== "style") await page?.whole;
    const slug = host.split(".", 1)[0];
    const got = await fetchFrom(port, asked.url, { ...asked.headers, host: `${slug}.localhost:${port}` });
    const body = await buffer(got);
    answer.writeHead(got.statusCode ?? 502, { ...got.headers, "cache-control": "no-store" });
    if (kind === "document") {
      const sending = sendInPieces(answer, body);
      underWay.set(`http://${host}${asked.url}`, sending);
      await sending.whole;
    } else {
      answer.end(body, kind === "style" ? page?.styled : undefined);
    }
  };
  const line = createServer((asked, answer) => {
    pass(asked, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((listening) => line.listen(0, "127.0.0.1", listening));
  const address = line.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    /** When the last of what a page has to say was sent. */
    saidAt: (url: string) => underWay.get(url)?.saidAt,
    stop() {
      line.closeAllConnections();
      line.close();
    },
  };
}

function fetchFrom(
  port: number,
  path: string | undefined,
  headers: IncomingMessage["headers"],
): Promise<IncomingMessage> {
  const plain = { ...headers, "accept-encoding": "identity" };
  return new Promise((answered, failed) => {
    request({ host: "127.0.0.1", port, path, headers: plain }, answered).once("error", failed).end();
  });
}

/** In pieces up to the end of what the page has to say; the footer and the data come as they like. */
function sendInPieces(answer: ServerResponse, body: Buffer): Sending {
  const from = Math.max(0, body.indexOf("<body"));
  const to = Math.max(from, body.indexOf("</main>"));
  let missing = body.toString().match(/<link rel="stylesheet"/g)?.length ?? 0;
  const styles = Promise.withResolvers<void>();
  const said = Promise.withResolvers<number>();
  const send = async () => {
    answer.write(body.subarray(0, from));
    await styles.promise;
    for (let piece = 0; piece < pieces; piece++) {
      const at = (part: number) => from + Math.floor(((to - from) * part) / pieces);
      answer.write(body.subarray(at(piece), at(piece + 1)));
      await pause(pauseMs);
    }
    said.resolve(Date.now());
    answer.end(body.subarray(to));
    await pause(pauseMs);
  };
  const styled = () => {
    if (--missing === 0) styles.resolve();
  };
  return { styled, whole: send(), saidAt: said.promise };
}
