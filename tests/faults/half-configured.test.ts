import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { setTimeout as moment } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { fingerprintOf } from "#server/platform/secret/fingerprint.ts";
import { fixedClock } from "#tests/support/demo-server.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { programFile } from "#tests/support/programs.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";

const root = join(import.meta.dirname, "../..");
const before = "the secret of the two servers";
const after = "the secret that comes after it";
const ends: (() => unknown)[] = [];
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-start-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server that must not start: its exit code and output. */
async function failedStart(env: Record<string, string>, user: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [programFile("server/main.ts")], {
    cwd: root,
    env: { ...process.env, PORT: "0", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "ignore", "pipe"],
    ...user,
  });
  const said = text(child.stderr);
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, said: await said };
}

async function call(port: number, method: string, path: string, body?: object) {
  const headers = { host: `first-site.localhost:${port}`, "content-type": "application/json" };
  const sent = request({ host: "127.0.0.1", port, method, path, headers, agent: false });
  const answered = once(sent, "response");
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await answered) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await json(response) };
}

/** A form opened on one server and sent to another, as behind a load balancer. Null while one of them is down. */
async function sendLead(from: number, to: number): Promise<number | null> {
  try {
    const { body } = await call(from, "GET", "/api/captcha/challenge");
    const captcha = solveAltcha(body as AltchaChallenge);
    const lead = { name: "Ana Ito", phone: "0412345678", email: "ana@example.com", message: "Is it red?" };
    return (await call(to, "POST", "/api/leads", { lead, captcha })).status;
  } catch (error) {
    if (error instanceof Error && "code" in error) return null;
    throw error;
  }
}

test("[19.6.5, 19.6.6] the secret is rotated over two servers, one after the other, and no lead is refused", async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const store = await openStore({ databaseUrl: DATABASE_URL, dataDir: newFolder() });
  ends.push(() => store.close());
  await applyFolder(store, join(root, "tests/fixtures/sites"));
  const start = async (dataDir: string, SECRET: string, SECRET_PREVIOUS = "") => {
    const env = { DATABASE_URL, DATA_DIR: dataDir, SECRET, SECRET_PREVIOUS, LEADS_PER_MINUTE: "0" };
    const server = await startServerProcess(env);
    ends.push(() => server.stop("SIGKILL"));
    return server;
  };
  const folders = [newFolder(), newFolder()];
  const servers = await Promise.all(folders.map((folder) => start(folder, before)));

  const wrong = await failedStart({ DATABASE_URL, DATA_DIR: newFolder() });
  expect(wrong.code).toBe(1);
  expect(wrong.said).toMatch(/^Forecourt cannot start\. SECRET is not set.*Set SECRET to theirs/u);

  const answers: number[] = [];
  const rotation = { ended: false };
  const visitors = [0, 1].map(async (visitor) => {
    for (let n = visitor; !rotation.ended; n += 1) {
      const [from, to] = [servers[n % 2]?.port ?? 0, servers[(n + 1) % 2]?.port ?? 0];
      const status = await sendLead(from, to);
      if (status !== null) answers.push(status);
      // Solving the captcha takes the processor that the servers start with.
      await moment(500);
    }
  });
  const enough = async () => {
    const target = answers.length + 6;
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(target);
  };
  for (const [n, folder] of folders.entries()) {
    await enough();
    await servers[n]?.stop("SIGTERM");
    servers[n] = await start(folder, after, before);
    expect(await store.operator.servers.signing()).toBe(fingerprintOf(n === 0 ? before : after));
  }
  await enough();
  // Once all servers sign with the new secret, the previous one can be removed.
  await servers[1]?.stop("SIGTERM");
  servers[1] = await start(folders[1] ?? "", after);
  const signsNew = () => sendLead(servers[0]?.port ?? 0, servers[1]?.port ?? 0);
  rotation.ended = true;
  await Promise.all(visitors);
  await expect.poll(signsNew).toBe(201);
  expect(new Set(answers)).toEqual(new Set([201]));
  expect(answers.length).toBeGreaterThan(15);
});

test("[19.6.7] a data folder that cannot be written stops the start with what to do", async () => {
  const dataDir = join(newFolder(), "data");
  mkdirSync(dataDir);
  chmodSync(join(dataDir, ".."), 0o755);
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (nobody.uid !== undefined) chownSync(dataDir, 0, 0);
  chmodSync(dataDir, 0o555);
  const { code, said } = await failedStart({ DATA_DIR: dataDir }, nobody);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^Forecourt cannot start\. DATA_DIR: .*cannot be written by the user .*Give that user the folder/u,
  );
});

test("[19.3.5] a server older than the schema says so and stops", async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const env = { DATABASE_URL, DATA_DIR: newFolder() };
  await (await openStore({ databaseUrl: DATABASE_URL, dataDir: env.DATA_DIR })).close();
  const client = new Client(DATABASE_URL);
  await client.connect();
  await client.query("insert into migrations (name, applied_at) values ('9999-from-tomorrow', '2030-01-01')");
  await client.end();
  const { code, said } = await failedStart(env);
  expect(code).toBe(1);
  expect(said).toMatch(/^Forecourt cannot start\. This store was written by a newer version.*9999-from-tomorrow/u);
});

test("[19.6.9] a clock that differs from the database's is told at the start and to /readyz", async () => {
  const server = await startServerProcess({
    DATABASE_URL: await postgres.createDatabase(),
    DATA_DIR: newFolder(),
    ...fixedClock,
  });
  ends.push(() => server.stop("SIGKILL"));
  const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  expect(await answer.json()).toMatchObject({
    status: "ready",
    warnings: [expect.stringMatching(/^The clock of this machine is \d+ s behind the database's\. Set both by NTP/u)],
  });
});
