import type { SourceRow } from "./source-row.ts";
import { createReadStream } from "node:fs";
import type { Mapping } from "#domain/feed/mapping.ts";
import { csvRows } from "./csv-rows.ts";
import { detectFormat } from "./detect-format.ts";
import { checkRoom, type Writing } from "./feed-writer.ts";
import { jsonLineRows, jsonRows } from "./json-rows.ts";
import { xmlRows } from "./xml-rows.ts";

/** The rows of a feed's files in order, in bounded memory. `onBytes` reports progress. */
export async function* readRows(
  files: readonly string[],
  format: Mapping["format"],
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<SourceRow> {
  for (const file of files) {
    const found = await detectFormat(file, format);
    const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
    bytes.on("data", (chunk) => onBytes(chunk.length));
    const text = decoded(bytes, found.encoding);
    try {
      if (found.type === "csv") yield* csvRows(text, found.delimiter);
      else if (found.type === "jsonl") yield* jsonLineRows(text);
      else if (found.type === "json") yield* jsonRows(text, format.rows ?? null, found.head);
      else yield* xmlRows(text, format.rows ?? null, found.head);
    } finally {
      bytes.destroy();
    }
  }
}

const LOOK_EVERY_ROWS = 1000;

/** The rows, until the signal aborts or the disk is nearly full: rows are staged in the database. */
export async function* whileAllowed(
  rows: AsyncIterable<SourceRow>,
  { disk, signal }: Writing,
): AsyncGenerator<SourceRow> {
  let count = 0;
  for await (const row of rows) {
    signal.throwIfAborted();
    if (count++ % LOOK_EVERY_ROWS === 0) await checkRoom({ disk });
    yield row;
  }
}

async function* decoded(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== "") yield rest;
}
