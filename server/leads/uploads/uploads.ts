import { uploadLimits } from "#domain/upload/upload-limits.ts";
import type { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import { oneAtATime } from "#server/platform/admission/one-at-a-time.ts";
import { type Pace, usualPace } from "#server/platform/admission/pace.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { StorageError } from "#server/adapters/storage/storage.ts";
import { leadProblems, LeadError } from "#server/leads/service/lead-problem.ts";
import type { LeadOutcome, SentFiles } from "#server/leads/service/lead-service.ts";
import { isDiskFull } from "./disk-full.ts";
import { inspectFiles, keepFiles } from "./keep-files.ts";
import { mostUploadBytes, type Received, receiveUpload } from "./receive-upload.ts";
import { UploadFolder } from "./upload-folder.ts";
import { UploadGate } from "./upload-gate.ts";

export type UploadRequest = {
  body: ReadableStream<Uint8Array> | null;
  contentType: string;
  contentLength: number | null;
  site: string;
  address: string;
};

/** Limit of files that wait for the last post of forms without a script; the oldest are dropped. */
const MOST_HELD_BYTES = 64 * uploadLimits.bytes;

export const multipartType = "multipart/form-data";

/** Accepts uploads, few at a time, and handles each to its end. */
export class Uploads {
  readonly gate = new UploadGate();
  readonly #leadFiles: LeadFiles;
  readonly #disk: DiskGuard;
  readonly #pace: Pace;
  readonly #inOrder = oneAtATime();
  readonly #held = new Map<string, number>();
  readonly #busy = new Map<string, Promise<unknown>>();

  constructor(leadFiles: LeadFiles, disk: DiskGuard, pace: Pace = usualPace) {
    this.#leadFiles = leadFiles;
    this.#disk = disk;
    this.#pace = pace;
  }

  /**
   * Receives the texts and files of one request, checks the files, and passes them to `work` with their problems.
   * Throws LeadError if it did not arrive completely; then nothing of it is left.
   */
  async take<T>(
    { body, contentType, contentLength, site, address }: UploadRequest,
    work: (received: Received, upload: UploadFolder) => Promise<T>,
  ): Promise<T> {
    if (!contentType.startsWith(multipartType)) throw new LeadError(leadProblems.notMultipart);
    if (contentLength !== null && contentLength > mostUploadBytes) throw new LeadError(leadProblems.uploadTooLarge);
    if (!(await this.#disk.allows("uploads"))) throw new LeadError(leadProblems.diskFull);
    let isWhole = false;
    // Before the body is read: nobody should send ten photos only to be refused.
    if (this.#leadFiles.storage.isAway()) throw new LeadError(leadProblems.storageAway);
    const receiving = new AbortController();
    const leave = this.gate.enter(site, address, () => {
      if (isWhole) return false;
      receiving.abort();
      leave?.();
      return true;
    });
    if (leave === null) throw new LeadError(leadProblems.busy);
    try {
      const upload = await UploadFolder.create(this.#leadFiles);
      try {
        const received = await receiveUpload(body, contentType, upload, this.#pace, receiving.signal);
        isWhole = true;
        const refusal = received.refusal ?? (await inspectFiles(upload, this.#inOrder));
        return await work({ ...received, refusal }, upload);
      } catch (error) {
        // The lead may have been stored: the sweep finds out.
        if (error instanceof LeadError) await leaveToSweep(() => upload.abandon());
        throw error;
      }
    } finally {
      leave();
    }
  }

  filesOf(upload: UploadFolder): SentFiles {
    return { listed: upload.files, keep: (leadId) => whileStored(() => keepFiles(upload, leadId, this.#inOrder)) };
  }

  /** After the lead: its files stay, or are removed with it. */
  async settle(upload: UploadFolder, outcome: LeadOutcome): Promise<void> {
    this.#held.delete(upload.id);
    // Whether its lead was committed is unknown: what the storage has stays for the sweep.
    if (outcome.status === 503) await upload.dropScratch();
    else if (!("error" in outcome) && outcome.stored !== null) await leaveToSweep(() => upload.finish());
    else await leaveToSweep(() => upload.abandon());
  }

  /** Lets an upload wait for the next post of its form. */
  async hold(upload: UploadFolder): Promise<void> {
    await whileStored(() => upload.hold());
    this.#held.set(
      upload.id,
      upload.files.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    let sum = [...this.#held.values()].reduce((all, bytes) => all + bytes, 0);
    for (const [id, bytes] of this.#held) {
      if (sum <= MOST_HELD_BYTES || id === upload.id) break;
      this.#held.delete(id);
      sum -= bytes;
      await leaveToSweep(async () => (await UploadFolder.reopen(this.#leadFiles, id))?.abandon());
    }
  }

  /** Posts of one form that waits with its files run one after another: the second finds what the first has done. */
  async alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#busy.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#busy.set(id, mine);
    try {
      return await mine;
    } finally {
      if (this.#busy.get(id) === mine) this.#busy.delete(id);
    }
  }

  async held(id: string): Promise<UploadFolder | null> {
    return whileStored(async () => {
      const upload = await UploadFolder.reopen(this.#leadFiles, id);
      if (upload?.intent === null) await upload.fetchDrafts();
      return upload;
    });
  }
}

/** If the storage is down, files are refused, with a sentence for the visitor. Leads without files never use it. */
async function whileStored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new LeadError(isDiskFull(error) ? leadProblems.diskFull : leadProblems.storageAway, error);
  }
}

/** Cleaning up changes no answer: what fails now, the sweep removes later. */
async function leaveToSweep(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
}
