import { expect, test } from "vitest";
import { routeClassOf } from "./route-class.ts";

test.each([
  ["GET", "/", "page"],
  ["GET", "/cars/2020-toyota-corolla", "page"],
  ["HEAD", "/search", "page"],
  ["POST", "/contact", "form"],
  ["GET", "/robots.txt", "document"],
  ["GET", "/sitemaps/cars.xml", "document"],
  ["GET", "/assets/page-1a2b.js", "asset"],
  ["GET", "/img/abc/480-75/x.webp", "picture"],
  ["GET", "/media/x.jpg", "picture"],
  ["POST", "/api/search/multi-search", "search"],
  ["GET", "/api/suggestions", "search"],
  ["POST", "/api/leads/with-files", "leads"],
  ["POST", "/api/payments/stripe", "reservations"],
  ["POST", "/api/events", "events"],
  ["POST", "/api/stock", "stock"],
  ["GET", "/api/openapi.json", "api"],
  ["GET", `/${"a/".repeat(500)}<script>`, "page"],
])("%s %s counts as %s", (method, path, expected) => {
  expect(routeClassOf(method, path)).toBe(expected);
});
