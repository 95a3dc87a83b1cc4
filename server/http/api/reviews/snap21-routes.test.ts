import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { snap21Routes } from "./snap21-routes.ts";

const reviews = { snap21_org: "ours", four_plus_partial: false };
const yard = { average_rating: 4.6, review_count: 120, visible: true };

function ask(query: string, over: object = {}, locations: object[] = [yard]) {
  const site = { public: { reviews: { ...reviews, ...over } }, locations };
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set("runtime", { site } as unknown as SiteRuntime);
    await next();
  });
  app.route("/", snap21Routes());
  return app.request(`/${query}`);
}

test("[7.4.4] answers the rating and the markup of its stars", async () => {
  const response = await ask("?orgId=ours");
  expect(response.status).toBe(200);
  const { rating, stars } = (await response.json()) as { rating: unknown; stars: string };
  expect(rating).toEqual({ avgStarRating: 4.6, reviewCount: 120 });
  expect(stars.match(/star full/g)).toHaveLength(4);
  expect(stars.match(/star part/g)).toHaveLength(1);
  expect(stars).toContain("4.6 out of 5 stars");
});

test("[5] a fraction of 0.3 is no partial star, and one variant fills four at most", async () => {
  const starsOf = async (query: string, over: object, rating: number) =>
    ((await (await ask(query, over, [{ ...yard, average_rating: rating }])).json()) as { stars: string }).stars;
  expect(await starsOf("?orgId=ours", {}, 4.3)).not.toContain("part");
  expect((await starsOf("?orgId=ours", { four_plus_partial: true }, 5)).match(/full/g)).toHaveLength(4);
});

test("a place that is not shown does not count", async () => {
  const response = await ask("?orgId=ours", {}, [yard, { ...yard, average_rating: 1, visible: false }]);
  expect(await response.json()).toMatchObject({ rating: { avgStarRating: 4.6, reviewCount: 120 } });
});

test.each([
  ["no organisation", "", 400, [yard]],
  ["another organisation", "?orgId=theirs", 404, [yard]],
  ["nobody has reviewed", "?orgId=ours", 404, []],
])("%s", async (_what, query, status, locations) => {
  const response = await ask(query, {}, locations);
  expect(response.status).toBe(status);
  expect(await response.json()).toHaveProperty("error");
});
