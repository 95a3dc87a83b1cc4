import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

const site = "http://first-site.localhost";
const photo = { url: "/media/car.webp", image_key: "car", width: 1600, height: 1067 };
const cars = [aCar({ id: "a1", images: [photo] })];

let folder: string;
let own: Awaited<ReturnType<typeof createTestApp>>;
let away: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-cdn-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
  const template = "https://pictures.example/w_{width},q_{quality}/{path}?v={hash}";
  appendFileSync(join(folder, "first-site.yaml"), `\nimage_cdn: ${template}\n`);
  own = await createTestApp(cars);
  away = await createTestApp(cars, {}, { folder });
});
afterAll(async () => {
  await own.close();
  await away.close();
  rmSync(folder, { recursive: true });
});

const photosOf = (html: string) =>
  [...html.matchAll(/(?:src|srcset|srcSet)="([^"]*car\.webp[^"]*)"/g)].map(([, value = ""]) => value);
const previewOf = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1];

test("[7.5.1] every picture of a page comes from the site's image CDN, in each width and quality 75", async () => {
  for (const path of ["/", "/search", "/cars/car-a1"]) {
    const page = await away.get(`${site}${path}`);
    const html = await page.text();
    const photos = photosOf(html);
    expect([path, photos.length]).toEqual([path, expect.toSatisfy((count: number) => count > 0)]);
    for (const one of photos.flatMap((value) => value.split(/, ?(?=https)/)))
      expect(one).toMatch(
        /^https:\/\/pictures\.example\/w_(?:120|240|360|480|720|960|1440),q_75\/media\/car\.webp\?v=[0-9a-f]{10}(?: \d+w)?$/,
      );
    expect(html).not.toMatch(/src(?:set)?="[^"]*\/img\//i);
    expect(page.headers.get("content-security-policy")).toMatch(/img-src[^;]* https:\/\/pictures\.example/);
  }
});

test("[2.3.67] the crop of social previews is made by the site itself, wherever its pictures are", async () => {
  const [here, awayPreview] = await Promise.all(
    [own, away].map(async (app) => previewOf(await (await app.get(`${site}/cars/car-a1`)).text())),
  );
  expect(here).toMatch(/^http:\/\/first-site\.localhost:3000\/img\/[0-9a-f]{10}\/1200x627-75\/car\.webp$/);
  expect(awayPreview).toBe(here);
  expect((await away.get(`${site}${new URL(here ?? "").pathname}`)).status).toBe(200);
});

test("[7] without a CDN pictures are made below /img, and any that a page names can be had", async () => {
  const html = await (await own.get(`${site}/cars/car-a1`)).text();
  const addresses = photosOf(html).flatMap((value) => value.split(", ").map((one) => one.split(" ", 1)[0] ?? ""));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of new Set(addresses)) expect((await own.get(`${site}${address}`)).status).toBe(200);
});
