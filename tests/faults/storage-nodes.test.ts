import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { MediaOriginals } from "#server/images/media-originals.ts";
import { openStorage } from "#server/adapters/storage/open-storage.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { sweepUploads } from "#server/leads/uploads/sweep-uploads.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { aJpeg, aPdf, multipart } from "#tests/support/upload-samples.ts";
import { askFirstSite, leadIdOf } from "./ask-first-site.ts";
import { applyLeadSites } from "./leads-sites.ts";

const SECRET = "one secret for both servers";
const NODES = 2;
type Node = Awaited<ReturnType<typeof startServerProcess>>;

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let databaseUrl: string;
let nodes: Node[];
let store: Store;
let storage: Storage;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-nodes-"));
  s3 = await startS3Server();
  databaseUrl = await createTestDatabase();
  const place = { databaseUrl, dataDir: join(folder, "own") };
  await applyLeadSites(place);
  store = await openStore(place);
  storage = openStorage(s3.settings);
  nodes = await Promise.all(Array.from({ length: NODES }, (_, n) => startNode(n)));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop("SIGKILL")));
  await store.close();
  await storage.close();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each server has its own data folder: they share only the database, the bucket and the secret. */
const startNode = (n: number): Promise<Node> =>
  startServerProcess({
    DATA_DIR: join(folder, `node-${n}`),
    DATABASE_URL: databaseUrl,
    SECRET,
    LEADS_PER_MINUTE: "0",
    LOG_LEVEL: "silent",
    ...s3.env,
  });

const lead = { name: "Ana Ito", phone: "0412345678", email: "a@example.com", message: "x" };
const form = async () =>
  multipart([
    { name: "lead", body: JSON.stringify({ lead }) },
    { name: "files", filename: "cv.pdf", body: aPdf() },
    { name: "files", filename: "me.jpg", body: await aJpeg(640, 480) },
  ]);
async function allLeads(): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const one of store.operator.leads.all("first-site")) leads.push(one);
  return leads;
}
async function keysBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

test("[19.8.4] a file that one of two servers took is handed out by both, and so is a picture", async () => {
  const [first] = nodes as [Node, ...Node[]];
  const sent = await askFirstSite(first.port, "/api/leads/with-files", await form());
  expect(sent.status).toBe(201);
  const stored = await store.operator.leads.get(leadIdOf(sent));
  const links = new SignedLinks({ secret: SECRET, previousSecret: undefined });
  const [pdf, photo] = stored?.files ?? [];
  if (!pdf || !photo) throw new Error("the lead has no files");
  await new MediaOriginals({ storage, catalogue: store.operator.media }).put("brand/yard.jpg", await aJpeg(900, 600));
  const media = (await store.operator.media.all()).find(({ path }) => path === "brand/yard.jpg");
  const pictures: Buffer[] = [];
  for (const { port } of nodes) {
    const link = new URL(links.fileLink("http://x", "first-site", stored?.id ?? "", pdf, new Date()));
    const file = await askFirstSite(port, link.pathname + link.search);
    expect(file.status).toBe(200);
    expect(file.body.equals(aPdf())).toBe(true);
    await expect.poll(async () => (await askFirstSite(port, "/media/brand/yard.jpg")).status).toBe(200);
    const made = await askFirstSite(port, `/img/${media?.hash}/480-75/brand/yard.jpg`);
    expect(made.status).toBe(200);
    pictures.push(made.body);
  }
  // Generated once, by the first server that got the request.
  expect(pictures.every((bytes) => pictures[0]?.equals(bytes))).toBe(true);
  expect(await keysBelow("images/")).toHaveLength(1);
});

test("[19.8.3] while the bucket is away every server takes leads, and no files", async () => {
  s3.world.mood = "busy";
  for (const { port } of nodes) {
    const refused = await askFirstSite(port, "/api/leads/with-files", await form());
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    const plain = Buffer.from(JSON.stringify({ form: "enquiry", lead }));
    expect((await askFirstSite(port, "/api/leads", plain, "application/json")).status).toBe(201);
  }
  s3.world.mood = "ok";
  for (const { port } of nodes)
    await expect.poll(async () => (await askFirstSite(port, "/api/leads/with-files", await form())).status).toBe(201);
});

test("[11.6.3] a server killed in mid-upload leaves nothing half: any other sweeps what it left", async () => {
  const [victim] = nodes.splice(0, 1) as [Node];
  const acknowledged: string[] = [];
  let broken = 0;
  const over = { isOver: false };
  const body = await form();
  const client = async (port: number) => {
    while (!over.isOver) {
      const answer = await askFirstSite(port, "/api/leads/with-files", body).catch(() => null);
      if (answer === null) broken += 1;
      else if (answer.status === 201) acknowledged.push(leadIdOf(answer));
    }
  };
  const clients = [...Array.from({ length: 3 }, () => victim.port), nodes[0]?.port ?? 0].map(client);
  await expect.poll(() => acknowledged.length, { interval: 10, timeout: 300_000 }).toBeGreaterThan(3);
  // In the middle of storing: the intent of an upload exists, its lead is not committed yet.
  const writing = () => s3.world.calls.filter((call) => call.startsWith("PUT") && call.includes("intent")).length;
  const before = writing();
  await expect.poll(writing, { interval: 1, timeout: 300_000 }).toBeGreaterThan(before);
  const ended = victim.stop("SIGKILL");
  over.isOver = true;
  await ended;
  await Promise.all(clients);
  expect(broken).toBeGreaterThan(0);

  const leads = await allLeads();
  expect(acknowledged.filter((id) => leads.every((one) => one.id !== id))).toEqual([]);
  const later = new Date(Date.now() + 3 * 60 * 60 * 1000);
  // As another server would: with its own scratch folder.
  await sweepUploads(new LeadFiles(storage, join(folder, "sweeper")), store, later);
  expect(await keysBelow("files/incoming/")).toEqual([]);
  const named = leads.flatMap(({ files = [] }) => files.map((file) => LeadFiles.keyOf(file))).sort();
  expect(await keysBelow("files/kept/")).toEqual(named);
  for (const { files = [] } of leads)
    for (const file of files) expect((await storage.about(LeadFiles.keyOf(file)))?.bytes).toBe(file.bytes);
});
