import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startS3Server } from "#tests/support/s3-server.ts";
import { openStorage } from "./open-storage.ts";
import { type Storage, StorageError } from "./storage.ts";
import type { StorageSettings } from "#server/environment/storage-settings.ts";

type Kind = Storage["kind"];
let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const opened: Storage[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-storage-"));
  s3 = await startS3Server();
});
afterEach(async () => {
  s3.world.mood = "ok";
  await Promise.all(opened.splice(0).map((storage) => storage.close()));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

function settingsOf(kind: Kind): StorageSettings {
  return kind === "folder" ? { kind, path: join(folder, "data") } : s3.settings;
}
function open(settings: StorageSettings, patience = {}): Storage {
  const storage = openStorage(settings, { firstPauseMs: 1, restMs: 60_000, ...patience });
  opened.push(storage);
  return storage;
}
async function keysBelow(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}
/** Vitest compares large buffers byte by byte, which takes seconds. */
const expectSame = (found: Buffer | null, wanted: Buffer) => expect(found?.equals(wanted)).toBe(true);
const localFile = (bytes: Uint8Array): string => {
  const path = join(folder, randomBytes(6).toString("hex"));
  writeFileSync(path, bytes);
  return path;
};

describe.each(["folder", "s3"] as const)("[19.8.1] storage in %s", (kind) => {
  test("returns what it was given, whole and in ranges, from bytes and from a file", async () => {
    const storage = open(settingsOf(kind));
    const large = randomBytes(2_500_000);
    for (const [key, bytes] of [
      ["a/empty.bin", Buffer.alloc(0)],
      ["a/small-1.jpg", Buffer.from("small")],
      ["a/large.bin", large],
    ] as const) {
      await storage.put(key, bytes);
      expectSame(await storage.read(key), bytes);
      await storage.putFile(`copy/${key}`, localFile(bytes));
      expectSame(await storage.read(`copy/${key}`), bytes);
      expect((await storage.about(key))?.bytes).toBe(bytes.length);
    }
    const range = { start: 1_048_570, end: 1_048_600 };
    const part = await storage.open("a/large.bin", range);
    expectSame(part && (await buffer(part)), large.subarray(range.start, range.end + 1));
    const whole = await storage.open("a/large.bin");
    expectSame(whole && (await buffer(whole)), large);
  });

  test("replaces an object as a whole, lists by prefix, and removes without asking twice", async () => {
    const storage = open(settingsOf(kind));
    await storage.put("b/x/one.txt", Buffer.from("first"));
    await storage.put("b/x/one.txt", Buffer.from("second, and longer"));
    await storage.put("b/two.txt", Buffer.from("2"));
    await storage.put("bb/three.txt", Buffer.from("3"));
    expect((await storage.read("b/x/one.txt"))?.toString()).toBe("second, and longer");
    expect(await keysBelow(storage, "b/")).toEqual(["b/two.txt", "b/x/one.txt"]);
    await storage.remove(["b/x/one.txt", "b/nothing.txt"]);
    await storage.remove(["b/x/one.txt"]);
    expect(await keysBelow(storage, "b/")).toEqual(["b/two.txt"]);
    expect(await keysBelow(storage, "nobody/")).toEqual([]);
  });

  test("knows nothing of what is not there, and refuses keys that no program of ours makes", async () => {
    const storage = open(settingsOf(kind));
    expect(await storage.read("c/none.txt")).toBeNull();
    expect(await storage.about("c/none.txt")).toBeNull();
    expect(await storage.open("c/none.txt")).toBeNull();
    for (const key of ["../secret", "/etc/passwd", "a//b", "a/../b", "", "a\0b", "x".repeat(401)]) {
      await expect((async () => storage.put(key, Buffer.from("x")))()).rejects.toThrow(StorageError);
    }
  });

  test("of two writers of one key, readers see one or the other, never a mixture", async () => {
    const storage = open(settingsOf(kind));
    const [one, other] = [randomBytes(300_000), randomBytes(200_000)];
    await storage.put("d/raced.bin", one);
    const writes = Array.from({ length: 6 }, (_, n) => storage.put("d/raced.bin", n % 2 === 0 ? one : other));
    const reads = Array.from({ length: 6 }, () => storage.read("d/raced.bin"));
    await Promise.all(writes);
    for (const read of await Promise.all(reads)) expect(read?.equals(one) || read?.equals(other)).toBe(true);
  });

  test("says where an object is, and passes its own check", async () => {
    const storage = open(settingsOf(kind));
    await storage.check();
    expect(storage.addressOf("files/kept/x.pdf")).toContain("files/kept/x.pdf");
    expect(await keysBelow(storage, "check/")).toEqual([]);
  });
});

describe("[19.8.2] a storage on the network that is away", () => {
  test.each(["busy", "gone"] as const)("s3 that is %s: bounded tries, a sentence, then no asking", async (mood) => {
    const storage = open(s3.settings);
    await storage.put("e/before.txt", Buffer.from("here"));
    s3.world.mood = mood;
    s3.world.calls.length = 0;
    const failure: unknown = await storage.read("e/before.txt").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageError);
    expect(failure).toMatchObject({ kind: "unavailable", message: expect.stringContaining(s3.settings.endpoint) });
    expect(s3.world.calls.length).toBe(3);
    expect(storage.isAway()).toBe(true);
    await expect(storage.put("e/later.txt", Buffer.from("x"))).rejects.toThrow("asked again in a few seconds");
    expect(s3.world.calls.length).toBe(3);
  });

  test("s3 that takes calls and never answers is given up", async () => {
    const storage = open(s3.settings, { answerMs: 50, tries: 2 });
    s3.world.mood = "silent";
    await expect(storage.read("e/before.txt")).rejects.toMatchObject({ kind: "unavailable" });
    await expect(storage.put("e/hung.txt", Buffer.from("x"))).rejects.toThrow("asked again in a few seconds");
  });

  test("s3 that comes back after one failure is not noticed", async () => {
    const storage = open(s3.settings, { firstPauseMs: 20 });
    s3.world.mood = "busy";
    const reading = storage.read("e/none.txt");
    await expect.poll(() => s3.world.calls.length).toBeGreaterThan(0);
    s3.world.mood = "ok";
    expect(await reading).toBeNull();
  });

  test("wrong keys and a missing bucket are said, and not tried again", async () => {
    for (const [over, sentence] of [
      [{ secretAccessKey: "another" }, "S3_SECRET_ACCESS_KEY"],
      [{ accessKeyId: "another" }, "S3_ACCESS_KEY_ID"],
      [{ region: "eu-west-1" }, "region"],
      [{ bucket: "no-such-bucket" }, "bucket"],
    ] as const) {
      const storage = open({ ...s3.settings, ...over });
      s3.world.calls.length = 0;
      await expect(storage.check()).rejects.toMatchObject({
        kind: "failed",
        message: expect.stringContaining(sentence),
      });
      expect(s3.world.calls.length).toBe(1);
      expect(storage.isAway()).toBe(false);
    }
  });

  test("a folder that cannot be written is said", async () => {
    const path = join(folder, "in-the-way");
    writeFileSync(path, "a file");
    expect(() => open({ kind: "folder", path })).toThrow("Check the disk and its rights");
  });
});

test("[19.8.1] the folder keeps no draft", () => {
  expect(existsSync(join(folder, "data/scratch/storage"))).toBe(true);
  expect(readdirSync(join(folder, "data/scratch/storage"))).toEqual([]);
});
