import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStorage } from "#server/adapters/storage/open-storage.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { AvifMaker } from "./avif-maker.ts";
import type { ImageRequest } from "./image-address.ts";
import { ImageMaker } from "./image-maker.ts";
import { MediaLibrary } from "./media-library.ts";
import type { MediaFile } from "./media-source.ts";

let folder: string;
let storage: Storage;
let isCalm: boolean;
let maker: AvifMaker;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-avif-"));
  storage = openStorage({ kind: "folder", path: folder });
  isCalm = true;
  maker = new AvifMaker({ storage, log: null, isCalm: () => isCalm });
});
afterEach(async () => {
  await maker.close();
  rmSync(folder, { recursive: true });
});

const picture = "studio/wagon/black-detail.webp";
const library = new MediaLibrary(["demo/media"]);
const car = () => {
  const found = library.find(picture);
  if (!found) throw new Error("the picture is missing");
  return found;
};
const asked: ImageRequest = { hash: "", width: 480, crop: false, quality: 75, path: picture };
const visitor = { site: "first-site", address: "10.0.0.1" };
async function encoded(): Promise<void> {
  await expect.poll(() => maker.waiting, { timeout: 60_000 }).toBe(0);
}
const keyOf = ({ hash }: MediaFile) => `images/${hash.slice(0, 2)}/${hash}-480-75.avif`;

test("[7.5.2] the first visitor gets WebP, later ones AVIF if their browser accepts it", async () => {
  const app = await createTestApp([], { media: library, avif: maker, images: new ImageMaker(storage) });
  const ask = async (accept: string) => {
    const headers = { accept };
    const answer = await app.get(`http://first-site.localhost/img/${car().hash}/480-75/${picture}`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("vary")).toContain("accept");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    return { type: answer.headers.get("content-type"), bytes };
  };
  const first = await ask("image/avif,image/webp,*/*");
  expect(first.type).toBe("image/webp");
  await encoded();
  const second = await ask("image/avif,image/webp,*/*");
  expect(second.type).toBe("image/avif");
  expect(second.bytes.length).toBeLessThan(first.bytes.length * 0.85);
  const { width, format } = await sharp(second.bytes).metadata();
  expect([width, format]).toEqual([480, "heif"]);
  expect((await ask("image/webp,*/*")).type).toBe("image/webp");
  await app.close();
});

test("[7.5.2] a picture that would hardly be smaller stays WebP, also after a restart", async () => {
  maker.encodeLater(visitor, car(), asked, 10);
  await encoded();
  expect(await maker.find(car(), asked)).toBeNull();
  const restarted = new AvifMaker({ storage, log: null, isCalm: () => true });
  expect(await restarted.find(car(), asked)).toBeNull();
  restarted.encodeLater(visitor, car(), asked, 10);
  expect(restarted.waiting).toBe(0);
});

test("[7.5.2] half of a file is not sent, and encoded again", async () => {
  maker.encodeLater(visitor, car(), asked, 1e6);
  await encoded();
  const whole = await maker.find(car(), asked);
  await storage.put(keyOf(car()), Buffer.from(whole?.subarray(0, 500) ?? ""));
  expect(await maker.find(car(), asked)).toBeNull();
  maker.encodeLater(visitor, car(), asked, 1e6);
  await encoded();
  expect(await maker.find(car(), asked)).toEqual(whole);
});

test("[7.5.2] previews and full size are never encoded", () => {
  maker.encodeLater(visitor, car(), { ...asked, crop: true }, 1e6);
  maker.encodeLater(visitor, car(), { ...asked, quality: 100 }, 1e6);
  expect(maker.waiting).toBe(0);
});

test("[7.5.2] pictures wait while the server is busy, a bounded number of them", async () => {
  isCalm = false;
  for (let n = 0; n < 600; n++) maker.encodeLater(visitor, { ...car(), hash: `hash${n}` }, asked, 1e6);
  expect(maker.waiting).toBe(250);
  await maker.close();
  expect(maker.waiting).toBe(0);
});

test("[7.5.2] a site with many new pictures does not delay another's, nor take its place in the queue", async () => {
  isCalm = false;
  const read: string[] = [];
  const named = (hash: string) => ({ ...car(), hash, read: async () => (read.push(hash), Buffer.from("no picture")) });
  for (let n = 0; n < 500; n++) maker.encodeLater(visitor, named(`many${n}`), asked, 1e6);
  const other = { site: "second-site", address: "10.0.0.2" };
  for (const hash of ["few0", "few1"]) maker.encodeLater(other, named(hash), asked, 1e6);
  expect(maker.waiting).toBe(252);
  isCalm = true;
  await expect.poll(() => read.slice(0, 4), { timeout: 60_000 }).toEqual(["many0", "few0", "many1", "few1"]);
});

test("a damaged original and a full disk cost nothing but the AVIF", async () => {
  const damaged = { ...car(), read: async () => Buffer.from("no picture") };
  maker.encodeLater(visitor, damaged, asked, 1e6);
  await encoded();
  expect(await maker.find(damaged, asked)).toBeNull();
  const full = { read: storage.read.bind(storage), put: () => Promise.reject(new Error("no space left")) };
  const unlucky = new AvifMaker({ storage: full, log: null, isCalm: () => true });
  unlucky.encodeLater(visitor, { ...car(), hash: "0123456789" }, asked, 1e6);
  await expect.poll(() => unlucky.waiting, { timeout: 60_000 }).toBe(0);
});
