import { Hono } from "hono";
import type { Logger } from "pino";
import type { Registry } from "prom-client";

type Deps = { registry: Registry; log: Pick<Logger, "error"> };

/** What the operator's port answers. It only reads. */
export function createOperatorApp({ registry, log }: Deps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return c.text("This port only shows things.\n", 405);
    await next();
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
  });
  app.get("/metrics", async (c) => c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType }));
  app.notFound((c) => c.text("There is nothing at this address. /metrics has the figures for Prometheus.\n", 404));
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "the operator's port failed");
    return c.text("This could not be shown. The log says why.\n", 500);
  });
  return app;
}
