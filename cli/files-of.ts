import { join, resolve } from "node:path";
import { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { openStorage } from "#server/adapters/storage/open-storage.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Env } from "#server/environment/env.ts";

/** The storage that the environment names. */
export function storageOf(env: Pick<Env, "storage">): Storage {
  return openStorage(env.storage);
}

/** The files of leads. */
export function leadFilesOf(env: Pick<Env, "DATA_DIR" | "storage">): LeadFiles {
  return new LeadFiles(storageOf(env), join(resolve(env.DATA_DIR), "scratch/uploads"));
}
