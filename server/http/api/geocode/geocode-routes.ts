import { Hono } from "hono";
import type { Geocoder } from "#server/adapters/geocode/geocoder.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

/** Chapters 5 and 8: an unknown postcode is 'Invalid postcode'. */
export function geocodeRoutes(geocoder: Geocoder): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();

  routes.get("/", async (c) => {
    const geocode = geocoder.forSite(c.var.runtime.site);
    const point = await geocode((c.req.query("postcode") ?? "").trim());
    if (!point) return c.json({ error: "Invalid postcode" }, 404);
    return c.json({ lat: point.lat, long: point.long }, 200, { "cache-control": "public, max-age=3600" });
  });

  return routes;
}
