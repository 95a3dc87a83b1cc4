import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { asideOf } from "#server/adapters/store/copy/set-aside.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { backedUpPrefixes } from "./backed-up-keys.ts";
import { contentsOf } from "./contents-of.ts";
import type { StorePlace } from "./restore-backup.ts";

type Deps = { store: Store; storage: Pick<Storage, "list">; place: StorePlace };

/**
 * Whether an empty database stands where a full one was: a lost disk, a wrong DATA_DIR, a restore that was cut off.
 * Null while all is well. Such a server would answer 404 for every site, so nobody should send it requests.
 */
export async function lostStoreProblem({ store, storage, place }: Deps): Promise<string | null> {
  if ((await store.operator.sites.list()).length > 0 || (await contentsOf(place)) !== null) return null;
  const traces = [setAsideIn(place), await oldSecretIn(place, store), await fileIn(storage)].filter(Boolean);
  if (traces.length === 0) return null;
  return (
    `The database is empty, but an earlier one has left traces (${traces.join(", ")}). ` +
    "Restore its backup (forecourt restore), or correct DATA_DIR or DATABASE_URL. On a new platform, apply its sites."
  );
}

function setAsideIn({ dataDir }: StorePlace): string | null {
  const aside = asideOf(sqliteFile(dataDir));
  return existsSync(aside) ? basename(aside) : null;
}

/** A server makes a missing secret after it has opened its database. */
async function oldSecretIn({ dataDir }: StorePlace, store: Store): Promise<string | null> {
  const found = statSync(join(dataDir, "secret"), { throwIfNoEntry: false });
  const isOlder = found && found.mtimeMs < Date.parse(await store.operator.servers.storeMadeAt());
  return isOlder ? "the secret" : null;
}

/** A storage that does not answer has no say: leads without files are taken without it. */
async function fileIn(storage: Pick<Storage, "list">): Promise<string | null> {
  try {
    for (const prefix of backedUpPrefixes) for await (const { key } of storage.list(prefix)) return key;
  } catch {
    return null;
  }
  return null;
}
