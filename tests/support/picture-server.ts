import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A JPEG whose colour, and so its bytes, depend on its name. */
async function photo(name: string, width = 640, height = 480): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(name).digest();
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}

/**
 * A dealer's picture server. `/ok/NAME.jpg` is a picture with an ETag; the other paths each misbehave in their own way.
 * `requests` counts requests by path, `sent` those that were answered with a picture.
 */
export async function startPictureServer() {
  const requests = new Map<string, number>();
  const sent = new Map<string, number>();
  const photos = new Map<string, Buffer>();
  const versions = new Map<string, string>();
  const open = new Set<ServerResponse>();
  const running = { now: 0, most: 0 };
  /** How many times `/flaky` fails before it answers. */
  const state = { flakyFailures: 1 };

  const send = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const name = `${path}${versions.get(path) ?? ""}`;
    const etag = `"${Buffer.from(name).toString("base64url")}"`;
    if (request.headers["if-none-match"] === etag) return void response.writeHead(304, { etag }).end();
    const bytes = photos.get(name) ?? (await photo(path.startsWith("/ok/twin") ? "twin" : name));
    photos.set(name, bytes);
    sent.set(path, (sent.get(path) ?? 0) + 1);
    response.writeHead(200, { "content-type": "image/jpeg", etag }).end(bytes);
  };

  const misbehaving: Record<string, Answer> = {
    "/slow.jpg": (_request, response) => void open.add(response),
    "/page.jpg": (_request, response) =>
      void response.writeHead(200, { "content-type": "image/jpeg" }).end("<!doctype html><p>Log in</p>"),
    "/huge.jpg": (_request, response) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      const part = Buffer.alloc(1_000_000, 0xff);
      let left = 30;
      const push = () => {
        if (left-- > 0 && !response.destroyed) response.write(part, () => push());
        else response.end();
      };
      push();
    },
    "/loop.jpg": (_request, response) => void response.writeHead(302, { location: "/loop.jpg?again" }).end(),
    "/private.jpg": (_request, response) =>
      void response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
    "/moved.jpg": (_request, response) => void response.writeHead(301, { location: "/ok/moved-here.jpg" }).end(),
    "/half.jpg": (_request, response) => {
      void sharp({
        create: {
          width: 900,
          height: 600,
          channels: 3,
          noise: { type: "gaussian", mean: 128, sigma: 30 },
          background: "red",
        },
      })
        .jpeg()
        .toBuffer()
        .then((bytes) =>
          response.writeHead(200, { "content-type": "image/jpeg" }).end(bytes.subarray(0, bytes.length / 2)),
        );
    },
    "/pixel.gif": (_request, response) =>
      void response
        .writeHead(200, { "content-type": "image/gif" })
        .end(Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")),
    "/flaky.jpg": (request, response) => {
      if (state.flakyFailures-- > 0) response.writeHead(500).end();
      else void send("/flaky.jpg", request, response);
    },
    // 707 bytes that take 360 MB to decode.
    "/heavy.avif": (_request, response) =>
      void response.writeHead(200).end(readFileSync("tests/fixtures/pictures/20-megapixels.avif")),
    "/large.jpg": (_request, response) => {
      void photo("large", 4000, 3000).then((bytes) => response.writeHead(200).end(bytes));
    },
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    requests.set(path, (requests.get(path) ?? 0) + 1);
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    response.once("close", () => void (running.now -= 1));
    const answer = misbehaving[path];
    if (answer) answer(request, response);
    else if (path.startsWith("/ok/")) void send(path, request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: (path?: string) => (path === undefined ? sum(requests) : (requests.get(path) ?? 0)),
    sent: (path?: string) => (path === undefined ? sum(sent) : (sent.get(path) ?? 0)),
    /** The most requests that were open at the same time. */
    mostAtOnce: () => running.most,
    /** Replaces the picture at the same address. */
    replace: (path: string) => void versions.set(path, `-v${(versions.get(path) ?? "").length + 1}`),
    async close() {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>;
