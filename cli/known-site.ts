import type { Store } from "#server/adapters/store/store.ts";
import { CommandError } from "./command.ts";

export const noSite = (name: string): CommandError =>
  new CommandError(`There is no site "${name}". forecourt sites list shows them all.`);

/** The stored site of this name, or a sentence that says there is none. */
export async function knownSite(name: string, store: Store) {
  const known = await store.operator.sites.get(name);
  if (!known) throw noSite(name);
  return known;
}
