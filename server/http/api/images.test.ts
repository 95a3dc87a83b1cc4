import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MediaLibrary } from "#server/images/media-library.ts";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let hash: string;
beforeAll(async () => {
  app = await createTestApp([]);
  hash = new MediaLibrary(["tests/fixtures/media"]).find("car.webp")?.hash ?? "";
});
afterAll(() => app.close());

const get = (path: string) => app.get(`http://first-site.localhost${path}`);

test("[7.5.1] a picture is made in the width of its address, to be kept for ever", async () => {
  const response = await get(`/img/${hash}/480-75/car.webp`);
  expect(response.headers.get("cache-control")).toContain("immutable");
  const { width, format } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, format]).toEqual([480, "webp"]);
});
test("[2.3] the social picture is cut to 1200x627", async () => {
  const { width, height } = await sharp(
    await (await get(`/img/${hash}/1200x627-75/car.webp`)).arrayBuffer(),
  ).metadata();
  expect([width, height]).toEqual([1200, 627]);
});
test.each([
  ["a width off the list", (h: string) => `/img/${h}/481-75/car.webp`, 400],
  ["a quality off the list", (h: string) => `/img/${h}/480-76/car.webp`, 400],
  ["a missing file", (h: string) => `/img/${h}/480-75/other.webp`, 404],
  ["a way out of the folder", (h: string) => `/img/${h}/480-75/..%2F..%2Fpackage.json`, 404],
  ["a way out, encoded twice", (h: string) => `/img/${h}/480-75/%252e%252e/package.json`, 404],
  ["a broken escape", (h: string) => `/img/${h}/480-75/%E0%A4%A`, 404],
])("%s is refused", async (_what, path, status) => {
  expect((await get(path(hash))).status).toBe(status);
});
test("an old address still answers, but nobody keeps it", async () => {
  const response = await get("/img/0000000000/480-75/car.webp");
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-cache"]);
});
