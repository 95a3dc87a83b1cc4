import { Hono } from "hono";
import { readImageAddress } from "#server/adapters/images/image-address.ts";
import type { ImageMaker } from "#server/adapters/images/image-maker.ts";
import type { MediaLibrary } from "#server/adapters/images/media-library.ts";

const forever = "public, max-age=31536000, immutable";

/** /img makes sizes of pictures. */
export function imageRoutes(library: MediaLibrary, maker: ImageMaker): Hono {
  const routes = new Hono();

  routes.get("/img/*", async (c) => {
    const read = readImageAddress(c.req.path);
    if (!read.ok) return c.json({ error: read.error }, read.status);
    const source = library.find(read.image.path);
    if (!source) return c.json({ error: "There is no picture at this address." }, 404);
    const bytes = await maker.make(source, read.image);
    // An address with an old hash still answers, with today's picture, but nobody may keep it.
    const cache = source.hash === read.image.hash ? forever : "no-cache";
    return c.body(new Uint8Array(bytes), 200, { "content-type": "image/webp", "cache-control": cache });
  });

  return routes;
}
