import { ownValue } from "#domain/text/own-value.ts";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import type { MediaLibrary } from "#server/images/media-library.ts";
import type { StoredFile } from "#server/images/media-source.ts";
import { chooseEncoding } from "#server/pages/cache/accept-encoding.ts";
import { CachedPage } from "#server/pages/cache/cached-page.ts";
import { readRange } from "./byte-range.ts";

const forever = "public, max-age=31536000, immutable";
const aWhile = "public, max-age=300";

const drawings: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};
const streams: Record<string, string> = { ".mp4": "video/mp4", ".webm": "video/webm", ".pdf": "application/pdf" };

/** /media serves files unchanged: SVGs (logos, icons), videos of cars, documents. */
export function mediaRoutes(library: MediaLibrary): Hono {
  const routes = new Hono();
  routes.get("/*", async (c) => {
    const path = decoded(c.req.path.slice("/media/".length));
    if (path === null) return missing(c);
    const extension = extname(path).toLowerCase();
    const film = ownValue(streams, extension);
    if (film) return serveStream(c, await library.locate(path), film);
    await library.refresh();
    const type = ownValue(drawings, extension);
    const source = type ? library.find(path) : null;
    if (!source || !type) return missing(c);
    // The file may have been removed since it was found.
    const bytes = await source.read();
    if (bytes === null) return missing(c);
    // A drawing is text.
    const encoding = extension === ".svg" ? chooseEncoding(c.req.header("accept-encoding")) : "identity";
    const body = await new CachedPage(200, [], bytes, source.hash).body(encoding);
    return c.body(new Uint8Array(body), 200, {
      "content-type": type,
      ...(extension === ".svg" ? { vary: "Accept-Encoding" } : {}),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "cache-control": c.req.query("v") === source.hash ? forever : aWhile,
      // An SVG can contain script, which must not run when it is opened by itself.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
  return routes;
}

/** In ranges, as browsers request videos: without them Safari plays nothing and nobody can seek. */
async function serveStream(c: Context, source: StoredFile | null, type: string): Promise<Response> {
  if (!source) return missing(c);
  const { size, mtimeMs } = source;
  const range = readRange(c.req.header("range"), size);
  if (range === "unsatisfiable") return c.body(null, 416, { "content-range": `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const headers = {
    "content-type": type,
    "cache-control": aWhile,
    "accept-ranges": "bytes",
    etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    "content-length": String(end - start + 1),
    ...(range ? { "content-range": `bytes ${start}-${end}/${size}` } : {}),
  };
  const status = range ? 206 : 200;
  if (c.req.method === "HEAD" || size === 0) return c.body(null, status, headers);
  const stream = await source.open({ start, end });
  return stream === null ? missing(c) : c.body(Readable.toWeb(stream) as ReadableStream, status, headers);
}

const missing = (c: Context): Response => c.json({ error: "There is no file at this address." }, 404);

/** An incomplete escape names no file. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
