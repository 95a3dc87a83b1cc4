import { mkdirSync } from "node:fs";
import { keptTypes, type LeadFile } from "#domain/lead/lead-file.ts";
import type { Storage } from "../storage/storage.ts";

type Named = Pick<LeadFile, "id" | "type">;

const idShape = /^[0-9a-f]{32}$/;

/** The files of leads, in the storage under names of ours. */
export class FileShelf {
  readonly storage: Storage;
  /** A local folder of this server, where uploads arrive and are checked. */
  readonly scratch: string;

  constructor(storage: Storage, scratch: string) {
    this.storage = storage;
    this.scratch = scratch;
    mkdirSync(scratch, { recursive: true, mode: 0o700 });
  }

  static keyOf({ id, type }: Named): string {
    if (!idShape.test(id)) throw new Error(`not the id of a file: ${JSON.stringify(id)}`);
    return `${keptPrefix}${id.slice(0, 2)}/${id}.${keptTypes[type]}`;
  }

  /** The location of the file, for an operator. */
  addressOf(file: Named): string {
    return this.storage.addressOf(FileShelf.keyOf(file));
  }

  /** Moves a finished file into the storage: durable and complete when this resolves. */
  async take(from: string, file: Named): Promise<void> {
    await this.storage.putFile(FileShelf.keyOf(file), from);
  }

  /** Null if it was erased. */
  read(file: Named): Promise<Buffer<ArrayBuffer> | null> {
    return this.storage.read(FileShelf.keyOf(file));
  }

  async remove(files: readonly Named[]): Promise<void> {
    if (files.length > 0) await this.storage.remove(files.map((file) => FileShelf.keyOf(file)));
  }
}

/** Files that leads name. */
export const keptPrefix = "files/kept/";
/** Uploads that have no lead yet. */
export const incomingPrefix = "files/incoming/";
