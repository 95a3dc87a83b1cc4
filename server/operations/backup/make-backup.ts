import { setOwnValue } from "#domain/text/own-value.ts";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { syncFile } from "#server/adapters/storage/write-durably.ts";
import { mailPrefix } from "#server/adapters/mail/file-mailer.ts";
import { mediaPrefix } from "#server/images/feed-picture-files.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { splitMigrations } from "#server/adapters/store/copy/loader.ts";
import type { Snapshot } from "#server/adapters/store/copy/snapshot.ts";
import { type Sum, TableSum } from "#server/adapters/store/copy/table-sum.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { readOrReport } from "#server/documents/document-error.ts";
import { type About, type End, FileSum } from "./backup-records.ts";
import type { Progress } from "./backup-progress.ts";
import { sealing } from "./sealed-file.ts";

type Source = {
  snapshot: Snapshot;
  storage: Storage;
  /** When the snapshot was taken. */
  madeAt: Date;
  secret: string | null;
};
type Options = { file: string; passphrase: string | null; onProgress: Progress };
export type MadeBackup = End & { missing: string[] };

/**
 * Writes a consistent copy of database and files into one file, while servers keep running. The tables are a snapshot;
 * the files of leads are those that the snapshot's leads name, and they never change. Generated picture sizes are left
 * out: they are made again on demand.
 */
export async function makeBackup({ snapshot, storage, madeAt, secret }: Source, options: Options): Promise<MadeBackup> {
  const { file, passphrase, onProgress } = options;
  splitMigrations(snapshot.migrations);
  const draft = `${file}.partial`;
  const made: { end: End | null; missing: string[] } = { end: null, missing: [] };
  const records = async function* (): AsyncGenerator<Buffer> {
    const about: About = {
      kind: "about",
      made_at: madeAt.toISOString(),
      engine: snapshot.engine,
      migrations: snapshot.migrations,
      secret,
    };
    yield line(about);
    const named = new Set<string>();
    const tables: Record<string, Sum> = {};
    for (const table of snapshot.tables) {
      const sum = new TableSum();
      const document = table.name === "leads" ? table.columns.indexOf("document") : -1;
      for await (const rows of snapshot.rows(table)) {
        for (const row of rows) {
          sum.add(row);
          if (document >= 0) for (const key of keysOf(String(row[document]), onProgress)) named.add(key);
        }
        yield line({ kind: "rows", table: table.name, columns: table.columns, rows });
        onProgress(`${table.name}: ${sum.result().rows} rows`);
      }
      setOwnValue(tables, table.name, sum.result());
    }
    const files = new FileSum();
    for await (const key of keysToCopy(storage, named)) {
      const copied = yield* copyFile(storage, key);
      if (copied === null) made.missing.push(key);
      else files.add(key, copied.bytes, copied.sha256);
      onProgress(`files: ${files.result().count}, ${Math.round(files.result().bytes / 1e6)} MB`);
    }
    made.end = { kind: "end", tables, files: files.result() };
    yield line(made.end);
  };
  try {
    await pipeline(
      Readable.from(records(), { objectMode: false }),
      createGzip({ level: 3 }),
      await sealing(passphrase),
      createWriteStream(draft, { flags: "w", mode: 0o600 }),
    );
    await syncFile(draft);
    await rename(draft, file);
    await syncFile(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  if (made.end === null) throw new Error("The backup was not written to its end.");
  // A lead whose file disappeared after the snapshot was erased meanwhile: the missing file is not an error.
  return { ...made.end, missing: made.missing };
}

/** Larger files are streamed; their size has to be known before their first byte. */
const HELD_BYTES = 64 * 1024 * 1024;

async function* copyFile(
  storage: Storage,
  key: string,
): AsyncGenerator<Buffer, { bytes: number; sha256: string } | null> {
  const about = await storage.about(key);
  const held = about && about.bytes <= HELD_BYTES ? await storage.read(key) : null;
  const stream = held === null && about ? await storage.open(key) : null;
  if (about === null || (held === null && stream === null)) return null;
  const bytes = held?.length ?? about.bytes;
  yield line({ kind: "file", key, bytes });
  const hash = createHash("sha256");
  let seen = 0;
  for await (const part of held ? [held] : (stream as AsyncIterable<Buffer>)) {
    hash.update(part);
    seen += part.length;
    if (part.length > 0) yield part;
  }
  if (seen !== bytes) throw new Error(`${key} was replaced while it was read. Make the backup again.`);
  const sha256 = hash.digest("hex");
  yield line({ kind: "sha256", sha256 });
  return { bytes, sha256 };
}

async function* keysToCopy(storage: Storage, named: ReadonlySet<string>): AsyncGenerator<string> {
  yield* named;
  for (const prefix of [mediaPrefix, mailPrefix]) for await (const { key } of storage.list(prefix)) yield key;
}

const line = (record: object): Buffer => Buffer.from(`${JSON.stringify(record)}\n`);

/** The row of a lead that cannot be read is copied as it is; nobody can say which files belong to it. */
function keysOf(document: string, onProgress: Progress): string[] {
  const lead = readOrReport(
    () => leadDocument.decode(document as Stored<"lead">, "in the snapshot"),
    ({ message }) => onProgress(message),
  );
  return (lead?.files ?? []).map((file) => LeadFiles.keyOf(file));
}
