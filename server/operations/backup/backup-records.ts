import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { splitMigrations } from "#server/adapters/store/copy/loader.ts";
import { columnsOf } from "#server/adapters/store/copy/table-shape.ts";
import { TableSum } from "#server/adapters/store/copy/table-sum.ts";
import { isBackedUpKey } from "./backed-up-keys.ts";
import { ByteReader } from "./byte-reader.ts";
import { openSealed } from "./sealed-file.ts";

// Inside the sealed, compressed stream: one line of JSON per record; the bytes of a file follow its line.

const about = z.object({
  kind: z.literal("about"),
  /** When the snapshot was taken: later erasures have to be repeated after a restore. */
  made_at: z.iso.datetime(),
  engine: z.string(),
  migrations: z.array(z.string()).readonly(),
  /** The secret that signs tokens, if the store's folder has it. */
  secret: z.string().nullable(),
});
const value = z.union([z.string(), z.number(), z.null()]);
const rows = z.object({
  kind: z.literal("rows"),
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(value)),
});
const fileRecord = z.object({ kind: z.literal("file"), key: z.string().refine(isBackedUpKey), bytes: z.int().min(0) });
const fileEnd = z.object({ kind: z.literal("sha256"), sha256: z.string() });
const sum = z.object({ rows: z.int(), sum: z.string() });
const end = z.object({
  kind: z.literal("end"),
  tables: z.record(z.string(), sum),
  files: z.object({ count: z.int(), bytes: z.int(), sum: z.string() }),
});
const record = z.discriminatedUnion("kind", [rows, fileRecord, end]);

export type About = z.output<typeof about>;
export type Rows = z.output<typeof rows>;
export type FileRecord = z.output<typeof fileRecord>;
export type End = z.output<typeof end>;
type FileTotals = End["files"];

export type BackupVisitor = {
  about: (about: About) => Promise<void>;
  rows: (rows: Rows) => Promise<void>;
  /** Must read `bytes` to its end. */
  file: (file: FileRecord, bytes: AsyncIterable<Buffer>) => Promise<void>;
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
 * Reads a backup from start to end and compares it with the totals at its end. Throws, saying which, on any difference.
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
    if (code.startsWith("Z_")) throw new Error(`${file} is damaged: it cannot be unpacked.`, { cause: error });
    throw error;
  } finally {
    reader.close();
    opened.destroy();
  }
}

async function readRecords(reader: ByteReader, file: string, visitor: BackupVisitor): Promise<End> {
  const tables = new Map<string, TableSum>();
  const files = new FileSum();
  const foreign = (what: string) => new Error(`${file} was not made by forecourt backup: ${what}.`);
  /** Whoever wrote the file chose its names: none is believed, or it could write to anything. */
  const next = async <Schema extends z.ZodType>(schema: Schema): Promise<z.output<Schema>> => {
    const line = await reader.line(LONGEST_LINE);
    if (line === null) throw new Error(`${file} is cut off: its end is missing.`);
    const parsed = schema.safeParse(jsonOf(line));
    if (parsed.success) return parsed.data;
    throw foreign(`it has a record that no backup has, ${line.slice(0, 80)}`);
  };
  const header = await next(about);
  const known = columnsOf(splitMigrations(header.migrations).before);
  await visitor.about(header);
  for (;;) {
    const read = await next(record);
    if (read.kind === "rows") {
      const columns = known.get(read.table);
      if (!columns) throw foreign(`there is no table ${read.table}`);
      const strange = read.columns.find((name) => !columns.has(name));
      if (strange !== undefined) throw foreign(`${read.table} has no column ${strange}`);
      const added = tables.get(read.table) ?? new TableSum();
      tables.set(read.table, added);
      for (const row of read.rows) added.add(row);
      await visitor.rows(read);
    } else if (read.kind === "file") {
      const hash = createHash("sha256");
      await visitor.file(
        read,
        partsOf(reader, read.bytes, file, (part) => hash.update(part)),
      );
      const sha256 = hash.digest("hex");
      if ((await next(fileEnd)).sha256 !== sha256) throw new Error(`${read.key} in ${file} is damaged.`);
      files.add(read.key, read.bytes, sha256);
    } else {
      compare(file, read, tables, files.result());
      return read;
    }
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function* partsOf(reader: ByteReader, bytes: number, file: string, see: (part: Buffer) => void) {
  for (let left = bytes; left > 0;) {
    const part = await reader.some(Math.min(left, FILE_PART));
    if (part === null) throw new Error(`${file} is cut off: its end is missing.`);
    see(part);
    left -= part.length;
    yield part;
  }
}

function compare(file: string, saved: End, tables: ReadonlyMap<string, TableSum>, files: FileTotals): void {
  for (const [table, { rows: count, sum: expected }] of Object.entries(saved.tables)) {
    const found = (tables.get(table) ?? new TableSum()).result();
    if (found.rows !== count || found.sum !== expected)
      throw new Error(`${file} is damaged: ${count} rows of ${table} were saved, ${found.rows} are whole.`);
  }
  if (files.count !== saved.files.count || files.sum !== saved.files.sum)
    throw new Error(`${file} is damaged: ${saved.files.count} files were saved, ${files.count} are whole.`);
}
