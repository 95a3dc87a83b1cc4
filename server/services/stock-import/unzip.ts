import { extname, join } from "node:path";
import { openPromise } from "yauzl";
import { MOST_BYTES, type Writing, writeFeed } from "./feed-writer.ts";
import { SourceProblem } from "./source-problem.ts";

const readable = new Set([".csv", ".tsv", ".txt", ".json", ".jsonl", ".ndjson", ".xml", ""]);

/** Some dealers send a file a car; nobody sends thousands. */
const MOST_ENTRIES = 1000;

/** Unpacks the possible feeds of a zip, under names of ours, sorted by their names. */
export async function unzipTo(zip: string, writing: Writing & { scratch: string }): Promise<string[]> {
  const archive = await openPromise(zip, { lazyEntries: true });
  const found: { name: string; file: string }[] = [];
  let left = MOST_BYTES;
  try {
    if (archive.entryCount > MOST_ENTRIES)
      throw new SourceProblem(`The zip holds ${archive.entryCount} entries, more than ${MOST_ENTRIES}.`);
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName === "[Content_Types].xml")
        throw new SourceProblem("The feed is an Excel workbook. Save its sheet as CSV and import that.");
      const isFolder = entry.fileName.endsWith("/");
      if (isFolder || entry.fileName.startsWith("__MACOSX/") || !readable.has(extname(entry.fileName).toLowerCase()))
        continue;
      const file = join(writing.scratch, `unzipped-${found.length}${extname(entry.fileName).toLowerCase()}`);
      left -= await writeFeed(await archive.openReadStreamPromise(entry), file, writing, { most: left });
      found.push({ name: entry.fileName, file });
    }
  } finally {
    archive.close();
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ file }) => file);
}
