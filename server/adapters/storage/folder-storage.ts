import { randomBytes } from "node:crypto";
import { createReadStream, type Dirent, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { renameDurably, syncFile, writeDurably } from "./write-durably.ts";
import { checkByWriting, checkKey, type Storage, StorageError, type StoredObject } from "./storage.ts";

/** A draft older than this belongs to a process that died. */
const STALE_DRAFT_MS = 60 * 60 * 1000;
/** Drafts are written here and renamed, so that a reader never sees half a file. */
const DRAFTS = "scratch/storage";

/** Files in a folder: for one server, or for several that mount the same disk. */
export function openFolderStorage(folder: string): Storage {
  const root = resolve(folder);
  const drafts = join(root, DRAFTS);
  const pathOf = (key: string): string => join(root, checkKey(key));
  try {
    mkdirSync(drafts, { recursive: true, mode: 0o700 });
    removeStale(drafts);
  } catch (error) {
    throw storageError(root, error);
  }

  /** Turns the draft into the object, which then survives a power cut. */
  const publish = async (draft: string, path: string) => {
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(draft, path);
    for (let dir = dirname(path); ; dir = dirname(dir)) {
      await syncFile(dir);
      if (made === undefined || dir === dirname(made)) break;
    }
  };
  const withDraft = async (path: string, write: (draft: string) => Promise<void>) => {
    const draft = join(drafts, randomBytes(12).toString("hex"));
    try {
      await write(draft);
      await publish(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  };

  const storage: Storage = {
    kind: "folder",
    put: (key, bytes) => asStorageError(root, () => withDraft(pathOf(key), (draft) => writeDurably(draft, bytes))),
    putFile: (key, from) =>
      asStorageError(root, () =>
        withDraft(pathOf(key), async (draft) => {
          try {
            await renameDurably(from, draft);
          } catch (error) {
            if (codeOf(error) !== "EXDEV") throw error;
            await copyFile(from, draft);
            await syncFile(draft);
          }
        }),
      ),
    read: (key) => asStorageError(root, () => orNull(() => readFile(pathOf(key)))),
    async open(key, range) {
      const path = pathOf(key);
      const found = await storage.about(key);
      return found && createReadStream(path, range ?? {});
    },
    about: (key) =>
      asStorageError(root, async () => {
        const found = await orNull(() => stat(pathOf(key)));
        return found?.isFile() ? { key, bytes: found.size, modifiedAt: found.mtime } : null;
      }),
    remove: (keys) =>
      asStorageError(root, async () => {
        for (const key of keys) await orNull(() => rm(pathOf(key), { force: true }));
      }),
    list: (prefix) => walk(root, prefix.replace(/\/$/, "")),
    addressOf: (key) => pathOf(key),
    check: () => checkByWriting(storage),
    isAway: () => false,
    close: async () => undefined,
  };
  return storage;
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredObject> {
  const path = join(root, checkKey(folder));
  const entries: Dirent[] =
    (await asStorageError(root, () => orNull(() => readdir(path, { withFileTypes: true })))) ?? [];
  for (const entry of entries) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, key);
    // Operators copy files into the media folder by hand, some as links.
    else if (entry.isFile() || entry.isSymbolicLink()) {
      const found = await stat(join(root, key)).catch(() => null);
      if (found?.isFile()) yield { key, bytes: found.size, modifiedAt: found.mtime };
    }
  }
}

function removeStale(drafts: string): void {
  for (const name of readdirSync(drafts)) {
    const path = join(drafts, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > STALE_DRAFT_MS) rmSync(path, { force: true });
  }
}

const absent = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "";

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (absent.has(codeOf(error))) return null;
    throw error;
  }
}

async function asStorageError<T>(root: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? error : storageError(root, error);
  }
}

function storageError(root: string, error: unknown): StorageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageError(
    "failed",
    `Files cannot be stored in ${root}: ${reason}. Check the disk and its rights.`,
    error,
  );
}
