import { mkdirSync } from "node:fs";
import { storedTypes, type LeadFile } from "#domain/lead/lead-file.ts";
import { mailKeyOf } from "../mail/file-mailer.ts";
import type { Storage } from "../storage/storage.ts";

type Named = Pick<LeadFile, "id" | "type">;

const idShape = /^[0-9a-f]{32}$/;

/** The files of leads, in the storage under names of ours. */
export class LeadFiles {
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
    return `${storedPrefix}${id.slice(0, 2)}/${id}.${storedTypes[type]}`;
  }

  /** The location of the file, for an operator. */
  addressOf(file: Named): string {
    return this.storage.addressOf(LeadFiles.keyOf(file));
  }

  /** Moves a finished file into the storage: durable and complete when this resolves. */
  async take(from: string, file: Named): Promise<void> {
    await this.storage.putFile(LeadFiles.keyOf(file), from);
  }

  /** Null if it was erased. */
  read(file: Named): Promise<Buffer<ArrayBuffer> | null> {
    return this.storage.read(LeadFiles.keyOf(file));
  }

  async remove(files: readonly Named[]): Promise<void> {
    if (files.length > 0) await this.storage.remove(files.map((file) => LeadFiles.keyOf(file)));
  }

  async erase({ files, deliveries }: ErasedFiles): Promise<void> {
    const keys = [...files.map((file) => LeadFiles.keyOf(file)), ...deliveries.map(mailKeyOf)];
    if (keys.length > 0) await this.storage.remove(keys);
  }
}

/** Everything outside the database that an erasure removes. */
export type ErasedFiles = {
  files: readonly LeadFile[];
  /** Deliveries: their mails may be saved as files. */
  deliveries: readonly string[];
};

/** Files that leads name. */
export const storedPrefix = "files/kept/";
/** Uploads that have no lead yet. */
export const incomingPrefix = "files/incoming/";
