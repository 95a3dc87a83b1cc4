import { readdirSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
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
import { applyLeadSites } from "./leads-sites.ts";

const MB = 1024 * 1024;
/** Eight bodies at once are 380 MB: if they were held in memory, this limit would be exceeded three times over. */
const MOST_GROWTH = 120 * MB;
const AT_ONCE = 8;
const places = useStorePlaces("sqlite");

const lead: Part = {
  name: "lead",
  body: JSON.stringify({ lead: { name: "Ana Ito", phone: "0412345678", email: "a@example.com", message: "x" } }),
};
const file = (filename: string, body: Buffer): Part => ({ name: "files", filename, body });

const hungUp = 0;
/** Refused, whether or not the answer arrived before the connection was cut. */
const refused = [413, hungUp];

/** Sent without a length, in pieces, from its own local address. */
async function send(port: number, from: number, body: Iterable<Buffer>, path = "/api/leads/with-files") {
  const sent = request({
    host: "127.0.0.1",
    localAddress: `127.0.0.${from}`,
    port,
    method: "POST",
    path,
    headers: { "content-type": multipartHeader, host: `first-site.localhost:${port}`, connection: "close" },
  });
  const answered = new Promise<IncomingMessage | null>((done) => {
    sent.once("response", done);
    sent.once("close", () => done(null));
  });
  // A server that has answered may hang up on the rest, and its answer may be lost with the connection.
  sent.on("error", () => undefined);
  Readable.from(body).pipe(sent);
  const response = await answered;
  if (response === null) return hungUp;
  await text(response).catch(() => "");
  return response.statusCode ?? hungUp;
}

function* pieces(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += 64 * 1024) yield body.subarray(at, at + 64 * 1024);
}

/** The peak memory of the process. */
function peakOf(pid: number): number {
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

test.skipIf(process.platform !== "linux")(
  "[19.2.7] hostile uploads, many at once and made to unpack, leave memory bounded and nothing stored",
  async () => {
    const place = await places.newPlace();
    await applyLeadSites(place);
    const server = await startServerProcess({ DATA_DIR: place.dataDir, LEADS_PER_MINUTE: "0", LOG_LEVEL: "silent" });
    try {
      const good = multipart([lead, file("cv.pdf", aPdf()), file("me.jpg", await aJpeg(640, 480))]);
      expect(await send(server.port, 1, pieces(good))).toBe(201);
      const before = peakOf(server.pid);

      // A photo by its first bytes, followed by filler; the last is too large, so that all of it is read.
      const junk = Buffer.alloc(10 * MB, 0x55);
      junk.set([0xff, 0xd8, 0xff, 0xe0]);
      const heavy = multipart([
        lead,
        ...[1, 2, 3, 4].map((n) => file(`${n}.jpg`, junk.subarray(0, 9 * MB))),
        file("5.jpg", Buffer.concat([junk, Buffer.alloc(MB)])),
      ]);
      const many = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) => send(server.port, 2 + Math.floor(n / 3), pieces(heavy))),
      );
      for (const status of many) expect(refused).toContain(status);
      const grownByWeight = peakOf(server.pid) - before;

      const longText = multipart([{ name: "lead", body: Buffer.alloc(60 * MB, "x") }]);
      expect(refused).toContain(await send(server.port, 4, pieces(longText)));
      const endless = Buffer.from("--x\r\n".repeat(200_000));
      expect([400, ...refused]).toContain(await send(server.port, 4, pieces(endless)));
      const parts = multipart(Array.from({ length: 20_000 }, (_, n) => ({ name: `f${n}`, body: "" })));
      expect(await send(server.port, 4, pieces(parts))).toBe(422);
      expect(refused).toContain(await send(server.port, 4, pieces(heavy), "/api/leads"));
      const bombs = [aFlatPng(20_000, 20_000), await aVastWebp(), await aFlatJpegInPasses()];
      for (const bomb of bombs)
        expect(await send(server.port, 5, pieces(multipart([lead, file("x", bomb)])))).toBe(422);

      const grown = peakOf(server.pid) - before;
      expect({ grownByWeight, grown }).toEqual({
        grownByWeight: expect.toSatisfy((bytes: number) => bytes < MOST_GROWTH),
        grown: expect.toSatisfy((bytes: number) => bytes < MOST_GROWTH),
      });
      expect(await send(server.port, 6, pieces(good))).toBe(201);
    } finally {
      await server.stop();
    }
    expect(readdirSync(join(place.dataDir, "scratch/uploads"))).toEqual([]);
    const store = await openStore(place);
    let leads = 0;
    for await (const _lead of store.operator.leads.all("first-site")) leads += 1;
    await store.close();
    expect(leads).toBe(2);
  },
);
