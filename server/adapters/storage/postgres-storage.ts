import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { Pool, type PoolClient, DatabaseError } from "pg";
import { Patience, type PatienceSettings } from "./patience.ts";
import { checkByWriting, checkKey, type Storage, StorageError, type StoredObject } from "./storage.ts";

/** Videos are read in ranges and written without being held in memory. */
const CHUNK_BYTES = 1024 * 1024;
const LISTED_AT_ONCE = 1000;
/** An arbitrary lock number that nothing else on the server uses: it spells "file". */
const TABLE_LOCK = 0x66696c65;

/** Not part of the store's schema: a backup copies files as files, whatever stores them. */
const tables = `
  create table if not exists stored_objects (
    key text collate "C" not null primary key,
    id text collate "C" not null,
    bytes bigint not null,
    modified_at timestamptz not null
  );
  create table if not exists stored_chunks (
    id text collate "C" not null, n integer not null, bytes bytea not null, primary key (id, n)
  );
  alter table stored_chunks alter column bytes set storage external`;

/** Files in tables: for small set-ups of several servers with PostgreSQL but neither a shared disk nor S3. */
export function openPostgresStorage(databaseUrl: string, patience: Partial<PatienceSettings> = {}): Storage {
  const waiting = new Patience(patience);
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: "forecourt files",
    max: 4,
    connectionTimeoutMillis: 3000,
    query_timeout: waiting.answerMs,
    keepAlive: true,
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  let made: Promise<void> | null = null;
  const withClient = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> =>
    waiting.attempt(async () => {
      made ??= asStorageError(() => makeTables(pool));
      await made.catch((error: unknown) => {
        made = null;
        throw error;
      });
      return asStorageError(async () => {
        const client = await pool.connect();
        let isBroken = true;
        try {
          const result = await work(client);
          isBroken = false;
          return result;
        } finally {
          // A connection that may be inside a transaction is discarded.
          client.release(isBroken);
        }
      });
    });

  const write = (key: string, chunks: () => AsyncIterable<Buffer>) =>
    withClient(async (client) => {
      const id = randomUUID();
      await client.query("begin; set local synchronous_commit = on");
      let bytes = 0;
      let n = 0;
      for await (const chunk of chunks()) {
        await client.query("insert into stored_chunks (id, n, bytes) values ($1, $2, $3)", [id, n, chunk]);
        bytes += chunk.length;
        n += 1;
      }
      await client.query("delete from stored_chunks where id = (select id from stored_objects where key = $1)", [key]);
      await client.query(
        `insert into stored_objects (key, id, bytes, modified_at) values ($1, $2, $3, now())
         on conflict (key) do update set id = excluded.id, bytes = excluded.bytes, modified_at = excluded.modified_at`,
        [key, id, bytes],
      );
      await client.query("commit");
    });

  const about = (key: string): Promise<(StoredObject & { id: string }) | null> =>
    withClient(async (client) => {
      const { rows } = await client.query<Row>(`select ${columns} from stored_objects where key = $1`, [checkKey(key)]);
      return rows[0] ? { ...objectOf(rows[0]), id: rows[0].id } : null;
    });
  const chunkOf = (id: string, n: number) =>
    withClient(async (client) => {
      const { rows } = await client.query<{ bytes: Buffer }>(
        "select bytes from stored_chunks where id = $1 and n = $2",
        [id, n],
      );
      // Replaced or removed meanwhile: the part read so far is incomplete.
      if (!rows[0]) throw new StorageError("failed", "The stored file was replaced while it was read. Ask again.");
      return rows[0].bytes;
    });

  const storage: Storage = {
    kind: "postgres",
    put: async (key, bytes) => write(checkKey(key), () => inChunks(bytes)),
    putFile: async (key, path) =>
      write(checkKey(key), () => createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>),
    read: (key) =>
      withClient(async (client) => {
        const { rows } = await client.query<{ bytes: Buffer | null }>(
          `select stored_chunks.bytes from stored_objects left join stored_chunks using (id)
           where key = $1 order by n`,
          [checkKey(key)],
        );
        return rows.length === 0 ? null : Buffer.concat(rows.flatMap(({ bytes }) => (bytes === null ? [] : [bytes])));
      }),
    async open(key, range) {
      const object = await about(key);
      if (object === null) return null;
      const { start, end } = range ?? { start: 0, end: object.bytes - 1 };
      return Readable.from(
        (async function* () {
          for (let at = start; at <= end;) {
            const chunk = await chunkOf(object.id, Math.floor(at / CHUNK_BYTES));
            const from = at % CHUNK_BYTES;
            const part = chunk.subarray(from, Math.min(chunk.length, from + end - at + 1));
            yield part;
            at += part.length;
          }
        })(),
      );
    },
    async about(key) {
      const object = await about(key);
      return object && { key: object.key, bytes: object.bytes, modifiedAt: object.modifiedAt };
    },
    remove: async (keys) => {
      keys.forEach(checkKey);
      await withClient((client) =>
        client.query(
          `with gone as (delete from stored_objects where key = any($1) returning id)
           delete from stored_chunks where id in (select id from gone)`,
          [keys],
        ),
      );
    },
    async *list(prefix) {
      for (let after = ""; ;) {
        const rows = await withClient(async (client) => {
          const listed = await client.query<Row>(
            `select ${columns} from stored_objects where starts_with(key, $1) and key > $2 order by key limit $3`,
            [prefix, after, LISTED_AT_ONCE],
          );
          return listed.rows;
        });
        for (const row of rows) yield objectOf(row);
        const last = rows.at(-1);
        if (last === undefined) return;
        after = last.key;
      }
    },
    addressOf: (key) => `row ${checkKey(key)} of the table stored_objects`,
    check: () => checkByWriting(storage),
    isAway: () => waiting.isAway(),
    close: () => pool.end(),
  };
  return storage;
}

type Row = { key: string; id: string; bytes: string; modified_at: Date };
const columns = "key, id, bytes, modified_at";
const objectOf = ({ key, bytes, modified_at }: Row): StoredObject => ({
  key,
  bytes: Number(bytes),
  modifiedAt: modified_at,
});

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield Buffer.from(bytes.subarray(at, at + CHUNK_BYTES));
}

/** Under a lock: only one of several starting servers creates the tables. */
async function makeTables(pool: Pool): Promise<void> {
  const known = await pool.query<{ name: string | null }>("select to_regclass('stored_chunks') as name");
  if (known.rows[0]?.name !== null) return;
  await pool.query(`begin; select pg_advisory_xact_lock(${TABLE_LOCK}); ${tables}; commit`);
}

/** Connection, resources, shutdown, I/O: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const passing = new Set(["08", "53", "57", "58", "40"]);

/** Without the original error as cause: pg attaches the client to it, and with it the password. */
async function asStorageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const reason = error instanceof AggregateError ? error.errors.map(String).join("; ") : String(error);
    const isPassing = !(error instanceof DatabaseError) || passing.has((error.code ?? "").slice(0, 2));
    throw new StorageError(
      isPassing ? "unavailable" : "failed",
      `PostgreSQL, which stores the files, does not take this: ${reason}`,
    );
  }
}
