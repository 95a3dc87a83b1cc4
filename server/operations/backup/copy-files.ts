import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Storage, StorageError } from "#server/adapters/storage/storage.ts";
import { backedUpPrefixes } from "./backed-up-keys.ts";
import type { Progress } from "./backup-progress.ts";

/** Copies every file from one storage to another and compares the copies. Existing files are only compared. */
export async function copyFiles(from: Storage, to: Storage, scratch: string, onProgress: Progress): Promise<number> {
  let done = 0;
  for (const prefix of backedUpPrefixes) {
    for await (const { key, bytes } of from.list(prefix)) {
      const known = await to.about(key);
      if (known?.bytes !== bytes || (await hashOf(to, key)) !== (await hashOf(from, key))) {
        await copy(from, to, key, scratch);
        if ((await hashOf(to, key)) !== (await hashOf(from, key)))
          throw new StorageError("failed", `The copy of ${key} differs from the original. Run the command again.`);
      }
      done += 1;
      onProgress(`files: ${done}`);
    }
  }
  return done;
}

async function copy(from: Storage, to: Storage, key: string, scratch: string): Promise<void> {
  const stream = await from.open(key);
  // Erased since it was listed.
  if (stream === null) return;
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const draft = join(scratch, `copy-${randomBytes(8).toString("hex")}`);
  try {
    await pipeline(stream, createWriteStream(draft, { flags: "wx", mode: 0o600 }));
    await to.putFile(key, draft);
  } finally {
    await rm(draft, { force: true });
  }
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const stream = await storage.open(key);
  if (stream === null) return "none";
  const hash = createHash("sha256");
  await pipeline(stream, hash);
  return hash.digest("hex");
}
