import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sweepUploads } from "#server/leads/uploads/sweep-uploads.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { aJpeg, aPdf, multipart, multipartHeader } from "#tests/support/upload-samples.ts";
import { folderFiles } from "#tests/support/folder-files.ts";
import { usualStore } from "#tests/support/usual-store.ts";
import { applyLeadSites } from "./leads-sites.ts";
import { createRandom } from "./random.ts";

const RUNS = Number(process.env["FAULT_RUNS"] ?? 2);
const SEED = Number(process.env["FAULT_SEED"] ?? 20_260_301);
const CLIENTS = 3;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
function uploadTo(port: number, bytes: number) {
  const headers = { "content-type": multipartHeader, host: `first-site.localhost:${port}`, "content-length": bytes };
  return request({ host: "127.0.0.1", port, method: "POST", path: "/api/leads/with-files", headers });
}

/** An upload whose end never comes. Resolves when the server has written some of it. */
async function uploadHalf(port: number, body: Uint8Array, dataDir: string): Promise<void> {
  const before = leftOf(dataDir).length;
  const sent = uploadTo(port, body.length);
  // The server is killed while it waits for the rest.
  sent.on("error", () => undefined);
  sent.write(body.subarray(0, body.length - 100));
  await expect.poll(() => leftOf(dataDir).length, { interval: 10 }).toBeGreaterThan(before);
}

/**
 * Rejects when the server goes away. Names below localhost are not resolved everywhere, so the host is sent as a
 * header.
 */
async function send(port: number, body: Uint8Array): Promise<{ status: number; id: string }> {
  const sent = uploadTo(port, body.length);
  const answered = once(sent, "response");
  sent.end(body);
  const [response] = (await answered) as [IncomingMessage];
  const { lead } = JSON.parse(await text(response)) as { lead?: { id: string } };
  return { status: response.statusCode ?? 0, id: lead?.id ?? "" };
}

/** What uploads without a lead have left: drafts of this server, and objects in the storage. */
function leftOf(dataDir: string): string[] {
  const files = ["scratch/uploads", "files/incoming"].flatMap((folder) => {
    const path = join(dataDir, folder);
    return existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
  });
  return files.filter((one) => one.isFile()).map(({ name }) => name);
}

// Files and rows lie in one folder, and both are left half written.
describe.each(usualStore("sqlite"))("files and leads in %s", (kind) => {
  const places = useStorePlaces(kind);

  test(`[11.6.3] ${RUNS} kills while files are stored: no lead without its files, and orphans are swept`, async () => {
    const place = await places.newPlace();
    await applyLeadSites(place);
    const random = createRandom(SEED);
    const body = multipart([
      {
        name: "lead",
        body: JSON.stringify({ lead: { name: "Ana Ito", phone: "0412345678", email: "a@example.com", message: "x" } }),
      },
      { name: "files", filename: "cv.pdf", body: aPdf() },
      { name: "files", filename: "me.jpg", body: await aJpeg(640, 480) },
    ]);
    const acknowledged: string[] = [];
    let broken = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const env = {
        DATA_DIR: place.dataDir,
        LEADS_PER_MINUTE: "0",
        LOG_LEVEL: "silent",
        ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      };
      const server = await startServerProcess(env);
      await uploadHalf(server.port, body, place.dataDir);
      const over = { isOver: false };
      const client = async () => {
        while (!over.isOver) {
          const answer = await send(server.port, body).catch(() => null);
          if (answer === null) broken += 1;
          else if (answer.status === 201) acknowledged.push(answer.id);
        }
      };
      const clients = Promise.allSettled(Array.from({ length: CLIENTS }, client));
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { interval: 10 }).toBeGreaterThan(before);
      await pause(random() * 200);
      // Killed first: clients that are still sending are cut off.
      const ended = server.stop("SIGKILL");
      over.isOver = true;
      await ended;
      await clients;
    }

    const store = await openStore(place);
    const leadFiles = folderFiles(place.dataDir);
    const leads: Lead[] = [];
    for await (const lead of store.operator.leads.all("first-site")) leads.push(lead);
    expect(acknowledged.filter((id) => leads.every((lead) => lead.id !== id))).toEqual([]);
    expect(leads.length).toBeGreaterThan(0);
    const named = leads.flatMap(({ files = [] }) => files);
    expect(leads.filter(({ files }) => files?.length !== 2)).toEqual([]);
    expect(named.filter((file) => !existsSync(leadFiles.addressOf(file)))).toEqual([]);
    // The kills did hit uploads in progress: a half one, and those of clients that never pause.
    expect(broken).toBeGreaterThan(0);
    expect(leftOf(place.dataDir).length).toBeGreaterThan(0);

    expect(await sweepUploads(leadFiles, store, new Date())).toBe(0);
    await sweepUploads(leadFiles, store, new Date(Date.now() + 3 * 60 * 60 * 1000));
    await store.close();
    expect(leftOf(place.dataDir)).toEqual([]);
    const onDisk = readdirSync(join(place.dataDir, "files/kept"), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(onDisk.toSorted()).toEqual(named.map((file) => leadFiles.addressOf(file)).toSorted());
  });
});
