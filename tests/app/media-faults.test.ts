import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MediaLibrary } from "#server/images/media-library.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-media-"));
const media = new MediaLibrary([folder, "tests/fixtures/media"]);
const whole = readFileSync("tests/fixtures/media/car.webp");
let app: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  writeFileSync(join(folder, "empty.webp"), "");
  writeFileSync(join(folder, "text.webp"), "this is no picture at all");
  writeFileSync(join(folder, "half.webp"), whole.subarray(0, 400));
  mkdirSync(join(folder, "folder.webp"));
  const names = ["empty", "text", "half", "folder", "missing", "car"];
  const photo = (name: string) => ({ url: `/media/${name}.webp`, image_key: name, width: 640, height: 480 });
  const cars = names.map((name) => aCar({ id: name, images: [photo(name)] }));
  app = await createTestApp(cars, { media });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (path: string) => app.get(`http://first-site.localhost${path}`);

test.each(["/search", "/cars/car-empty", "/cars/car-text", "/cars/car-half", "/cars/car-folder", "/cars/car-missing"])(
  "[19.4.1] %s is shown although photos are empty, damaged or gone",
  async (path) => expect((await get(path)).status).toBe(200),
);

test.each([
  "/media/empty",
  "/media/text",
  "/media/folder",
  "/img/0123456789/480-75/half",
  "/img/0123456789/480-75/empty",
])("[19.4.1] the damaged picture %s is 404, kept by nobody", async (path) => {
  const answer = await get(`${path}.webp`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control") ?? "").not.toContain("immutable");
});

test.each([0, 100])("[19.4.1] a cached picture of %i bytes is made anew, not served for a year", async (bytes) => {
  const path = `/img/${media.find("car.webp")?.hash}/480-75/car.webp`;
  const first = Buffer.from(await (await get(path)).arrayBuffer());
  const made = readdirSync(join(app.dataDir, "images"), { recursive: true, encoding: "utf8" });
  const file = join(app.dataDir, "images", made.find((name) => name.endsWith("-480-75.webp")) ?? "");
  truncateSync(file, bytes);
  const second = await get(path);
  expect(Buffer.from(await second.arrayBuffer())).toEqual(first);
  expect(second.headers.get("cache-control")).toContain("immutable");
  expect(readFileSync(file)).toEqual(first);
});

test("[19.4.1] a disk that takes nothing costs no picture", async () => {
  rmSync(join(app.dataDir, "images"), { recursive: true, force: true });
  writeFileSync(join(app.dataDir, "images"), "a file in the way of the folder");
  expect((await get(`/img/${media.find("car.webp")?.hash}/480-100/car.webp`)).status).toBe(200);
  rmSync(join(app.dataDir, "images"));
});

const long = "x".repeat(300);
test.each([
  `/media/${long}.webp`,
  `/media/${long}.mp4`,
  `/media/a/${long}/b.png`,
  `/img/0123456789/480-75/${long}.webp`,
])("[19.4.1] a name that no file system takes is 404", async (path) => expect((await get(path)).status).toBe(404));

test("[19.4.1] junk names are not remembered", () => {
  const library = new MediaLibrary([folder]);
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < 20_000; n += 1) library.find(`${n}${"y".repeat(15_000)}.webp`);
  for (let n = 0; n < 30_000; n += 1) library.find(`${n}${"y".repeat(200)}.webp`);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
});
