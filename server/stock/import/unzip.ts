import { extname, join } from "node:path";
import { type Entry, openPromise } from "yauzl";
import { MOST_BYTES, type Writing, writeFeed } from "./feed-writer.ts";
import { SourceError } from "./source-error.ts";

const readable = new Set([".csv", ".tsv", ".txt", ".json", ".jsonl", ".ndjson", ".xml", ""]);

/** Some dealers send a file a car; nobody sends thousands. */
const MOST_ENTRIES = 1000;

/** Documents that are zip files: each is known by an entry. */
const documents = new Map([
  ["[Content_Types].xml", "an Excel workbook"],
  ["mimetype", "an OpenDocument file"],
]);

export const damaged = (what: string): SourceError =>
  new SourceError(`The ${what} is damaged or was cut off. Fetch it again, or ask whoever sends it.`);

/** Unpacks the possible feeds of a zip, under names of ours, sorted by their names. */
export async function unzipTo(zip: string, writing: Writing & { scratch: string }): Promise<string[]> {
  const archive = await openPromise(zip, { lazyEntries: true }).catch(() => {
    throw damaged("zip");
  });
  const found: { name: string; file: string }[] = [];
  let left = MOST_BYTES;
  try {
    if (archive.entryCount > MOST_ENTRIES)
      throw new SourceError(`The zip holds ${archive.entryCount} entries, more than ${MOST_ENTRIES}.`);
    for await (const entry of archive.eachEntry()) {
      const document = documents.get(entry.fileName);
      if (document !== undefined)
        throw new SourceError(`The feed is ${document}. Save its sheet as CSV and import that.`);
      const isFolder = entry.fileName.endsWith("/");
      if (isFolder || entry.fileName.startsWith("__MACOSX/") || !readable.has(extname(entry.fileName).toLowerCase()))
        continue;
      checkReadable(entry);
      const file = join(writing.scratch, `unzipped-${found.length}${extname(entry.fileName).toLowerCase()}`);
      left -= await writeFeed(await archive.openReadStreamPromise(entry), file, writing, { most: left });
      found.push({ name: entry.fileName, file });
    }
  } finally {
    archive.close();
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ file }) => file);
}

const STORED = 0;
const DEFLATED = 8;

function checkReadable(entry: Entry): void {
  if (entry.isEncrypted())
    throw new SourceError(
      "The zip is protected by a password. Ask for it without one: https and sftp protect a feed on its way.",
    );
  const { compressionMethod: method } = entry;
  if (method !== STORED && method !== DEFLATED)
    throw new SourceError(
      `The zip is packed by a method that cannot be read (${method}). Ask for the usual one, deflate.`,
    );
}
