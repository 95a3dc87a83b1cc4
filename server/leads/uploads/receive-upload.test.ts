import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import { folderFiles } from "#tests/support/folder-files.ts";
import { Uploads } from "./uploads.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-uploads-"));
afterAll(() => rmSync(folder, { recursive: true }));

const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}`;
const file = part('Content-Disposition: form-data; name="x"; filename="a.png"', "AA");
const contentType = "multipart/form-data; boundary=b";

test.each([
  ["a file after a malformed part header", `${part("Content-Disposition: form\0-data", "x")}\r\n${file}`],
  ["a file that breaks off", file],
  ["a header that breaks off", '--b\r\nContent-Disposition: form-data; name="x"; filename="a'],
])("[19.4.2] %s is refused and frees its place", async (_what, text) => {
  const uploads = new Uploads(folderFiles(folder), new DiskGuard(async () => Number.POSITIVE_INFINITY, 0));
  const { body } = new Request("http://x.example/", { method: "POST", body: text });
  const request = { body, contentType, contentLength: null, address: "203.0.113.7", site: "first-site" };
  await expect(uploads.take(request, async () => "taken")).rejects.toMatchObject({ problem: { status: 400 } });
  expect(uploads.gate.open).toBe(0);
});

test("[19.4.2] a file behind the closing boundary comes to an end, and its place is free again", async () => {
  const uploads = new Uploads(folderFiles(folder), new DiskGuard(async () => Number.POSITIVE_INFINITY, 0));
  const text = `${part('Content-Disposition: form-data; name="y"', "x")}\r\n--b--\rjunk\r\n${file}`;
  const { body } = new Request("http://x.example/", { method: "POST", body: text });
  const request = { body, contentType, contentLength: null, address: "203.0.113.7", site: "first-site" };
  await uploads.take(request, async () => "taken").catch(() => null);
  expect(uploads.gate.open).toBe(0);
});
