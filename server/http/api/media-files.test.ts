import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MediaLibrary } from "#server/images/media-library.ts";
import { mediaRoutes } from "./media-files.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-media-"));
const library = new MediaLibrary([folder]);
const routes = mediaRoutes(library);
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${'<path d="M0 0h9v9z"/>'.repeat(99)}</svg>`;
const get = (path: string, headers: Record<string, string> = {}) => routes.request(`/media/${path}`, { headers });

beforeAll(() => {
  writeFileSync(join(folder, "walk.mp4"), "0123456789");
  writeFileSync(join(folder, "logo.svg"), drawing);
  writeFileSync(join(folder, "report.pdf"), "%PDF-1.4");
  writeFileSync(join(folder, "notes.txt"), "private");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("[18.4.5] a drawing is compressed, and kept for good under the address of its content", async () => {
  const plain = await get("logo.svg", { "accept-encoding": "identity" });
  const small = await get("logo.svg", { "accept-encoding": "gzip, br" });
  expect([plain.headers.get("content-encoding"), small.headers.get("content-encoding")]).toEqual([null, "br"]);
  const bytes = Buffer.from(await small.arrayBuffer());
  expect(bytes.length).toBeLessThan(drawing.length / 4);
  expect(brotliDecompressSync(bytes).toString()).toBe(drawing);
  expect(await plain.text()).toBe(drawing);
  expect(small.headers.get("cache-control")).toBe("public, max-age=300");
  const hash = library.find("logo.svg")?.hash;
  expect((await get(`logo.svg?v=${hash}`)).headers.get("cache-control")).toContain("immutable");
});

test("[2.3] a film is handed out whole, and says that it can be asked for in pieces", async () => {
  const answer = await get("walk.mp4");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  expect(answer.headers.get("accept-ranges")).toBe("bytes");
  expect(await answer.text()).toBe("0123456789");
});

test("[2.3] a piece of a film is that piece", async () => {
  const answer = await get("walk.mp4", { range: "bytes=2-4" });
  expect([answer.status, answer.headers.get("content-range")]).toEqual([206, "bytes 2-4/10"]);
  expect(await answer.text()).toBe("234");
  expect((await get("walk.mp4", { range: "bytes=10-" })).status).toBe(416);
});

test("[3.1.4] a history report is a document that opens", async () => {
  const answer = await get("report.pdf");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test.each(["notes.txt", "other.mp4", "..%2Fwalk.mp4", "%2e%2e/%2e%2e/etc/passwd.pdf", "%", "walk%ff.mp4", "%E0%A4%A"])(
  "%s is not there",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
