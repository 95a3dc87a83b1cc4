import { Hono } from "hono";
import { admit } from "#server/platform/admission/admit.ts";
import type { WorkQueue } from "#server/platform/admission/work-queue.ts";
import { acceptsAvif, type AvifMaker } from "#server/images/avif-maker.ts";
import { readImageAddress } from "#server/images/image-address.ts";
import type { ImageMaker } from "#server/images/image-maker.ts";
import type { MediaLibrary } from "#server/images/media-library.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

const forever = "public, max-age=31536000, immutable";

type Deps = {
  library: MediaLibrary;
  maker: ImageMaker;
  /** Null: every browser gets WebP. */
  avif: AvifMaker | null;
  /** For sizes that are not stored yet. */
  admission: { perMinute: Limit; queue: WorkQueue };
  clock: () => Date;
};

/** /img makes sizes of pictures. */
export function imageRoutes({ library, maker, avif, admission, clock }: Deps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();

  routes.get("/img/*", async (c) => {
    const read = readImageAddress(c.req.path);
    if (!read.ok) return c.json({ error: read.error }, read.status);
    await library.refresh();
    const source = library.find(read.image.path);
    if (!source) return c.json({ error: "There is no picture at this address." }, 404);
    // An address with an old hash still answers, with the current picture, but it must not be cached.
    const cache = source.hash === read.image.hash ? forever : "no-cache";
    const headers = { "cache-control": cache, ...(avif && { vary: "accept" }) };
    const encoder = acceptsAvif(c.req.header("accept")) ? avif : null;
    const smaller = await encoder?.find(source, read.image);
    if (smaller) return c.body(new Uint8Array(smaller), 200, { ...headers, "content-type": "image/avif" });

    const asking = { site: c.var.host, address: c.var.client, at: clock().getTime() };
    const bytes = await maker.make(source, read.image, (make) => admit(admission, asking, make));
    if (!bytes) return c.json({ error: "The picture at this address is damaged." }, 404);
    encoder?.encodeLater(asking, source, read.image, bytes.length);
    return c.body(new Uint8Array(bytes), 200, { ...headers, "content-type": "image/webp" });
  });

  return routes;
}
