import { Hono } from "hono";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Fleet } from "./all-servers.ts";
import { filterItems, fleetPage, fleetPolicy } from "./all-servers-page.ts";
import { filterStock } from "./stock-section.ts";

type Deps = { registry: Registry; fleet: () => Promise<Fleet>; log: Pick<Logger, "error"> };

const LONGEST_FILTER = 100;

/** What the operator's port answers. It only reads. */
export function createOperatorApp({ registry, fleet, log }: Deps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return c.text("This port only shows things.\n", 405);
    await next();
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
  });
  app.get("/metrics", async (c) => c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType }));
  app.get("/", async (c) => {
    c.header("Content-Security-Policy", fleetPolicy);
    return c.html(fleetPage(await fleet(), wantedSite(c.req.query("site"))));
  });
  app.get("/fleet.json", async (c) => {
    const found = await fleet();
    const wanted = wantedSite(c.req.query("site"));
    const dealerships = filterStock(found.stock.dealerships, wanted);
    const items = filterItems(found.items, wanted);
    const dismissed = filterItems(found.dismissed, wanted);
    return c.json({ ...found, items, dismissed, stock: { ...found.stock, dealerships } });
  });
  app.notFound((c) => c.text("There is nothing at this address: /, /fleet.json and /metrics are all.\n", 404));
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "the operator's port failed");
    return c.text("This could not be shown. The log says why.\n", 500);
  });
  return app;
}

const wantedSite = (text = ""): string => text.trim().slice(0, LONGEST_FILTER);
