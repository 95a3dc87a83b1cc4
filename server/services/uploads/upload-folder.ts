import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileNames, type LeadFile } from "#domain/lead/lead-file.ts";
import type { FileShelf } from "#server/adapters/files/file-shelf.ts";
import { syncFolder, writeDurably } from "#server/adapters/files/write-durably.ts";

/** A file as it arrived: in a draft of its own, its bytes looked at, nothing of it believed. */
export type ReceivedFile = { field: string; name: string; draft: string; bytes: number; sha256: string };

/** What of an upload is on the shelf, written down before anything is put there. */
export type Intent = { lead_id: string; files: readonly Pick<LeadFile, "id" | "type">[] };

const intentName = "intent.json";
const receivedName = "received.json";
const spentName = "spent";
const idShape = /^[0-9a-f]{32}$/;

/**
 * One upload between its first byte and the lead that it belongs to. Whatever ends it early leaves this folder behind,
 * and the folder says what has to be swept.
 */
export class UploadFolder {
  readonly id: string;
  readonly #shelf: FileShelf;
  readonly #folder: string;
  files: readonly ReceivedFile[] = [];
  #intent: Intent | null = null;
  #isHeld = false;
  #isSpent = false;

  private constructor(shelf: FileShelf, id: string) {
    this.id = id;
    this.#shelf = shelf;
    this.#folder = join(shelf.incoming, id);
  }

  static async create(shelf: FileShelf): Promise<UploadFolder> {
    const folder = new UploadFolder(shelf, randomBytes(16).toString("hex"));
    await mkdir(folder.#folder, { mode: 0o700 });
    return folder;
  }

  /** One that waits for its form to be finished; null when it is gone. */
  static async reopen(shelf: FileShelf, id: string): Promise<UploadFolder | null> {
    if (!idShape.test(id)) return null;
    const folder = new UploadFolder(shelf, id);
    const names = [receivedName, intentName, spentName];
    const [received, intent, spent] = await Promise.all(names.map((name) => folder.#read(name)));
    if (received !== null) folder.files = received as ReceivedFile[];
    folder.#isHeld = received !== null;
    folder.#isSpent = spent !== null;
    folder.#intent = (intent ?? null) as Intent | null;
    return received === null && intent === null ? null : folder;
  }

  get intent(): Intent | null {
    return this.#intent;
  }

  /** Its lead was committed, and only the names of its files are still known. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  pathOf(draft: string): string {
    return join(this.#folder, draft);
  }

  /** Names of what was chosen in a field, as the form shows them. */
  namesIn(field: string): string {
    return fileNames(this.files.filter((file) => file.field === field));
  }

  /** Lets it wait for the next post of its form. */
  async hold(): Promise<void> {
    await rm(this.pathOf(receivedName), { force: true });
    await writeDurably(this.pathOf(receivedName), JSON.stringify(this.files));
  }

  /** Written, fsynced, renamed: the lead that names these files may be committed when this resolves. */
  async shelve(lead_id: string, files: readonly (LeadFile & { from: string })[]): Promise<void> {
    this.#intent = { lead_id, files: files.map(({ id, type }) => ({ id, type })) };
    await rm(this.pathOf(intentName), { force: true });
    await writeDurably(this.pathOf(intentName), JSON.stringify(this.#intent));
    await syncFolder(this.#folder);
    await syncFolder(this.#shelf.incoming);
    for (const file of files) await this.#shelf.take(file.from, file);
  }

  /**
   * Its lead was committed. Of one that waited for its form the names stay until they are swept: a second click on the
   * last button posts the same again, and has to be known.
   */
  async finish(): Promise<void> {
    if (this.#isSpent) return;
    if (!this.#isHeld) return this.#remove();
    await writeDurably(this.pathOf(spentName), "true");
    for (const { draft } of this.files) {
      for (const path of [draft, `${draft}.clean`]) await rm(this.pathOf(path), { force: true });
    }
    await rm(this.pathOf(intentName), { force: true });
  }

  /** No lead will name its files. */
  async abandon(): Promise<void> {
    if (this.#isSpent) return;
    if (this.#intent) await this.#shelf.remove(this.#intent.files);
    await this.#remove();
  }

  #remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }

  async #read(name: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(this.pathOf(name), "utf8"));
    } catch (error) {
      // Half written by a process that died: what it was about was not begun yet.
      if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }
}
