import { mkdirSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { keptTypes, type LeadFile } from "#domain/lead/lead-file.ts";
import { renameDurably, syncFolder } from "./write-durably.ts";

type Named = Pick<LeadFile, "id" | "type">;

const idShape = /^[0-9a-f]{32}$/;

/** The files of leads, under names of our own. Servers that share a database have to share this folder. */
export class FileShelf {
  /** Where uploads arrive, each in a folder of its own. */
  readonly incoming: string;
  readonly #kept: string;

  constructor(folder: string) {
    this.incoming = join(folder, "incoming");
    this.#kept = join(folder, "kept");
    for (const dir of [this.incoming, this.#kept]) mkdirSync(dir, { recursive: true, mode: 0o700 });
  }

  pathOf({ id, type }: Named): string {
    if (!idShape.test(id)) throw new Error(`not the id of a file: ${JSON.stringify(id)}`);
    return join(this.#kept, id.slice(0, 2), `${id}.${keptTypes[type]}`);
  }

  /** Takes a finished file over: on disk, whole, under its own name, when this resolves. */
  async take(from: string, file: Named): Promise<void> {
    const path = this.pathOf(file);
    const folder = join(path, "..");
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    await renameDurably(from, path);
    await syncFolder(folder);
    if (made !== undefined) await syncFolder(this.#kept);
  }

  /** Null when it was erased. */
  async read(file: Named): Promise<Buffer<ArrayBuffer> | null> {
    try {
      return await readFile(this.pathOf(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }

  async remove(files: readonly Named[]): Promise<void> {
    for (const file of files) await rm(this.pathOf(file), { force: true });
  }
}
