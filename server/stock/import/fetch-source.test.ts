import { mkdir, mkdtemp, readdir, realpath, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { localOutgoing } from "#tests/support/local-outgoing.ts";
import { testSourceAccess } from "#tests/support/source-access.ts";
import { belowFolder } from "./below-folder.ts";
import { fetchSource } from "./fetch-source.ts";
import { type FetchLimits, usualFetchLimits } from "./fetch-watch.ts";

let answer: (response: ServerResponse) => void;
const server = createServer((_request, response) => answer(response));
beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.csv`;

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "forecourt-fetch-"))));
afterEach(() => rm(folder, { recursive: true }));

const access = (over: Partial<Parameters<typeof testSourceAccess>[0]> = {}) =>
  testSourceAccess({ scratch: join(folder, "run"), outgoing: localOutgoing, ...over });
const never = new AbortController().signal;

test("[17.3.5] a fetch that is stopped ends, and leaves nothing on the disk", async () => {
  const stop = new AbortController();
  answer = (response) => void response.writeHead(200).write("Make\n", () => stop.abort());
  await expect(fetchSource(address(), access(), stop.signal)).rejects.toThrow("aborted");
  expect(await readdir(folder)).toEqual([]);
});

/** One byte after the other, for as long as the connection lasts. */
const trickle = (response: ServerResponse) => {
  const timer = setInterval(() => response.write("x"), 5);
  response.on("close", () => clearInterval(timer));
};

test.each<[string, (response: ServerResponse) => void, Partial<FetchLimits>, string]>([
  ["never answers", () => undefined, { firstByteMs: 50 }, "its first byte did not come within 0.05 seconds"],
  [
    "has no byte after its head",
    (response) => response.writeHead(200).flushHeaders(),
    { firstByteMs: 50 },
    "its first byte did not come within 0.05 seconds",
  ],
  [
    "stops in the middle",
    (response) => void response.writeHead(200, { "content-length": 1000 }).write("Make\n"),
    { idleMs: 50 },
    "nothing more came for 0.05 seconds",
  ],
  [
    "sends a byte now and then",
    trickle,
    { pace: { windowMs: 100, leastBytes: 1000 } },
    "fewer than 1000 bytes came within 0.1 seconds",
  ],
  ["takes too long in all", trickle, { wholeMs: 100 }, "it took longer than 0.1 seconds"],
])("[17.3.9] a fetch ends with a sentence when the feed %s", async (_way, respond, limits, sentence) => {
  answer = respond;
  const impatient = access({ limits: { ...usualFetchLimits, ...limits } });
  await expect(fetchSource(address(), impatient, never)).rejects.toThrow(`${address()} cannot be fetched: ${sentence}`);
  expect(await readdir(folder)).toEqual([]);
});

test("[17.3.9] a feed that has arrived may take its time to be unpacked", async () => {
  answer = (response) => void response.end(gzipSync("Make\nKia\n"));
  let looks = 0;
  // Longer than the feed may be silent, and by a clock that the test does not wait for.
  const disk = { allows: async () => (looks += 1) < 3 || vi.advanceTimersByTimeAsync(120_000).then(() => true) };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  try {
    const { files } = await fetchSource(address(), access({ disk }), never);
    expect([files.length, looks]).toEqual([1, 3]);
  } finally {
    vi.useRealTimers();
  }
});

test("[17.3.6] a fetched feed and what is unpacked of it can be read by their owner alone", async () => {
  answer = (response) => void response.end(gzipSync("Make\nKia\n"));
  const { files, remove } = await fetchSource(address(), access(), never);
  const paths = [join(folder, "run"), ...(await readdir(join(folder, "run"))).map((name) => join(folder, "run", name))];
  const modes = await Promise.all(paths.map(async (path) => ((await stat(path)).mode & 0o777).toString(8)));
  expect([files.length, modes]).toEqual([1, ["700", "600", "600"]]);
  await remove();
  expect(await readdir(folder)).toEqual([]);
});

const nearlyFull = /the disk is nearly full/i;

test("[19.2.6] a feed is not fetched while the disk is nearly full", async () => {
  answer = () => expect.unreachable();
  const disk = { allows: async () => false };
  await expect(fetchSource(address(), access({ disk }), never)).rejects.toThrow(nearlyFull);
});

test.each([
  ["fetching", (response: ServerResponse) => void response.end(Buffer.alloc(40_000_000, "x"))],
  ["unpacking", (response: ServerResponse) => void response.end(gzipSync(Buffer.alloc(40_000_000, "x")))],
])("[19.2.6] %s ends when it would take the last of the disk", async (_what, respond) => {
  answer = respond;
  let looks = 0;
  const disk = { allows: async () => (looks += 1) <= 2 };
  await expect(fetchSource(address(), access({ disk }), never)).rejects.toThrow(nearlyFull);
  expect(await readdir(folder)).toEqual([]);
});

describe("[19.5.9] the user and password of an address", () => {
  const signed = () => address().replace("//", "//dealer:hunter2@");

  test("are sent, and no part of the feed's name", async () => {
    answer = (response) => void response.end("Make\nKia\n");
    const { name, remove } = await fetchSource(signed(), access(), never);
    expect(name).toBe(address());
    await remove();
  });
  test("are no part of the reason why it cannot be fetched", async () => {
    answer = (response) => void response.writeHead(403).end();
    await expect(fetchSource(signed(), access(), never)).rejects.toThrow(
      `${address()} cannot be fetched: the server answered 403`,
    );
    await expect(fetchSource("https://dealer:hun/ter2@feeds.example/", access(), never)).rejects.toThrow(
      /^The address cannot be fetched: Invalid URL$/,
    );
  });
});

describe("[17.3.8] a local file that a dealership's file names", () => {
  const feeds = () => join(folder, "feeds");
  const localFile = (path: string) => belowFolder(feeds())(path);
  beforeEach(async () => {
    await mkdir(feeds());
    await writeFile(join(feeds(), "feed.csv"), "Make\nKia\n");
    await mkdir(join(folder, "feeds-of-others"));
    await writeFile(join(folder, "feeds-of-others/secret.csv"), "Make\nKia\n");
    await symlink(join(folder, "feeds-of-others"), join(feeds(), "link"));
    await symlink(join(folder, "feeds-of-others/secret.csv"), join(feeds(), "link.csv"));
  });

  test.each(["feed.csv", "", "../feeds/feed.csv"])("is taken below the operator's folder: %s", async (name) => {
    const { files } = await fetchSource(`${feeds()}/${name}`, access({ localFile }), never);
    expect(files).toEqual([join(await realpath(feeds()), "feed.csv")]);
  });

  test.each(["../feeds-of-others/secret.csv", "link/secret.csv", "link.csv", "link", "../../etc/passwd", ".."])(
    "is refused elsewhere, also through a link: %s",
    async (name) => {
      await expect(fetchSource(`${feeds()}/${name}`, access({ localFile }), never)).rejects.toThrow(
        "is not below FEEDS_DIR",
      );
    },
  );

  test("is refused while the operator names no folder", async () => {
    await expect(
      fetchSource(join(feeds(), "feed.csv"), access({ localFile: belowFolder(undefined) }), never),
    ).rejects.toThrow("FEEDS_DIR is not set where the server runs");
  });

  test("may not be there", async () => {
    await expect(fetchSource(join(feeds(), "none.csv"), access({ localFile }), never)).rejects.toThrow(
      /There is no file or folder .*none\.csv/,
    );
  });

  test("or key: the same holds for the key of an SFTP address", async () => {
    const address = `sftp://dealer@127.0.0.1/feed.csv?key=${join(folder, "feeds-of-others/secret.csv")}`;
    await expect(fetchSource(address, access({ localFile }), never)).rejects.toThrow("is not below FEEDS_DIR");
  });
});
