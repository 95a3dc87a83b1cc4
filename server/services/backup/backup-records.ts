import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Sum, TableSum, type Value } from "#server/adapters/store/copy/table-sum.ts";
import { ByteReader } from "./byte-reader.ts";
import { BackupDamaged, openSealed } from "./sealed-file.ts";

// Inside the sealed, compressed stream: one line of JSON per record; the bytes of a file follow its line.

export type About = {
  kind: "about";
  /** When the snapshot was taken: later erasures have to be repeated after a restore. */
  made_at: string;
  engine: string;
  migrations: readonly string[];
  /** The secret that signs tokens, if the store's folder has it. */
  secret: string | null;
};
export type Rows = { kind: "rows"; table: string; columns: readonly string[]; rows: Value[][] };
export type FileRecord = { kind: "file"; key: string; bytes: number };
type FileEnd = { kind: "sha256"; sha256: string };
export type FileTotals = { count: number; bytes: number; sum: string };
export type End = { kind: "end"; tables: Record<string, Sum>; files: FileTotals };

export type BackupVisitor = {
  about: (about: About) => Promise<void>;
  rows: (rows: Rows) => Promise<void>;
  /** Must read `bytes` to its end. */
  file: (file: FileRecord, bytes: AsyncIterable<Buffer>) => Promise<void>;
  onBytes?: (bytes: number) => void;
};

const LONGEST_LINE = 256 * 1024 * 1024;
const FILE_PART = 256 * 1024;

/** Count, size and checksum of files in any order. */
export class FileSum {
  readonly #sum = new TableSum();
  #bytes = 0;

  add(key: string, bytes: number, sha256: string): void {
    this.#sum.add([key, bytes, sha256]);
    this.#bytes += bytes;
  }

  result(): FileTotals {
    const { rows, sum } = this.#sum.result();
    return { count: rows, bytes: this.#bytes, sum };
  }
}

/**
 * Reads a backup from start to end and compares it with the totals at its end. Throws BackupDamaged on any difference.
 */
export async function readBackup(file: string, passphrase: string | null, visitor: BackupVisitor): Promise<End> {
  const opened = Readable.from(openSealed(file, passphrase), { objectMode: false });
  const unpacked = createGunzip();
  opened.on("error", (error) => unpacked.destroy(error));
  opened.pipe(unpacked);
  const reader = new ByteReader(unpacked);
  try {
    return await readRecords(reader, file, visitor);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code.startsWith("Z_")) throw new BackupDamaged(`${file} is damaged: it cannot be unpacked.`);
    throw error;
  } finally {
    reader.close();
    opened.destroy();
  }
}

async function readRecords(reader: ByteReader, file: string, visitor: BackupVisitor): Promise<End> {
  const tables = new Map<string, TableSum>();
  const files = new FileSum();
  const next = async <T>(): Promise<T> => {
    const line = await reader.line(LONGEST_LINE);
    if (line === null) throw new BackupDamaged(`${file} is cut off: its end is missing.`);
    return JSON.parse(line) as T;
  };
  const first = await next<About>();
  if (first.kind !== "about") throw new BackupDamaged(`${file} does not say what it is a backup of.`);
  await visitor.about(first);
  for (;;) {
    const record = await next<Rows | FileRecord | End>();
    if (record.kind === "rows") {
      const sum = tables.get(record.table) ?? new TableSum();
      tables.set(record.table, sum);
      for (const row of record.rows) sum.add(row);
      await visitor.rows(record);
    } else if (record.kind === "file") {
      const hash = createHash("sha256");
      await visitor.file(
        record,
        partsOf(reader, record.bytes, file, (part) => hash.update(part)),
      );
      const sha256 = hash.digest("hex");
      if ((await next<FileEnd>()).sha256 !== sha256) throw new BackupDamaged(`${record.key} in ${file} is damaged.`);
      files.add(record.key, record.bytes, sha256);
      visitor.onBytes?.(record.bytes);
    } else {
      compare(file, record, tables, files.result());
      return record;
    }
  }
}

async function* partsOf(reader: ByteReader, bytes: number, file: string, see: (part: Buffer) => void) {
  for (let left = bytes; left > 0;) {
    const part = await reader.some(Math.min(left, FILE_PART));
    if (part === null) throw new BackupDamaged(`${file} is cut off: its end is missing.`);
    see(part);
    left -= part.length;
    yield part;
  }
}

function compare(file: string, end: End, tables: ReadonlyMap<string, TableSum>, files: FileTotals): void {
  for (const [table, { rows, sum }] of Object.entries(end.tables)) {
    const found = (tables.get(table) ?? new TableSum()).result();
    if (found.rows !== rows || found.sum !== sum)
      throw new BackupDamaged(`${file} is damaged: ${rows} rows of ${table} were saved, ${found.rows} are whole.`);
  }
  if (files.count !== end.files.count || files.sum !== end.files.sum)
    throw new BackupDamaged(`${file} is damaged: ${end.files.count} files were saved, ${files.count} are whole.`);
}
