import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

const pieces = 14;
/** Long enough for a browser to paint what it has. A browser that is too busy shows less, never something wrong. */
const pauseMs = 40;
/** A browser opens six connections per host: if pictures use all of them, the wait for styles must end. */
const stylesMs = 1500;

/**
 * A slow connection to a running server: the head of a page and its styles arrive at once, its content in pieces, and
 * its scripts, fonts and pictures after that. A page that is painted too early shows half a row, or moves when they
 * arrive.
 */
export async function startSlowLine(port: number) {
  /** Pages that are being sent, by address; each resolves when all of its content is sent. */
  const pages = new Map<string, Promise<void>>();
  const sheets = new Map<string, PromiseWithResolvers<void>>();
  const sheet = (url: string) => {
    const known = sheets.get(url) ?? Promise.withResolvers<void>();
    sheets.set(url, known);
    return known;
  };
  const pass = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const { host = "", referer = "", "sec-fetch-dest": kind } = incoming.headers;
    const url = `http://${host}${incoming.url}`;
    if (kind !== "document" && kind !== "style") await pages.get(referer);
    const got = await fetchFrom(port, incoming);
    const body = await buffer(got);
    answer.writeHead(got.statusCode ?? 502, got.headers);
    if (kind !== "document") return answer.end(body, kind === "style" ? sheet(url).resolve : undefined);
    const linked = [...body.toString().matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    // Tabs share a cache, so each sheet is waited for once.
    const styles = Promise.all(linked.map(([, path = ""]) => sheet(`http://${host}${path}`).promise));
    pages.set(url, sendInPieces(answer, body, styles));
  };
  const line = createServer((incoming, answer) => {
    pass(incoming, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((listening) => line.listen(0, "127.0.0.1", listening));
  const address = line.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    stop() {
      line.closeAllConnections();
      line.close();
    },
  };
}

function fetchFrom(port: number, { url: path, headers }: IncomingMessage): Promise<IncomingMessage> {
  const host = `${headers.host?.split(":", 1)[0]}:${port}`;
  const plain = { ...headers, host, "accept-encoding": "identity" };
  return new Promise((answered, failed) => {
    request({ host: "127.0.0.1", port, path, headers: plain }, answered).once("error", failed).end();
  });
}

/** In pieces up to the end of the visible content, including the footer; the rest without pauses. */
async function sendInPieces(answer: ServerResponse, body: Buffer, styles: Promise<unknown>): Promise<void> {
  const from = Math.max(0, body.indexOf("<body"));
  const to = body.indexOf('<i id="end"');
  if (to < from) throw new Error("the page does not say where it ends");
  answer.write(body.subarray(0, from));
  await Promise.race([styles, pause(stylesMs)]);
  for (let piece = 0; piece < pieces; piece++) {
    const at = (part: number) => from + Math.floor(((to - from) * part) / pieces);
    answer.write(body.subarray(at(piece), at(piece + 1)));
    await pause(pauseMs);
  }
  answer.end(body.subarray(to));
  await pause(pauseMs);
}
