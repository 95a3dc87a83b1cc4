import { join, resolve } from "node:path";
import { FileShelf } from "#server/adapters/files/file-shelf.ts";
import { openStorage } from "#server/adapters/storage/open-storage.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Env } from "#server/env.ts";

/** The storage that the environment names. */
export function storageOf(env: Pick<Env, "storage">): Storage {
  return openStorage(env.storage);
}

/** The files of leads. */
export function shelfOf(env: Pick<Env, "DATA_DIR" | "storage">): FileShelf {
  return new FileShelf(storageOf(env), join(resolve(env.DATA_DIR), "scratch/uploads"));
}
