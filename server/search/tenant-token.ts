import { sign, verify } from "hono/jwt";
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

/** The claims of a token that this key has signed, whatever its age; null for any other text. */
export async function readTenantToken(token: string, { key, uid }: SigningKey): Promise<TokenClaims | null> {
  // The caller compares `exp` with its own clock.
  const rules = { alg: "HS256", exp: false, nbf: false, iat: false } as const;
  const found = claims.safeParse(await verify(token, key, rules).catch(() => null));
  return found.success && found.data.apiKeyUid === uid ? found.data : null;
}
