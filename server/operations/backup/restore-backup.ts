import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type LeadFiles, storedPrefix } from "#server/adapters/files/lead-files.ts";
import { writeDurably } from "#server/adapters/storage/write-durably.ts";
import { mailPrefix } from "#server/adapters/mail/file-mailer.ts";
import { MediaOriginals } from "#server/images/media-originals.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Loader } from "#server/adapters/store/copy/loader.ts";
import { openPostgresLoader } from "#server/adapters/store/copy/postgres-loader.ts";
import { openSqliteLoader } from "#server/adapters/store/copy/sqlite-loader.ts";
import { differences } from "#server/adapters/store/copy/table-sum.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Journal } from "#server/adapters/store/repositories/journal.ts";
import { type About, type End, readBackup } from "./backup-records.ts";
import type { Progress } from "./backup-progress.ts";
import { type Reapplied, reapplyJournal } from "./reapply-journal.ts";

export type StorePlace = { dataDir: string; databaseUrl: string | undefined };
type Options = { file: string; passphrase: string | null; onProgress: Progress };
export type Verified = { about: About; end: End };

/** Reads all of a backup and compares it with its own counts and checksums. Changes nothing. */
export async function readThrough({ file, passphrase, onProgress }: Options): Promise<Verified> {
  let about: About | null = null;
  let rows = 0;
  let files = 0;
  const end = await readBackup(file, passphrase, {
    about: async (header) => void (about = header),
    rows: async (read) => onProgress(`reading: ${(rows += read.rows.length)} rows`),
    async file(_file, bytes) {
      for await (const _part of bytes);
      onProgress(`reading: ${rows} rows, ${(files += 1)} files`);
    },
  });
  if (about === null) throw new Error(`${file} does not say what it is a backup of.`);
  return { about, end };
}

/** Restores the tables into a temporary store, and compares it with the backup. */
export async function verifyBackup(options: Options, scratchDir: string): Promise<Verified> {
  const verified = await readThrough(options);
  const dataDir = join(scratchDir, `verify-${randomBytes(6).toString("hex")}`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const loader = await openSqliteLoader(dataDir, verified.about.migrations);
  try {
    await fill(loader, options, verified, async (bytes) => {
      for await (const _part of bytes);
    });
  } finally {
    await loader.abandon();
    await rm(dataDir, { recursive: true, force: true });
  }
  return verified;
}

type Target = {
  place: StorePlace;
  storage: Storage;
  leadFiles: Pick<LeadFiles, "erase">;
  /** Whether servers take their secret from the data folder. */
  hasSecretFile: boolean;
  wasEmpty: boolean;
  /** What was erased and who unsubscribed since the backup was made. */
  journals: readonly Journal[];
};

/**
 * Restores a backup that was read through before. Files and the secret first, each completely; then the tables,
 * compared, and published in one step. Until then a running server sees nothing of them; on SQLite the journals are
 * part of that step. Returns what each journal has changed.
 */
export async function restoreBackup(target: Target, verified: Verified, options: Options): Promise<Reapplied[]> {
  const { place, storage } = target;
  const { about } = verified;
  const loader =
    place.databaseUrl === undefined
      ? await openSqliteLoader(place.dataDir, about.migrations)
      : await openPostgresLoader(place.databaseUrl, about.migrations);
  const restored = new Set<string>();
  let reapplied: Reapplied[] | null = null;
  try {
    await fill(loader, options, verified, async (bytes, key) => {
      await putStream(storage, key, bytes, place.dataDir);
      restored.add(key);
    });
    if (about.secret !== null) await keepSecret(target, about.secret);
    if (loader.staged !== null) reapplied = await complete({ dataDir: loader.staged, databaseUrl: undefined }, target);
    await loader.publish();
  } catch (error) {
    await loader.abandon();
    throw error;
  }
  reapplied ??= await complete(place, target);
  await removeOthers(storage, restored);
  return reapplied;
}

/** What a copy of the rows leaves out: the catalogue of media, and the erasures made since. */
async function complete(place: StorePlace, { storage, leadFiles, journals }: Target): Promise<Reapplied[]> {
  const store = await openStore(place);
  try {
    await new MediaOriginals({ storage, catalogue: store.operator.media }).index();
    const reapplied: Reapplied[] = [];
    for (const journal of journals) reapplied.push(await reapplyJournal({ store, leadFiles }, journal));
    return reapplied;
  } finally {
    await store.close();
  }
}

async function fill(
  loader: Loader,
  { file, passphrase, onProgress }: Options,
  { end }: Verified,
  takeFile: (bytes: AsyncIterable<Buffer>, key: string) => Promise<void>,
): Promise<void> {
  let rows = 0;
  let files = 0;
  const tell = () => onProgress(`restoring: ${rows} rows, ${files} files of ${end.files.count}`);
  await readBackup(file, passphrase, {
    about: async () => undefined,
    async rows(read) {
      await loader.insert(read.table, read.columns, read.rows);
      rows += read.rows.length;
      tell();
    },
    async file({ key }, bytes) {
      await takeFile(bytes, key);
      files += 1;
      tell();
    },
  });
  const different = differences(end.tables, await loader.sums());
  if (different.length > 0) throw new Error(`The restored store differs from the backup: ${different.join("; ")}.`);
}

async function putStream(storage: Storage, key: string, bytes: AsyncIterable<Buffer>, dataDir: string): Promise<void> {
  const draft = join(await scratchOf(dataDir), `restore-${randomBytes(8).toString("hex")}`);
  try {
    await pipeline(bytes, createWriteStream(draft, { flags: "wx", mode: 0o600 }));
    await storage.putFile(key, draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes files of leads, and mails, that the restored store does not have: nobody could ever erase them. */
async function removeOthers(storage: Storage, restored: ReadonlySet<string>): Promise<void> {
  const others: string[] = [];
  for (const prefix of [storedPrefix, mailPrefix])
    for await (const { key } of storage.list(prefix)) if (!restored.has(key)) others.push(key);
  await storage.remove(others);
}

/** A server that was started on an empty database has made a secret, with which it could not read the restored one. */
async function keepSecret({ place: { dataDir }, hasSecretFile, wasEmpty }: Target, secret: string): Promise<void> {
  const file = join(dataDir, "secret");
  if (!hasSecretFile || (existsSync(file) && !wasEmpty)) return;
  const draft = join(await scratchOf(dataDir), `restore-${randomBytes(8).toString("hex")}`);
  await writeDurably(draft, `${secret}\n`);
  await rename(draft, file);
}

async function scratchOf(dataDir: string): Promise<string> {
  const folder = join(dataDir, "scratch");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}
