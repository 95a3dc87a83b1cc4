import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { ImageMaker } from "#server/images/image-maker.ts";
import { MediaOriginals } from "#server/images/media-originals.ts";
import { cachedPictures } from "#server/images/picture-cache.ts";
import type { MediaLibrary } from "#server/images/media-library.ts";
import { openMedia } from "#server/images/open-media.ts";
import { openStorage } from "#server/adapters/storage/open-storage.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { readEnv } from "#server/environment/env.ts";
import { checkStorage } from "#server/operations/doctor/check-machine.ts";
import { UploadFolder } from "#server/leads/uploads/upload-folder.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { withoutCaptcha } from "#tests/support/without-captcha.ts";
import { aJpeg, aPdf, multipart, multipartHeader } from "#tests/support/upload-samples.ts";

let s3: Awaited<ReturnType<typeof startS3Server>>;
let app: Awaited<ReturnType<typeof createTestApp>>;
let storage: Storage;
let library: MediaLibrary;
let scratch: string;
let catalogue: Awaited<ReturnType<typeof openStore>>;
const origin = "http://first-site.localhost:3000";

beforeAll(async () => {
  s3 = await startS3Server();
  scratch = mkdtempSync(join(tmpdir(), "forecourt-scratch-"));
  storage = openStorage(s3.settings, { firstPauseMs: 1, restMs: 50 });
  // The media catalogue has its own store here, because the app opens its store only later.
  catalogue = await openStore({ dataDir: join(scratch, "store") });
  library = openMedia([s3.settings], { catalogue: catalogue.operator.media, cacheBytes: 1e6 });
  app = await createTestApp([], {
    leadFiles: new LeadFiles(storage, join(scratch, "uploads")),
    media: library,
    images: new ImageMaker(cachedPictures(storage, 1e6)),
  });
  await withoutCaptcha(app);
});
async function untilBack(): Promise<void> {
  await expect.poll(() => storage.isAway()).toBe(false);
}
afterEach(async () => {
  s3.world.mood = "ok";
  await untilBack();
});
afterAll(async () => {
  await app.close();
  await catalogue.close();
  await storage.close();
  await s3.stop();
  rmSync(scratch, { recursive: true });
});

const lead = { name: "Ana Ito", phone: "0412345678", email: "a@example.com", message: "x" };
async function sendWithFile(): Promise<Response> {
  const body = multipart([
    { name: "lead", body: JSON.stringify({ lead }) },
    { name: "files", filename: "cv.pdf", body: aPdf() },
  ]);
  return app.get(`${origin}/api/leads/with-files`, {
    method: "POST",
    headers: { "content-type": multipartHeader, origin },
    body: new Uint8Array(body),
  });
}
const sendWithout = () =>
  app.get(`${origin}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ form: "enquiry", lead }),
  });

test("[19.8.3] files are refused with a sentence while the storage is away, leads without files are taken", async () => {
  expect((await sendWithFile()).status).toBe(201);
  s3.world.mood = "busy";
  const refused = await sendWithFile();
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toEqual({ error: expect.stringContaining("send your enquiry without them") });
  expect((await sendWithout()).status).toBe(201);
  // On a slow machine the rest period after a failure may be over.
  const away = vi.spyOn(storage, "isAway").mockReturnValue(true);
  const probe = await app.get("http://localhost/readyz");
  away.mockRestore();
  expect([probe.status, await probe.json()]).toMatchObject([200, { storage: expect.stringContaining("refused") }]);
  expect((await app.get(`${origin}/`)).status).toBe(200);
  // Nothing of the refused upload stays on this server.
  expect(readdirSync(join(scratch, "uploads"))).toEqual([]);
  s3.world.mood = "ok";
  await untilBack();
  expect((await sendWithFile()).status).toBe(201);
});

test("[19.8.3] a picture that cannot be read now is 503, kept by nobody, and there again afterwards", async () => {
  const originals = new MediaOriginals({ storage, catalogue: catalogue.operator.media });
  await originals.put("yard.jpg", await aJpeg(600, 400));
  // The catalogue in memory is half a second old at most.
  await expect.poll(() => library.refresh().then(() => library.find("yard.jpg"))).not.toBeNull();
  const url = `${origin}/img/${library.find("yard.jpg")?.hash}/480-75/yard.jpg`;
  s3.world.mood = "gone";
  const away = await app.get(url);
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
  s3.world.mood = "ok";
  await expect.poll(async () => (await app.get(url)).status).toBe(200);
});

test("[19.8.4] files that wait for their form are there on another server, and an object put by hand is shown", async () => {
  const [here, otherServer] = ["one", "two"].map((name) => new LeadFiles(storage, join(scratch, name))) as [
    LeadFiles,
    LeadFiles,
  ];
  const upload = await UploadFolder.create(here);
  writeFileSync(upload.pathOf("0"), "draft");
  upload.files = [{ field: "files", name: "cv.pdf", draft: "0", bytes: 5, sha256: "x" }];
  await upload.hold();
  const reopened = await UploadFolder.reopen(otherServer, upload.id);
  await reopened?.fetchDrafts();
  expect(readFileSync(reopened?.pathOf("0") ?? "", "utf8")).toBe("draft");
  await reopened?.abandon();
  expect(await UploadFolder.reopen(here, upload.id)).toBeNull();

  await storage.put("media/by-hand.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  const originals = new MediaOriginals({ storage, catalogue: catalogue.operator.media });
  expect((await originals.index()).entered).toBe(1);
  expect(await originals.index()).toEqual({ entered: 0, removed: 0 });
  await expect.poll(async () => (await app.get(`${origin}/media/by-hand.svg`)).status).toBe(200);
  await storage.remove(["media/by-hand.svg"]);
  expect((await originals.index()).removed).toBe(1);
});

test("[19.8.2] doctor stores an object and says what is wrong with a bucket", async () => {
  const dataDir = join(scratch, "store");
  const about = (variables: Record<string, string>) => checkStorage({ dataDir, env: readEnv(variables) });
  expect((await about(s3.env)).map(({ level }) => level)).toEqual(["ok", "ok"]);
  const wrong = await about({ ...s3.env, S3_SECRET_ACCESS_KEY: "another" });
  expect(wrong.at(-1)).toMatchObject({ level: "problem", message: expect.stringContaining("SignatureDoesNotMatch") });
});

test("[19.8.5] made pictures are held in memory up to the bound, and asked for again beyond it", async () => {
  const cache = cachedPictures(storage, 2500);
  for (const key of ["images/aa/1.webp", "images/aa/2.webp"]) await storage.put(key, Buffer.alloc(2000));
  const reads = () => s3.world.calls.filter((call) => call.startsWith("GET /dealers/images/aa")).length;
  const before = reads();
  await cache.read("images/aa/1.webp");
  await cache.read("images/aa/1.webp");
  expect(reads() - before).toBe(1);
  await cache.read("images/aa/2.webp");
  await cache.read("images/aa/1.webp");
  expect(reads() - before).toBe(3);
});
