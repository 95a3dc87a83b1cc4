import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { ClientBase } from "pg";
import { LIVE_MS } from "../repositories/servers.ts";
import { StoreError } from "../store-error.ts";

type Seen = { name: string; started_at: string; seen_at: string };

/**
 * Throws while a server of the store is alive: what it accepts while the store is moved or replaced would be lost.
 * `store` names the store for people.
 */
export function refuseLive(servers: readonly Seen[], store: string, now: Date): void {
  const live = servers.filter(({ seen_at }) => now.getTime() - Date.parse(seen_at) < LIVE_MS);
  const last = live
    .map(({ seen_at }) => seen_at)
    .toSorted()
    .at(-1);
  if (last === undefined) return;
  const until = new Date(Date.parse(last) + LIVE_MS).toISOString();
  throw new StoreError(
    "refused",
    [
      live.length === 1
        ? `Nothing was changed: a server runs on ${store}, and what it accepts meanwhile would be lost.`
        : `Nothing was changed: ${live.length} servers run on ${store}, and what they accept meanwhile would be lost.`,
      ...live.map(
        ({ name, started_at, seen_at }) =>
          `  host ${name.replace(" ", ", process ")}, running since ${timeText(started_at)}, last seen ${timeText(seen_at)}`,
      ),
      "Stop each one on its host (systemctl stop, docker compose stop, kubectl scale --replicas=0, or kill with the number of the process), then run this command again.",
      `A server that stops signs off. One that was killed counts as alive for ${LIVE_MS / 1000} seconds: until ${timeText(until)}.`,
    ].join("\n"),
  );
}

const timeText = (iso: string): string => `${iso.slice(0, 19).replace("T", " ")} UTC`;

const seenServers = "select name, started_at, seen_at from servers order by name";

/** Within a transaction that nobody else can write in. */
export const sqliteServers = (db: DatabaseSync): Seen[] => db.prepare(seenServers).all() as Seen[];

/** Locks the list until the end of the transaction: no server reports itself meanwhile. */
export async function lockedServers(client: ClientBase): Promise<Seen[]> {
  const table = await client.query<{ name: string | null }>("select to_regclass('servers') as name");
  if (table.rows[0]?.name === null) return [];
  await client.query("lock table servers in exclusive mode");
  return (await client.query<Seen>(seenServers)).rows;
}

/** A file that cannot be read has no servers that could be asked about. */
export function refuseLiveOnFile(file: string, now: Date): void {
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  try {
    refuseLive(sqliteServers(db), "this store", now);
  } catch (error) {
    if (error instanceof StoreError) throw error;
  } finally {
    db.close();
  }
}
