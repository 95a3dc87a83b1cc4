import type { Readable } from "node:stream";

export type StoredObject = { key: string; bytes: number; modifiedAt: Date };
export type ByteRange = { start: number; end: number };

/**
 * Where files are: uploads of visitors, media originals, generated pictures, mails saved as files. Two adapters (a
 * folder, an S3-compatible service) fulfil one contract: an object is complete or absent, and it survives any kill or
 * power cut once `put` resolves.
 */
export type Storage = {
  readonly kind: "folder" | "s3";
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Stores a file of the local disk. The file may be gone afterwards: the folder adapter renames it. */
  putFile: (key: string, path: string) => Promise<void>;
  /** Null if there is no such object. */
  read: (key: string) => Promise<Buffer<ArrayBuffer> | null>;
  /** The bytes as a stream, both ends of the range included; null if there is no such object. */
  open: (key: string, range?: ByteRange) => Promise<Readable | null>;
  about: (key: string) => Promise<StoredObject | null>;
  /** Removing an absent object is not an error. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Every object below a prefix that ends with a slash, in no particular order. */
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** Where an operator finds the object: a path, an s3:// address, a row. */
  addressOf: (key: string) => string;
  /** Resolves when the storage can write, read and remove an object; rejects with a sentence for the operator. */
  check: () => Promise<void>;
  /** Whether recent calls failed, so that further ones are refused for some seconds without being tried. */
  isAway: () => boolean;
  close: () => Promise<void>;
};

/**
 * unavailable: the storage did not answer, or refused for now; the same call may succeed later. failed: it will not
 * succeed before somebody changes something (a wrong key, a missing bucket, a full disk).
 */
export class StorageError extends Error {
  readonly kind: "unavailable" | "failed";
  /** The code of the system error behind it, such as ENOSPC. */
  readonly code: string | undefined;

  constructor(kind: StorageError["kind"], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "StorageError";
    this.kind = kind;
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code;
  }
}

const keyShape = /^[\w-][\w.@-]*(?:\/[\w-][\w.@-]*)*$/;
const LONGEST_KEY = 400;

export const isKey = (text: string): boolean => text.length <= LONGEST_KEY && keyShape.test(text);

/** This program makes all keys, so an invalid one is our own bug, never a visitor's. */
export function checkKey(key: string): string {
  if (isKey(key)) return key;
  throw new StorageError("failed", `${JSON.stringify(key.slice(0, 100))} cannot be the key of a stored object.`);
}

const CHECK_KEY = "check/forecourt";

/** The check that all adapters share: writes, reads and removes one object. */
export async function checkByWriting(storage: Pick<Storage, "put" | "read" | "remove">): Promise<void> {
  const bytes = Buffer.from(`forecourt ${Date.now()}`);
  await storage.put(CHECK_KEY, bytes);
  const read = await storage.read(CHECK_KEY);
  if (read === null) throw new StorageError("failed", "The storage does not return what it was given.");
  await storage.remove([CHECK_KEY]);
}
