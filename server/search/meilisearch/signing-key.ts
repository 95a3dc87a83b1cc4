import type { Key, Meilisearch } from "meilisearch";
import { indexNames } from "../search-port.ts";
import type { SigningKey } from "../tenant-token.ts";

export type FindSigningKey = () => Promise<SigningKey>;

/**
 * The key that signs tokens for the server: one that may search, and preferably nothing else. The master key cannot
 * sign.
 */
export function signingKeyOf(client: Meilisearch): FindSigningKey {
  let found: Promise<SigningKey> | null = null;
  const find = async (): Promise<SigningKey> => {
    const { results } = await client.getKeys({ limit: 1000 });
    const [best] = results.filter(maySearch).sort((a, b) => a.actions.length - b.actions.length);
    if (best) return { uid: best.uid, key: best.key };
    throw new Error("The search server has no key that may search every index. Make one, or restore its default keys.");
  };
  return () => {
    found ??= find().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

function maySearch({ actions, indexes, expiresAt }: Key): boolean {
  const covers = (uid: string) => indexes.includes("*") || indexes.includes(uid);
  // Only keys without expiry: an expired key would invalidate every token.
  return (actions.includes("search") || actions.includes("*")) && indexNames.every(covers) && expiresAt === null;
}
