import { sign, verify } from "hono/jwt";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/** The key that signs tenant tokens: an API key as in Meilisearch. */
export type SigningKey = { readonly uid: string; readonly key: string };

const filter = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]);
const rule = z.object({ filter: filter.nullish() }).nullable();
/** A list of index names, or a rule by index name; `*` means every index. */
const searchRules = z.union([z.array(z.string()), z.record(z.string(), rule)]);
const claims = z.object({ apiKeyUid: z.string(), searchRules, exp: z.number().nullish() });

export type SearchRules = z.output<typeof searchRules>;
export type TokenClaims = z.output<typeof claims>;

/** A Meilisearch tenant token: the same claims give the same text. */
export const signTenantToken = (
  payload: Omit<TokenClaims, "exp"> & { exp: number },
  { key }: SigningKey,
): Promise<string> => sign(payload, key, "HS256");

/**
 * Tokens whose signature was checked, by key and token. All visitors of a site have the same token for a day, and
 * WebCrypto checks a signature in another thread, which takes longer than most searches.
 */
const checked = new LRUCache<string, TokenClaims>({ max: 2000, maxSize: 4_000_000, sizeCalculation: textSize });

/** The claims of a token that this key has signed, whatever its age; null for any other text. */
export async function readTenantToken(token: string, { key, uid }: SigningKey): Promise<TokenClaims | null> {
  const name = `${key} ${token}`;
  const known = checked.get(name);
  if (known) return known;
  // The caller compares `exp` with its own clock.
  const rules = { alg: "HS256", exp: false, nbf: false, iat: false } as const;
  const found = claims.safeParse(await verify(token, key, rules).catch(() => null));
  if (!found.success || found.data.apiKeyUid !== uid) return null;
  checked.set(name, found.data);
  return found.data;
}

function textSize(_claims: TokenClaims, name: string): number {
  return name.length;
}
