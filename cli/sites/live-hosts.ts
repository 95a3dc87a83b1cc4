import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import type { Network } from "#site/network.ts";
import type { Problem } from "#site/yaml-file.ts";

/** Hosts that a live site of no file in this folder has already. */
export async function hostsOfLiveSites({ sites }: Network, store: Store): Promise<Problem[]> {
  const here = new Set(sites.map(({ settings }) => settings.id));
  const live = (await store.operator.sites.list()).filter(({ id }) => !here.has(id));
  const owners = new Map(live.flatMap(({ name, hosts }) => hosts.map((host) => [host, name] as const)));
  return sites.flatMap(({ file, settings }) =>
    settings.hosts.flatMap((host, index) => {
      const owner = owners.get(host.toLowerCase());
      if (owner === undefined) return [];
      const expected = `the host "${host}" belongs to the live site ${owner}; a host leads to one site only`;
      return [file.problem(["hosts", index], expected)];
    }),
  );
}

/** For commands that work without a store, and know more with one: null where none has been made yet. */
export async function withStoreIfAny<T>(use: (store: Store | null) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
  const dataDir = resolve(DATA_DIR);
  if (DATABASE_URL === undefined && !existsSync(sqliteFile(dataDir))) return use(null);
  const { openStore } = await import("#server/adapters/store/open-store.ts");
  const store = await openStore({ databaseUrl: DATABASE_URL, dataDir });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
