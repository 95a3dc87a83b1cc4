import { createHash, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ssh2, { type Connection } from "ssh2";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fetchSource } from "./fetch-source.ts";
import { type FetchLimits, usualFetchLimits } from "./fetch-watch.ts";
import { anyHostKey, testSourceAccess } from "#tests/support/source-access.ts";
import type { HostKeyBook } from "./host-key-book.ts";
import { fetchBySftp } from "./sftp.ts";

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;
const files: Record<string, string> = {
  "/stock/feed.csv": "Make\nKia\n",
  "/stock/slow.csv": "never sent",
  "/stock/half.csv": "only the first half is sent",
  "/stock/trickle.csv": "sent byte by byte ".repeat(1000),
  "/stock/deaf": "nobody answers what it is",
};
/** What the server says of a file's size, where that is not so. */
let sizes: Record<string, number> = {};
const slowRead = Promise.withResolvers<void>();
const asked = Promise.withResolvers<void>();

/** A real SSH server with a minimal SFTP, and one user. */
const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs1", format: "pem" },
  publicKeyEncoding: { type: "pkcs1", format: "pem" },
});
/** As `ssh-keygen -l` prints it. */
const publicKey = utils.parseKey(privateKey);
if (publicKey instanceof Error) throw publicKey;
const fingerprint = `SHA256:${createHash("sha256").update(publicKey.getPublicSSH()).digest("base64").replace(/=+$/, "")}`;
const passwords: string[] = [];
const clients = new Set<Connection>();
const server = new Server({ hostKeys: [privateKey] }, (client) => {
  clients.add(client);
  client.on("error", () => undefined);
  client.on("authentication", (auth) => {
    if (auth.method === "password") passwords.push(auth.password);
    if (auth.method === "password" && auth.username === "dealer" && auth.password === "s3cret") auth.accept();
    else auth.reject(["password"]);
  });
  client.on("session", (accept) => {
    accept().on("sftp", (acceptSftp) => {
      const sftp = acceptSftp();
      const opened: string[] = [];
      const attributes = (path: string) => ({
        mode: 0o100_644,
        uid: 0,
        gid: 0,
        size: sizes[path] ?? files[path]?.length ?? 0,
        atime: 1,
        mtime: 1,
      });
      const stat = (id: number, path: string) =>
        path === "/stock/deaf"
          ? asked.resolve()
          : files[path] === undefined
            ? sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
            : sftp.attrs(id, attributes(path));
      sftp.on("STAT", stat);
      sftp.on("LSTAT", stat);
      sftp.on("OPEN", (id, path) => sftp.handle(id, Buffer.from([opened.push(path) - 1])));
      sftp.on("FSTAT", (id, handle) => sftp.attrs(id, attributes(opened[handle[0] ?? 0] ?? "")));
      sftp.on("READ", (id, handle, offset, length) => {
        if (opened[handle[0] ?? 0] === "/stock/slow.csv") return slowRead.resolve();
        const path = opened[handle[0] ?? 0] ?? "";
        const content = Buffer.from(files[path] ?? "");
        if (path === "/stock/trickle.csv")
          return void setTimeout(() => sftp.data(id, content.subarray(offset, offset + 1)), 5);
        if (path === "/stock/half.csv") {
          if (offset === 0) sftp.data(id, content.subarray(0, 10));
          return;
        }
        if (offset >= content.length) sftp.status(id, STATUS_CODE.EOF);
        else sftp.data(id, content.subarray(offset, offset + length));
      });
      sftp.on("CLOSE", (id) => sftp.status(id, STATUS_CODE.OK));
    });
  });
});

let folder: string;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  for (const client of clients) client.end();
  server.close();
});
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "forecourt-sftp-"))));
afterEach(() => {
  sizes = {};
  return rm(folder, { recursive: true });
});

