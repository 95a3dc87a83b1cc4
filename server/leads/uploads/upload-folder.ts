import { randomBytes } from "node:crypto";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileNames, type LeadFile } from "#domain/lead/lead-file.ts";
import type { Stored, StoredDocument } from "#server/documents/stored-document.ts";
import { documentOrProblem, DocumentError } from "#server/documents/document-error.ts";
import { type Intent, intentDocument, type ReceivedFile, receivedDocument } from "#server/documents/upload-document.ts";
import { type LeadFiles, incomingPrefix } from "#server/adapters/files/lead-files.ts";

const intentName = "intent.json";
const receivedName = "received.json";
const spentName = "spent";
const idShape = /^[0-9a-f]{32}$/;

/**
 * One upload from its first byte to its lead. Its drafts are in a scratch folder of this server; the storage has what
 * other servers need: drafts of a repeated form, and which files a sweep has to remove when a process died before the
 * lead was committed.
 */
export class UploadFolder {
  readonly id: string;
  readonly #leadFiles: LeadFiles;
  readonly #scratch: string;
  files: readonly ReceivedFile[] = [];
  #intent: Intent | null = null;
  #isHeld = false;
  #isSpent = false;

  private constructor(leadFiles: LeadFiles, id: string) {
    this.id = id;
    this.#leadFiles = leadFiles;
    this.#scratch = join(leadFiles.scratch, id);
  }

  static async create(leadFiles: LeadFiles): Promise<UploadFolder> {
    const folder = new UploadFolder(leadFiles, randomBytes(16).toString("hex"));
    await mkdir(folder.#scratch, { mode: 0o700 });
    return folder;
  }

  /** An upload waiting for its form to be finished, on whichever server it arrived; null if it is gone. */
  static async reopen(leadFiles: LeadFiles, id: string): Promise<UploadFolder | null> {
    if (!idShape.test(id)) return null;
    const folder = new UploadFolder(leadFiles, id);
    const [received, intent, spent] = await Promise.all([
      folder.#read(receivedName, receivedDocument),
      folder.#read(intentName, intentDocument),
      leadFiles.storage.read(folder.#keyOf(spentName)),
    ]);
    if (received !== null) folder.files = received;
    folder.#isHeld = received !== null;
    folder.#isSpent = spent !== null;
    folder.#intent = intent;
    return received === null && intent === null ? null : folder;
  }

  get intent(): Intent | null {
    return this.#intent;
  }

  /** Its lead was committed, and only the names of its files are still known. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** A file of this server's disk. */
  pathOf(draft: string): string {
    return join(this.#scratch, draft);
  }

  /** Names of the files chosen in a field, as the form shows them. */
  namesIn(field: string): string {
    return fileNames(this.files.filter((file) => file.field === field));
  }

  /** Lets it wait in the storage for the next post of its form, whichever server that reaches. */
  async hold(): Promise<void> {
    const { storage } = this.#leadFiles;
    if (!this.#isHeld)
      for (const { draft } of this.files) await storage.putFile(this.#keyOf(draft), this.pathOf(draft));
    await storage.put(this.#keyOf(receivedName), Buffer.from(receivedDocument.encode(this.files)));
    this.#isHeld = true;
    await this.dropScratch();
  }

  /** Copies the drafts of a waiting upload to this server's disk. */
  async fetchDrafts(): Promise<void> {
    if (!this.#isHeld || this.#isSpent) return;
    await mkdir(this.#scratch, { recursive: true, mode: 0o700 });
    for (const { draft, bytes } of this.files) {
      const known = await stat(this.pathOf(draft)).catch(() => null);
      if (known?.size === bytes) continue;
      const stored = await this.#leadFiles.storage.read(this.#keyOf(draft));
      if (stored !== null) await writeFile(this.pathOf(draft), stored, { mode: 0o600 });
    }
  }

  /** Durable and complete in the storage: the lead that names these files may be committed when this resolves. */
  async shelve(lead_id: string, files: readonly (LeadFile & { from: string })[]): Promise<void> {
    this.#intent = { lead_id, files: files.map(({ id, type }) => ({ id, type })) };
    await this.#leadFiles.storage.put(this.#keyOf(intentName), Buffer.from(intentDocument.encode(this.#intent)));
    for (const file of files) await this.#leadFiles.take(file.from, file);
  }

  /**
   * Its lead was committed. If it waited for its form, the names stay until they are swept: a second click on the last
   * button posts the same again, and has to be recognised.
   */
  async finish(): Promise<void> {
    if (this.#isSpent) return;
    const { storage } = this.#leadFiles;
    await this.dropScratch();
    if (!this.#isHeld) return storage.remove([this.#keyOf(intentName)]);
    await storage.put(this.#keyOf(spentName), Buffer.from("true"));
    await storage.remove([...this.files.map(({ draft }) => this.#keyOf(draft)), this.#keyOf(intentName)]);
  }

  /** No lead will name its files. */
  async abandon(): Promise<void> {
    if (this.#isSpent) return;
    await this.dropScratch();
    if (this.#intent) await this.#leadFiles.remove(this.#intent.files);
    if (!this.#isHeld && this.#intent === null) return;
    const names = [...this.files.map(({ draft }) => draft), receivedName, intentName];
    await this.#leadFiles.storage.remove(names.map((name) => this.#keyOf(name)));
  }

  /** What the storage has of it stays, for a retry or for the sweep. */
  dropScratch(): Promise<void> {
    return rm(this.#scratch, { recursive: true, force: true });
  }

  #keyOf(name: string): string {
    return `${incomingPrefix}${this.id}/${name}`;
  }

  /** Null if there is none, or it cannot be read: then the upload counts as gone, and a sweep removes its files. */
  async #read<Name extends string, T>(name: string, { decode }: StoredDocument<Name, T>): Promise<T | null> {
    const stored = await this.#leadFiles.storage.read(this.#keyOf(name));
    if (stored === null) return null;
    const read = documentOrProblem(() => decode(stored.toString("utf8") as Stored<Name>, this.id));
    return read instanceof DocumentError ? null : read;
  }
}
