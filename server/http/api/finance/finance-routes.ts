import { Hono } from "hono";
import { financeDisclaimer } from "#domain/finance/finance-disclaimer.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

/** Spec 7.4.1: `GET /api/cars/{id}/finance-disclaimer`, for a car of this site that finance is shown for. */
export function financeRoutes(clock: () => Date): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get("/:id/finance-disclaimer", async (c) => {
    const { runtime } = c.var;
    const now = clock().getTime();
    const car = await runtime.listedCar(c.req.param("id"), now);
    if (!car) return c.json({ error: "There is no such car on this site." }, 404);
    const disclaimer = financeDisclaimer(car, runtime.site.public, now);
    if (!disclaimer) return c.json({ error: "No finance is offered for this car." }, 404);
    c.header("Cache-Control", "no-cache");
    return c.json(disclaimer);
  });
  return routes;
}
