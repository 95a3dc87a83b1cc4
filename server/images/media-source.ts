import type { Readable } from "node:stream";
import type { ByteRange } from "../adapters/storage/storage.ts";

/** A picture, and how to get its bytes: null where it has gone since it was found. */
export type MediaFile = {
  path: string;
  hash: string;
  width: number;
  height: number;
  read: () => Promise<Buffer<ArrayBuffer> | null>;
};

/** A file of any kind. */
export type StoredFile = { size: number; mtimeMs: number; open: (range: ByteRange) => Promise<Readable | null> };

/** One place where media are: a folder, or the storage. */
export type MediaSource = {
  /** Null for whatever is not a readable picture there. At once, because pages are drawn without waiting. */
  find: (path: string) => MediaFile | null;
  /** A film or a document, its bytes not looked at. */
  locate: (path: string) => Promise<StoredFile | null>;
  /** Takes up what others have added since. */
  refresh: () => Promise<void>;
};
