import { Hono } from "hono";
import { siteRating } from "#domain/review/site-rating.ts";
import { snap21Answer } from "#domain/review/snap21.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

/** The reviews widget (chapter 7): the rating of the site's own organisation only. */
export function snap21Routes(): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();

  routes.get("/", (c) => {
    const orgId = c.req.query("orgId");
    if (!orgId) return c.json({ error: "Say whose reviews: orgId is missing." }, 400);
    const { site } = c.var.runtime;
    const { reviews } = site.public;
    const rating = siteRating(site.locations.filter(({ visible }) => visible));
    if (!reviews || reviews.snap21_org !== orgId || !rating) {
      return c.json({ error: "There are no reviews of this organisation here." }, 404);
    }
    return c.json(snap21Answer(rating, reviews.four_plus_partial), 200, { "cache-control": "public, max-age=300" });
  });

  return routes;
}
