import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { type LeadFiles, incomingPrefix } from "#server/adapters/files/lead-files.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { orphanAgeMs } from "./orphan-age.ts";
import { UploadFolder } from "./upload-folder.ts";

const EVERY_MS = 30 * 60 * 1000;

/**
 * Removes leftovers of unfinished uploads: scratch folders of this server, and objects of any server. Files that a lead
 * names stay. Returns how many uploads were swept.
 */
export async function sweepUploads(leadFiles: LeadFiles, store: Store, now: Date): Promise<number> {
  const swept = new Set<string>();
  const isOld = (changed: number) => now.getTime() - changed >= orphanAgeMs;
  for (const id of await readdir(leadFiles.scratch)) {
    const path = join(leadFiles.scratch, id);
    const found = await stat(path).catch(() => null);
    if (found === null || !isOld(found.mtimeMs)) continue;
    await rm(path, { recursive: true, force: true });
    swept.add(id);
  }
  for (const [id, { keys, changed }] of await storedUploads(leadFiles)) {
    if (!isOld(changed)) continue;
    const folder = await UploadFolder.reopen(leadFiles, id);
    const lead = folder?.intent ? await store.operator.leads.get(folder.intent.lead_id) : null;
    const named = new Set(lead?.files?.map((file) => file.id));
    await leadFiles.remove((folder?.intent?.files ?? []).filter((file) => !named.has(file.id)));
    await leadFiles.storage.remove(keys);
    swept.add(id);
  }
  return swept.size;
}

type StoredUpload = { keys: string[]; changed: number };

async function storedUploads({ storage }: LeadFiles): Promise<Map<string, StoredUpload>> {
  const uploads = new Map<string, StoredUpload>();
  for await (const { key, modifiedAt } of storage.list(incomingPrefix)) {
    const id = key.slice(incomingPrefix.length).split("/")[0] ?? "";
    const known = uploads.get(id) ?? { keys: [], changed: 0 };
    known.keys.push(key);
    known.changed = Math.max(known.changed, modifiedAt.getTime());
    uploads.set(id, known);
  }
  return uploads;
}

type Sweeping = { leadFiles: LeadFiles; store: Store; clock: () => Date; log: Logger };

/** At the start, and periodically. Returns a stop function. */
export function keepSwept({ leadFiles, store, clock, log }: Sweeping): () => void {
  const sweep = () => {
    sweepUploads(leadFiles, store, clock()).then(
      (swept) => swept > 0 && log.info({ swept }, "uploads without a lead were removed"),
      (error: unknown) => log.warn({ err: error }, "uploads without a lead could not be swept"),
    );
  };
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  sweep();
  return () => clearInterval(timer);
}
