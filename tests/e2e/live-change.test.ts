import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { aCar } from "#tests/support/test-app.ts";

let folder: string;
let server: Awaited<ReturnType<typeof startServerProcess>>;

const forecourt = (...words: string[]) => forecourtIn(join(folder, "data"), words);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-live-"));
  cpSync("tests/fixtures/sites", join(folder, "sites"), { recursive: true });
  await forecourt("sites", "apply", join(folder, "sites"));
  server = await startServerProcess({ DATA_DIR: join(folder, "data") });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const page = (slug: string, path: string) => ask(server.port, slug, path);
const cacheOf = async (slug: string, path: string) => (await page(slug, path)).headers["server-timing"];

test("[10.2.3] a running server takes up a new brand and a new car, and drops nothing of another site", async () => {
  await page("second-site", "/");
  await page("second-site", "/search");

  const file = join(folder, "sites/first-site.yaml");
  writeFileSync(file, `${readFileSync(file, "utf8")}brand: "#7a1f2b"\n`);
  const before = (await page("first-site", "/")).text;
  await forecourt("sites", "apply", join(folder, "sites"));
  await expect.poll(async () => (await page("first-site", "/")).text).not.toBe(before);

  const car = join(folder, "car.json");
  writeFileSync(car, JSON.stringify(aCar({ id: "fresh", make: "Suzuki", model: "Jimny", name: "2024 Suzuki Jimny" })));
  await forecourt("stock", "put", car);
  await expect.poll(async () => (await page("first-site", "/search")).text).toContain("Jimny");
  await forecourt("stock", "delete", "fresh");
  await expect.poll(async () => (await page("first-site", "/search")).text).not.toContain("Jimny");

  expect(await cacheOf("second-site", "/")).toBe("cache;desc=hit");
  expect(await cacheOf("second-site", "/search")).toBe("cache;desc=hit");
});
