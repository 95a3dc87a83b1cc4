import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { bounded } from "./bounded-stream.ts";
import { SourceProblem } from "./source-problem.ts";
import { unzipTo } from "./unzip.ts";

/** A feed as plain files on this disk, unpacked. `remove` deletes temporary files. */
export type SourceFiles = { name: string; files: string[]; remove: () => Promise<void> };

/** More than any dealer's stock; a larger archive is refused before it fills the disk. */
export const MOST_BYTES = 4 * 1024 ** 3;

/** The file itself, the newest file of a folder, or the contents of a gzip or zip file. */
export async function unpack(path: string, scratch: string): Promise<SourceFiles> {
  const made: string[] = [];
  const remove = async () => void (await Promise.all(made.map((file) => rm(file, { force: true }))));
  try {
    const file = await newestFile(path);
    const kind = await packingOf(file);
    if (kind === "plain") return { name: path, files: [file], remove };
    if (kind === "gzip") {
      const plain = join(scratch, `${process.pid}-${made.length}-unpacked`);
      made.push(plain);
      await pipeline(createReadStream(file), createGunzip(), bounded(MOST_BYTES), createWriteStream(plain));
      return { name: path, files: [plain], remove };
    }
    const files = await unzipTo(file, scratch, MOST_BYTES, made);
    if (files.length === 0) throw new SourceProblem(`${path} holds no file that can be read.`);
    return { name: path, files, remove };
  } catch (error) {
    await remove();
    throw error instanceof SourceProblem ? error : new SourceProblem(`${path} cannot be read: ${reasonOf(error)}`);
  }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function newestFile(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new SourceProblem(`There is no file or folder ${path}.`);
  if (!found.isDirectory()) return path;
  const names = (await readdir(path, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.name.startsWith("."),
  );
  const files = await Promise.all(
    names.map(async ({ name }) => ({ file: join(path, name), at: (await stat(join(path, name))).mtimeMs })),
  );
  const newest = files.toSorted((a, b) => b.at - a.at || (a.file < b.file ? 1 : -1))[0];
  if (!newest) throw new SourceProblem(`The folder ${path} is empty.`);
  return newest.file;
}

async function packingOf(file: string): Promise<"plain" | "gzip" | "zip"> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 0) throw new SourceProblem(`${file} is empty.`);
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return "gzip";
    return buffer.readUInt32LE(0) === 0x04034b50 ? "zip" : "plain";
  } finally {
    await handle.close();
  }
}
