import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { FileShelf } from "#server/adapters/files/file-shelf.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { UploadFolder } from "./upload-folder.ts";

/** Longer than an upload may take, and than a form without a script may wait for its last post. */
export const orphanAgeMs = 2 * 60 * 60 * 1000;
const EVERY_MS = 30 * 60 * 1000;

/** Removes what uploads left behind that ended early. Files that a lead names stay. Answers how many were swept. */
export async function sweepUploads(shelf: FileShelf, store: Store, now: Date): Promise<number> {
  let swept = 0;
  for (const id of await readdir(shelf.incoming)) {
    const path = join(shelf.incoming, id);
    const about = await stat(path).catch(() => null);
    if (about === null || now.getTime() - about.mtimeMs < orphanAgeMs) continue;
    const folder = await UploadFolder.reopen(shelf, id);
    const lead = folder?.intent ? await store.operator.leads.get(folder.intent.lead_id) : null;
    const named = new Set(lead?.files?.map((file) => file.id));
    await shelf.remove((folder?.intent?.files ?? []).filter((file) => !named.has(file.id)));
    await rm(path, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

/** At the start, and from time to time. Returns a stop. */
export function keepSwept(shelf: FileShelf, store: Store, clock: () => Date, log: Logger): () => void {
  const sweep = () => {
    sweepUploads(shelf, store, clock()).then(
      (swept) => swept > 0 && log.info({ swept }, "uploads without a lead were removed"),
      (error: unknown) => log.warn({ err: error }, "uploads without a lead could not be swept"),
    );
  };
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  sweep();
  return () => clearInterval(timer);
}