const source = (path: string, password = "s3cret") =>
  new URL(`sftp://dealer:${password}@127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

const fetchFrom = (
  address: URL,
  { allow = ["127.0.0.1"], signal = new AbortController().signal, hostKeys = anyHostKey }: Partial<Over> = {},
) => fetchBySftp(address, join(folder, "feed"), { ...testSourceAccess({ scratch: folder, allow, hostKeys }), signal });
type Over = { allow: string[]; signal: AbortSignal; hostKeys: HostKeyBook };

test("[17.2.1] fetches a file by SFTP", async () => {
  await fetchFrom(source("/stock/feed.csv"));
  expect(await readFile(join(folder, "feed"), "utf8")).toBe("Make\nKia\n");
});

describe("[17.3.7] the key of the server", () => {
  const trusted = "SHA256:Trusted";
  const book = (known: string | null) => {
    const calls: string[][] = [];
    const hostKeys: HostKeyBook = {
      known: async (host) => (calls.push(["known", host]), known),
      learn: async (host, fingerprint) => void calls.push(["learn", host, fingerprint]),
      offer: async (host, fingerprint) => void calls.push(["offer", host, fingerprint]),
      trustCommand: "forecourt stock sources trust first",
    };
    return { hostKeys, calls };
  };
  const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;

  test("is stored when it is first seen, as ssh-keygen writes it", async () => {
    const { hostKeys, calls } = book(null);
    await fetchFrom(source("/stock/feed.csv"), { hostKeys });
    expect(calls).toEqual([
      ["known", host()],
      ["learn", host(), fingerprint],
    ]);
  });

  test("is not stored while the server refuses the password", async () => {
    const { hostKeys, calls } = book(null);
    await expect(fetchFrom(source("/stock/feed.csv", "wrong"), { hostKeys })).rejects.toThrow("authentication");
    expect(calls).toEqual([["known", host()]]);
  });

  test("is accepted when it is the stored one", async () => {
    const { hostKeys, calls } = book(fingerprint);
    await fetchFrom(source("/stock/feed.csv"), { hostKeys });
    expect(calls).toEqual([["known", host()]]);
  });

  test("is refused when it has changed, with both fingerprints and before a password is sent", async () => {
    const { hostKeys, calls } = book(trusted);
    passwords.length = 0;
    await expect(fetchFrom(source("/stock/feed.csv"), { hostKeys })).rejects.toThrow(
      `the key of ${host()} has changed from ${trusted} to ${fingerprint}. If its owner confirms the new one, accept it: forecourt stock sources trust first`,
    );
    expect([passwords, calls.at(-1)]).toEqual([[], ["offer", host(), fingerprint]]);
  });
});

test.each([
  ["a file that is not there", "/stock/none.csv", "s3cret", ["127.0.0.1"], "there is no file /stock/none.csv"],
  ["a wrong password", "/stock/feed.csv", "wrong", ["127.0.0.1"], "authentication"],
  ["an address that is not public", "/stock/feed.csv", "s3cret", [], "has no public address"],
])("refuses %s", async (_what, path, password, allow, message) => {
  await expect(fetchFrom(source(path, password), { allow })).rejects.toThrow(message);
});

test("[17.3.5] refuses a file that has another size than the server says", async () => {
  sizes["/stock/feed.csv"] = 20;
  await expect(fetchFrom(source("/stock/feed.csv"))).rejects.toThrow("has 20 bytes, and 9 arrived");
  sizes["/stock/feed.csv"] = 5_000_000_000;
  await expect(fetchFrom(source("/stock/feed.csv"))).rejects.toThrow("is larger than 4096 MB");
});

test.each([
  ["does not say what there is", "/stock/deaf", asked.promise],
  ["does not send the file", "/stock/slow.csv", slowRead.promise],
])("[17.3.5] ends when it is stopped while the server %s", async (_way, path, isThere) => {
  const stop = new AbortController();
  const fetching = fetchFrom(source(path), { signal: stop.signal });
  await isThere;
  stop.abort();
  await expect(fetching).rejects.toThrow(/aborted|No response|close event/);
});

describe("[17.3.9] a fetch by SFTP ends with a sentence", () => {
  const silent = createServer();
  beforeAll(() => new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready)));
  afterAll(() => void silent.close());
  const impatient = (address: URL, limits: Partial<FetchLimits>) =>
    fetchSource(
      address.href,
      testSourceAccess({ scratch: join(folder, "run"), limits: { ...usualFetchLimits, ...limits } }),
      new AbortController().signal,
    );

  test("when the server never greets", async () => {
    const { port } = silent.address() as AddressInfo;
    await expect(impatient(new URL(`sftp://dealer:x@127.0.0.1:${port}/feed.csv`), { firstByteMs: 50 })).rejects.toThrow(
      "cannot be fetched: its first byte did not come within 0.05 seconds",
    );
  });

  test.each<[string, string, Partial<FetchLimits>, string]>([
    ["stops in the middle", "/stock/half.csv", { idleMs: 100 }, "nothing more came for 0.1 seconds"],
    [
      "sends a byte now and then",
      "/stock/trickle.csv",
      { pace: { windowMs: 200, leastBytes: 10_000 } },
      "fewer than 10000 bytes came within 0.2 seconds",
    ],
  ])("when the server %s", async (_way, path, limits, sentence) => {
    await expect(impatient(source(path), limits)).rejects.toThrow(sentence);
  });
});
