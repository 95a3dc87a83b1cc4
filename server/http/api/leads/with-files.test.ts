import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usualBodySettings } from "#server/http/bodies/receive-body.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { listenAs } from "#tests/support/listen-as.ts";
import {
  aFlatJpegInPasses,
  aFlatPng,
  aJpeg,
  aPdf,
  aVastWebp,
  multipart,
  multipartHeader,
  type Part,
} from "#tests/support/upload-samples.ts";
import { createTestApp, testNow } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let server: Awaited<ReturnType<typeof listenAs>>;
let jpeg: Buffer;
const host = "first-site.localhost";

beforeAll(async () => {
  app = await createTestApp([], { bodies: { ...usualBodySettings, pace: { windowMs: 2000, leastBytes: 1 } } });
  const site = await app.store.operator.sites.get("first-site");
  if (!site) throw new Error("no site");
  const document = site.document as { settings: object };
  const settings = { ...document.settings, captcha: null, careers: true };
  await app.store.operator.sites.applyAll({ sites: [{ ...site, document: { ...document, settings } }] });
  await app.registry.refresh();
  server = await listenAs(app.app, `${host}:3000`);
  jpeg = await aJpeg();
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const person = { name: "Priya Nair", phone: "0412345678", email: "priya@example.com", category: "Careers Enquiry" };
const lead = (over: object = {}): Part => ({
  name: "lead",
  body: JSON.stringify({ form: "careers", lead: { ...person, ...over } }),
});
const file = (filename: string, body: Buffer | string): Part => ({ name: "files", filename, body });

async function send(parts: readonly Part[], headers: Record<string, string> = {}, path = "/api/leads/with-files") {
  const response = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": multipartHeader, ...headers },
    body: multipart(parts) as Uint8Array<ArrayBuffer>,
  });
  const body = (await response.json()) as { lead?: { id: string }; error?: string; fields?: Record<string, string> };
  return { status: response.status, ...body };
}
async function leadCount(): Promise<number> {
  let count = 0;
  for await (const _lead of app.store.operator.leads.all("first-site")) count += 1;
  return count;
}
const filesOnDisk = () =>
  readdirSync(join(app.dataDir, "files"), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    .length;
const uploadsUnderWay = () => readdirSync(app.leadFiles.scratch).length;

describe("[7.2.3] a lead with files", () => {
  test("[11.6.2] is kept with its pictures written anew and its PDF, under names of our own", async () => {
    const heic = readFileSync(join(import.meta.dirname, "../../../../tests/fixtures/uploads/photo.heic"));
    const answer = await send([
      lead(),
      file("../../etc/Résumé.pdf", aPdf()),
      file("me.jpg", jpeg),
      file("IMG_1.HEIC", heic),
    ]);
    expect(answer.status).toBe(201);
    const stored = await app.store.operator.leads.get(answer.lead?.id ?? "");
    expect(stored?.files?.map(({ name, type }) => [name, type])).toEqual([
      ["Résumé.pdf", "application/pdf"],
      ["me.jpg", "image/jpeg"],
      ["IMG_1.jpg", "image/jpeg"],
    ]);
    expect(stored?.fields["files"]).toBe("Résumé.pdf, me.jpg, IMG_1.jpg");
    const [pdf, photo, phone] = await Promise.all((stored?.files ?? []).map((one) => app.leadFiles.read(one)));
    expect(pdf).toEqual(aPdf());
    const about = await sharp(photo ?? Buffer.alloc(0)).metadata();
    // It was held sideways: rotated first, then stripped.
    expect([about.width, about.height, about.exif, about.orientation]).toEqual([240, 320, undefined, undefined]);
    expect(photo?.includes("SecretCamera")).toBe(false);
    expect(await sharp(phone ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "jpeg", width: 96, height: 64 });
    expect(uploadsUnderWay()).toBe(0);
  });

  test("fields may come as parts of their own", async () => {
    const parts = Object.entries({ ...person, form: "careers" }).map(([name, body]) => ({ name, body }));
    const answer = await send([...parts, file("cv.pdf", aPdf())]);
    expect(answer.status).toBe(201);
    expect(await app.store.operator.leads.get(answer.lead?.id ?? "")).toMatchObject({
      subcategory: "Career Enquiry",
      files: [{ name: "cv.pdf" }],
    });
  });

  test("sent again under its key it is kept once; the same key with another file is refused", async () => {
    const before = [await leadCount(), filesOnDisk()];
    const headers = { "idempotency-key": "careers-key-1" };
    const first = await send([lead(), file("cv.pdf", aPdf())], headers);
    const again = await send([lead(), file("cv.pdf", aPdf())], headers);
    expect(again).toEqual(first);
    expect((await send([lead(), file("cv.pdf", aPdf("/Lang (en)"))], headers)).status).toBe(422);
    expect([await leadCount(), filesOnDisk()]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
  });

  test("a lead that was begun goes on with its files; only files that came count", async () => {
    const begun = await fetch(`${server.url}/api/leads`, {
      method: "POST",
      body: JSON.stringify({
        form: "careers",
        lead: { ...person, files: "cv.pdf", lead_status: "Incomplete", form_completed: false, step_number: 0 },
      }),
    });
    const { lead: started } = (await begun.json()) as { lead: { id: string } };
    const done = await send([lead({ lead_id: started.id }), file("cv.pdf", aPdf())]);
    expect(done).toMatchObject({ status: 200, lead: { id: started.id } });
    const claimed = await fetch(`${server.url}/api/leads`, {
      method: "POST",
      body: JSON.stringify({ form: "careers", lead: { ...person, files: "cv.pdf" } }),
    });
    expect([claimed.status, await claimed.json()]).toMatchObject([
      422,
      { fields: { files: "*This is a required field." } },
    ]);
  });

  test("in mock mode it answers alike and keeps nothing", async () => {
    const before = [await leadCount(), filesOnDisk()];
    expect((await send([lead(), file("cv.pdf", aPdf())], {}, "/mock/leads/with-files")).status).toBe(201);
    expect([await leadCount(), filesOnDisk()]).toEqual(before);
  });

  test("[11.6.2] a PDF is opaque: whatever it holds, it is taken as it is and handed out as a download", async () => {
    const bodies = [
      aPdf("/OpenAction << /S /J#61vaScript /JS (app.alert(1)) >>"),
      aPdf("/OpenAction << /S /GoToR /F (x.pdf) >>"),
      aPdf("/Encrypt 3 0 R"),
    ];
    for (const body of bodies) {
      const { lead: made } = await send([lead(), file("cv.pdf", body)]);
      const [one] = (await app.store.operator.leads.get(made?.id ?? ""))?.files ?? [];
      if (!made || !one) throw new Error("no file");
      const links = new SignedLinks({ secret: "a secret for tests alone" });
      const saved = await fetch(links.fileLink(server.url, "first-site", made.id, one, testNow));
      expect(Buffer.from(await saved.arrayBuffer())).toEqual(body);
      expect(saved.headers.get("content-type")).toBe("application/octet-stream");
      expect(saved.headers.get("content-disposition")).toMatch(/^attachment; filename="document-[0-9a-f]{8}\.pdf"$/);
      expect(saved.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    }
  });

  test("[11.6.2] is downloaded by a signed link alone, to be saved and never shown", async () => {
    const { lead: made } = await send([lead(), file("cv – O’Brien.pdf", aPdf())]);
    const stored = await app.store.operator.leads.get(made?.id ?? "");
    const [one] = stored?.files ?? [];
    if (!stored || !one) throw new Error("no file");
    const links = new SignedLinks({ secret: "a secret for tests alone" });
    const url = links.fileLink(server.url, "first-site", stored.id, one, testNow);
    const good = await fetch(url);
    expect(Buffer.from(await good.arrayBuffer())).toEqual(aPdf());
    expect(good.headers.get("content-disposition")).toBe(`attachment; filename="document-${one.id.slice(0, 8)}.pdf"`);
    expect(good.headers.get("content-type")).toBe("application/octet-stream");
    expect(good.headers.get("x-content-type-options")).toBe("nosniff");
    expect(good.headers.get("content-security-policy")).toContain("sandbox");
    const old = links.fileLink(server.url, "first-site", stored.id, one, new Date("2026-01-01T00:00:00Z"));
    const foreign = links.fileLink(server.url, "second-site", stored.id, one, testNow);
    for (const bad of [old, foreign, url.replace(/key=./, "key=~"), url.split("?")[0] ?? ""]) {
      expect((await fetch(bad)).status).toBe(403);
    }
  });
});

const zip = Buffer.concat([
  Buffer.from("504b0304140000000800", "hex"),
  Buffer.alloc(16),
  deflateRawSync(Buffer.alloc(50_000_000)),
]);
const exe = Buffer.concat([Buffer.from("MZ\u0090\0\u0003", "latin1"), Buffer.alloc(4000)]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe("[11.6.1] hostile uploads: a clear error, no lead, no file", () => {
  const cases: [string, () => Promise<Part[]> | Part[], number, RegExp][] = [
    ["an executable called .pdf", () => [file("cv.pdf", exe)], 422, /“cv\.pdf” is not a JPEG, PNG/],
    ["a zip bomb called .jpg", () => [file("photo.jpg", zip)], 422, /“photo\.jpg” is not/],
    [
      "a PNG of 20,000 by 20,000 pixels",
      () => [file("big.png", aFlatPng(20_000, 20_000))],
      422,
      /more than 64 megapixels/,
    ],
    [
      "a WebP whose header says 268 megapixels",
      async () => [file("big.webp", await aVastWebp())],
      422,
      /more than 64 megapixels/,
    ],
    [
      "a JPEG in passes that would be held whole",
      async () => [file("big.jpg", await aFlatJpegInPasses())],
      422,
      /“big\.jpg” needs too much memory/,
    ],
    [
      "a PNG cut in half",
      () => [file("half.png", aFlatPng(3000, 3000).subarray(0, 300))],
      422,
      /“half\.png” cannot be opened/,
    ],
    ["an SVG with a script", () => [file("logo.svg", svg)], 422, /is not a JPEG/],
    ["an SVG called .png", () => [file("logo.png", svg)], 422, /is not a JPEG/],
    ["nothing", () => [file("cv.pdf", "")], 422, /is empty/],
    ["11 files", () => Array.from({ length: 11 }, (_, at) => file(`${at}.pdf`, aPdf())), 422, /at most 10 files/],
    ["11 MB", () => [file("scan.pdf", Buffer.alloc(11 * 1024 * 1024, "%PDF-1.4 "))], 413, /larger than 10 MB/],
    ["one bad file among good ones", () => [file("cv.pdf", aPdf()), file("x.exe", exe)], 422, /“x\.exe” is not/],
    [
      "a path and characters that turn the name around",
      () => [file("..\\..\\a\u202Efdp.exe", exe)],
      422,
      /“afdp\.exe” is not/,
    ],
    ["fields that are wrong", () => [lead({ email: "no" }), file("cv.pdf", aPdf())], 422, /check the fields/],
  ];
  test.each(cases)("%s", async (_what, parts, status, error) => {
    const before = [await leadCount(), filesOnDisk()];
    const answer = await send([lead(), ...(await parts())]);
    expect(answer).toMatchObject({ status, error: expect.stringMatching(error) });
    expect(Object.keys(answer.fields ?? {})).toHaveLength(1);
    expect([await leadCount(), filesOnDisk(), uploadsUnderWay()]).toEqual([...before, 0]);
  });

  test("a photo with a page behind it comes out without the page", async () => {
    const answer = await send([
      lead(),
      file("me.jpg", Buffer.concat([jpeg, Buffer.from(`<html>${svg}</html>`), zip.subarray(0, 500)])),
    ]);
    const stored = await app.store.operator.leads.get(answer.lead?.id ?? "");
    const bytes = stored?.files?.[0] && (await app.leadFiles.read(stored.files[0]));
    expect(bytes?.includes("<script>")).toBe(false);
    expect(bytes?.includes(zip.subarray(0, 4))).toBe(false);
  });

  test.each([
    ["a wrong boundary", "multipart/form-data; boundary=other", 400],
    ["no boundary", "multipart/form-data", 400],
    ["another type", "application/json", 415],
  ])("%s", async (_what, type, status) => {
    expect(await send([lead(), file("cv.pdf", aPdf())], { "content-type": type })).toMatchObject({
      status,
      error: expect.stringMatching(/send/),
    });
    expect(uploadsUnderWay()).toBe(0);
  });

  const half = () => {
    const body = multipart([lead(), file("me.jpg", jpeg)]);
    const head = `POST /api/leads/with-files HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${multipartHeader}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(head);
    socket.write(body.subarray(0, body.length / 2));
    return socket;
  };
  test("a connection cut half way leaves nothing", async () => {
    const before = [await leadCount(), filesOnDisk()];
    const socket = half();
    await expect.poll(uploadsUnderWay).toBe(1);
    socket.destroy();
    await expect.poll(uploadsUnderWay).toBe(0);
    expect([await leadCount(), filesOnDisk()]).toEqual(before);
  });
  test("a part that stops coming is given up, with an answer", async () => {
    const before = [await leadCount(), filesOnDisk()];
    const socket = half();
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 [^]*stopped arriving/);
    socket.destroy();
    await expect.poll(uploadsUnderWay).toBe(0);
    expect([await leadCount(), filesOnDisk()]).toEqual(before);
  });
  test("one address has a few uploads under way at most", async () => {
    const sockets = Array.from({ length: 4 }, half);
    await expect.poll(uploadsUnderWay).toBe(4);
    expect(await send([lead(), file("cv.pdf", aPdf())])).toMatchObject({
      status: 503,
      error: expect.stringMatching(/lot of files/),
    });
    for (const socket of sockets) socket.destroy();
    await expect.poll(uploadsUnderWay).toBe(0);
  });
});
