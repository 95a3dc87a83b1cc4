import { createReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { type Writing, writeFeed } from "./feed-writer.ts";
import { SourceError } from "./source-error.ts";
import { damaged, unzipTo } from "./unzip.ts";

/** A feed as plain files on this disk, unpacked. `remove` deletes temporary files. */
export type SourceFiles = { name: string; files: string[]; remove: () => Promise<void> };

/** The file itself, the newest file of a folder, or the contents of a gzip or zip file, unpacked into `scratch`. */
export async function unpack(path: string, writing: Writing & { scratch: string }): Promise<string[]> {
  try {
    const file = await newestFile(path);
    const kind = await packingOf(file);
    if (kind === "plain") return [file];
    if (kind === "gzip") {
      const plain = join(writing.scratch, "unpacked");
      await writeFeed(createReadStream(file), plain, writing, { through: createGunzip() });
      return [plain];
    }
    const files = await unzipTo(file, writing);
    if (files.length === 0)
      throw new SourceError(`${path} is a zip without a feed: it has no CSV, TSV, TXT, JSON or XML file in it.`);
    return files;
  } catch (error) {
    if (isZlibError(error)) throw damaged("packed file");
    throw error instanceof SourceError ? error : new SourceError(`${path} cannot be read: ${reasonOf(error)}`);
  }
}

const isZlibError = (error: unknown): boolean => {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === "Z_BUF_ERROR" || code === "Z_DATA_ERROR";
};

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function newestFile(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new SourceError(`There is no file or folder ${path}.`);
  if (!found.isDirectory()) return path;
  const names = (await readdir(path, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.name.startsWith("."),
  );
  const files = await Promise.all(
    names.map(async ({ name }) => ({ file: join(path, name), at: (await stat(join(path, name))).mtimeMs })),
  );
  const newest = files.toSorted((a, b) => b.at - a.at || (a.file < b.file ? 1 : -1))[0];
  if (!newest) throw new SourceError(`The folder ${path} is empty.`);
  return newest.file;
}

async function packingOf(file: string): Promise<"plain" | "gzip" | "zip"> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 0) throw new SourceError(`${file} is empty.`);
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return "gzip";
    return buffer.readUInt32LE(0) === 0x04034b50 ? "zip" : "plain";
  } finally {
    await handle.close();
  }
}
