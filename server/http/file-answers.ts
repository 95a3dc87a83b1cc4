import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { imageRoutes } from "./api/images.ts";
import { mediaRoutes } from "./api/media-files.ts";
import type { RequestEnv } from "./request/request.ts";
import type { Services } from "./services.ts";

/** Files of the browser's build, and pictures: the same for every site, and kept by browsers. */
export function fileAnswers({ platform, pictures }: Pick<Services, "platform" | "pictures">): Hono<RequestEnv> {
  const { clientDir, media, images, avif = null, clock } = platform;
  const routes = new Hono<RequestEnv>();
  routes.use(
    "/assets/*",
    serveStatic({
      root: clientDir,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  routes.get("/assets/*", (c) => c.json({ error: "There is no file at this address." }, 404));
  routes.route("/", imageRoutes({ library: media, maker: images, avif, admission: pictures, clock }));
  routes.route("/media", mediaRoutes(media));
  return routes;
}
