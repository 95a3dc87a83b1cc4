import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { Patience, type PatienceSettings } from "../patience.ts";
import { checkByWriting, checkKey, type Storage, StorageError, type StoredObject } from "../storage.ts";
import type { S3Settings } from "#server/environment/storage-settings.ts";
import { type Listing, readListing } from "./s3-listing.ts";
import { type S3Body, type S3Call, S3Client } from "./s3-client.ts";

const REMOVED_AT_ONCE = 8;

/** Objects in a bucket of any S3-compatible service. A PUT is complete, or not visible at all. */
export function openS3Storage(settings: S3Settings, patience: Partial<PatienceSettings> = {}): Storage {
  const waiting = new Patience(patience);
  const client = new S3Client(settings, waiting.answerMs);
  const keyOf = (key: string) => settings.prefix + checkKey(key);
  const put = (key: string, body: S3Body) =>
    waiting.attempt(async () => {
      const answer = await client.call({ method: "PUT", key: keyOf(key), body });
      await answer?.body.dump();
    });
  /** Null for 404. A body that breaks off is read again from the start. */
  const get = <T>(call: S3Call, read: (answer: NonNullable<Awaited<ReturnType<S3Client["call"]>>>) => Promise<T>) =>
    waiting.attempt(async () => {
      const answer = await client.call(call);
      return answer && unbroken(settings, () => read(answer));
    });

  const storage: Storage = {
    kind: "s3",
    put,
    async putFile(key, path) {
      const { size } = await stat(path);
      const hash = createHash("sha256");
      await pipeline(createReadStream(path), hash);
      await put(key, { bytes: size, sha256: hash.digest("hex"), open: () => createReadStream(path) });
    },
    read: (key) => get({ method: "GET", key: keyOf(key) }, async ({ body }) => Buffer.from(await body.arrayBuffer())),
    open: (key, range) =>
      get(
        {
          method: "GET",
          key: keyOf(key),
          ...(range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {}),
        },
        async ({ body }) => body,
      ),
    about: (key) =>
      get({ method: "HEAD", key: keyOf(key) }, async ({ headers, body }) => {
        await body.dump();
        return {
          key,
          bytes: Number(headers["content-length"]),
          modifiedAt: new Date(String(headers["last-modified"])),
        };
      }),
    async remove(keys) {
      for (let done = 0; done < keys.length; done += REMOVED_AT_ONCE) {
        const portion = keys.slice(done, done + REMOVED_AT_ONCE);
        await Promise.all(portion.map((key) => get({ method: "DELETE", key: keyOf(key) }, ({ body }) => body.dump())));
      }
    },
    async *list(prefix): AsyncGenerator<StoredObject> {
      for (let token: string | null = ""; token !== null;) {
        const query: Record<string, string> = {
          "list-type": "2",
          prefix: settings.prefix + prefix,
          ...(token === "" ? {} : { "continuation-token": token }),
        };
        const page: Listing | null = await get({ method: "GET", key: "", query }, async ({ body }) =>
          readListing(await body.text()),
        );
        for (const object of page?.objects ?? []) yield { ...object, key: object.key.slice(settings.prefix.length) };
        token = page?.next ?? null;
      }
    },
    addressOf: (key) => `s3://${settings.bucket}/${keyOf(key)}`,
    check: () => checkByWriting(storage),
    isAway: () => waiting.isAway(),
    close: () => client.close(),
  };
  return storage;
}

async function unbroken<T>({ endpoint }: S3Settings, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError("unavailable", `The answer of the S3 service at ${endpoint} broke off: ${reason}.`);
  }
}
