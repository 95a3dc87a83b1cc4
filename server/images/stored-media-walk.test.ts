import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import type { Storage } from "../adapters/storage/storage.ts";
import type { CataloguedMedia } from "../adapters/store/repositories/media-catalogue.ts";
import { pictureHash } from "./picture-facts.ts";
import { StoredMedia } from "./stored-media.ts";

// The shortcut: the catalogue of media is in memory, looked at every half a second, and small originals with it. The
// long way: reading the table and the storage, at the same moments.

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const paths = ["logo.png", "two.png", "notes.txt"] as const;
const path = fc.constantFrom(...paths);
const text = fc.constantFrom("one", "another");
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: path, text, width: fc.constantFrom(0, 40) }) },
  { weight: 1, arbitrary: fc.record({ remove: path }) },
  { weight: 4, arbitrary: fc.record({ ms: fc.constantFrom(10, 499, 500, 2000) }) },
  { weight: 1, arbitrary: fc.record({ isAway: fc.boolean() }) },
);

const hashOf = (text: string): string => pictureHash(Buffer.from(text));

test("[7.5.1] pages know of stored pictures what the catalogue says, or said half a second ago", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.boolean()), { minLength: 3, maxLength: 40 }), async (steps) => {
      const table = new Map<string, CataloguedMedia>();
      const files = new Map<string, string>();
      let version = 0;
      let isAway = false;
      const look = <T>(answer: T): T => {
        if (isAway) throw new Error("the database is away");
        return answer;
      };
      const storage = { read: async (key: string) => (files.has(key) ? Buffer.from(files.get(key) ?? "") : null) };
      const media = new StoredMedia({
        storage: storage as Pick<Storage, "read"> as Storage,
        catalogue: { all: async () => look([...table.values()]), version: async () => look(version) },
        cacheBytes: 10_000,
      });
      let seen = new Map<string, CataloguedMedia>();
      let lookedAt = Number.NEGATIVE_INFINITY;
      for (const [one, isRead] of steps) {
        if ("put" in one) {
          files.set(`media/${one.put}`, one.text);
          table.set(one.put, {
            path: one.put,
            hash: hashOf(one.text),
            width: one.width,
            height: 30,
          } as CataloguedMedia);
          version += 1;
        } else if ("remove" in one) {
          files.delete(`media/${one.remove}`);
          if (table.delete(one.remove)) version += 1;
        } else if ("ms" in one) vi.advanceTimersByTime(one.ms);
        else isAway = one.isAway;
        await media.refresh();
        if (performance.now() - lookedAt >= 500) {
          lookedAt = performance.now();
          if (!isAway) seen = new Map(table);
        }
        for (const name of paths) {
          const known = seen.get(name);
          const wanted = known && known.width > 0 ? { hash: known.hash, width: known.width } : null;
          const found = media.find(name);
          expect(found && { hash: found.hash, width: found.width }).toEqual(wanted);
          // The bytes of a picture that was replaced since the look are either.
          if (!isRead || found === null) continue;
          const bytes = (await found.read())?.toString();
          const isCurrent = table.get(name)?.hash === found.hash;
          expect(bytes).toBe(isCurrent ? files.get(`media/${name}`) : bytes);
        }
      }
    }),
    fuzz(1 / 5),
  );
});

test("[7.5.1] a picture that is put back is shown, not the one that stood there meanwhile", async () => {
  let bytes = "another";
  const hash = hashOf("one");
  const media = new StoredMedia({
    storage: { read: async () => Buffer.from(bytes) } as Pick<Storage, "read"> as Storage,
    catalogue: {
      all: async () => [{ path: "logo.png", hash, width: 40, height: 30 } as CataloguedMedia],
      version: async () => 1,
    },
    cacheBytes: 10_000,
  });
  await media.refresh();
  await media.find("logo.png")?.read();
  bytes = "one";
  expect((await media.find("logo.png")?.read())?.toString()).toBe("one");
});
