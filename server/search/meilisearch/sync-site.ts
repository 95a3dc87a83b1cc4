import { type Index, type Meilisearch, MeilisearchApiError } from "meilisearch";
import type { Document } from "#search-engine/document.ts";
import { type IndexName, indexNames } from "../search-port.ts";
import { contentMark, documentKey, serverSettings } from "./index-settings.ts";
import { doTask, type Patience, tryAgain } from "./server-tasks.ts";

const batchSize = 1000;
/** The index on the server that records the version each site was last synced to. */
const ledger = "forecourt_sync";

export type SyncProgress = { site: string; index: IndexName; done: number; total: number };

export type SyncTarget = {
  readonly client: Meilisearch;
  readonly patience: Patience;
  readonly onProgress?: (progress: SyncProgress) => void;
  readonly signal?: AbortSignal;
};

/** Updates settings to what this version of the platform needs. The server creates missing indexes. */
export async function prepareServer({ client, patience, signal }: SyncTarget): Promise<void> {
  for (const name of indexNames) {
    await doTask(client, () => client.index(name).updateSettings(serverSettings[name]), patience, signal);
  }
}

/**
 * Syncs one site's documents on the server with what it lists now. Only differing documents are sent, by comparing
 * content hashes with the server's: the next run finishes one that was interrupted.
 */
export async function syncSite(
  target: SyncTarget,
  siteId: string,
  version: string,
  documents: () => Readonly<Record<IndexName, readonly Document[]>>,
): Promise<{ sent: number; deleted: number }> {
  const totals = { sent: 0, deleted: 0 };
  if ((await lastVersion(target, siteId)) === version) return totals;
  const wanted = documents();
  for (const name of indexNames) {
    const { sent, deleted } = await syncIndex(target, siteId, name, wanted[name]);
    totals.sent += sent;
    totals.deleted += deleted;
  }
  await write(target, target.client.index(ledger), [{ id: siteId, version }], "id");
  return totals;
}

/** Removes documents of sites that no longer exist. */
export async function sweepSites(target: SyncTarget, siteIds: ReadonlySet<string>): Promise<void> {
  const { client, patience, signal } = target;
  const known = await orAbsent(client.index(ledger).getDocuments<{ id: string }>({ fields: ["id"], limit: 10_000 }));
  for (const { id } of known?.results ?? []) {
    if (siteIds.has(id)) continue;
    const filter = `listed_on = ${JSON.stringify(id)}`;
    for (const name of indexNames) {
      await doTask(client, () => client.index(name).deleteDocuments({ filter }), patience, signal);
    }
    await doTask(client, () => client.index(ledger).deleteDocuments([id]), patience, signal);
  }
}

async function syncIndex(target: SyncTarget, site: string, name: IndexName, wanted: readonly Document[]) {
  const { client, patience, signal, onProgress } = target;
  const index = client.index(name);
  const held = await readMarks(target, index, site);
  const changed = wanted.filter((document) => held.get(String(document[documentKey])) !== document[contentMark]);
  for (const document of wanted) held.delete(String(document[documentKey]));
  const gone = [...held.keys()];
  const total = changed.length + gone.length;
  let done = 0;
  const advance = (count: number) => onProgress?.({ site, index: name, done: (done += count), total });
  for (const batch of inBatches(changed)) {
    await write(target, index, batch, documentKey);
    advance(batch.length);
  }
  for (const batch of inBatches(gone)) {
    await doTask(client, () => index.deleteDocuments(batch), patience, signal);
    advance(batch.length);
  }
  return { sent: changed.length, deleted: gone.length };
}

const write = ({ client, patience, signal }: SyncTarget, index: Index, batch: Document[], primaryKey: string) =>
  doTask(client, () => index.addDocuments(batch, { primaryKey }), patience, signal);

/** The content hash of every document that the server has of a site. */
async function readMarks(target: SyncTarget, index: Index, site: string): Promise<Map<string, string>> {
  const { patience, signal } = target;
  const marks = new Map<string, string>();
  const filter = `listed_on = ${JSON.stringify(site)}`;
  for (let offset = 0; ; offset += batchSize) {
    const ask = () => index.getDocuments({ filter, fields: [documentKey, contentMark], limit: batchSize, offset });
    const { results } = await tryAgain(ask, patience, signal);
    for (const document of results) marks.set(String(document[documentKey]), String(document[contentMark]));
    if (results.length < batchSize) return marks;
  }
}

async function lastVersion({ client, patience, signal }: SyncTarget, siteId: string): Promise<string | null> {
  const read = () => orAbsent(client.index(ledger).getDocument<{ version: string }>(siteId));
  return (await tryAgain(read, patience, signal))?.version ?? null;
}

async function orAbsent<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof MeilisearchApiError && error.response.status === 404) return null;
    throw error;
  });
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  );
}
