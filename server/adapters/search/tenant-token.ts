import { createHmac } from "node:crypto";
import { z } from "zod";
import { isSameText } from "#server/signing.ts";

/** The key that signs tenant tokens: an API key as in Meilisearch. */
export type SigningKey = { readonly uid: string; readonly key: string };

const filter = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]);
const rule = z.object({ filter: filter.nullish() }).nullable();
/** A list of index names, or a rule by index name; `*` means every index. */
const searchRules = z.union([z.array(z.string()), z.record(z.string(), rule)]);
const claims = z.object({ apiKeyUid: z.string(), searchRules, exp: z.number().nullish() });
const header = z.object({ alg: z.literal("HS256") });

export type SearchRules = z.output<typeof searchRules>;
export type TokenClaims = z.output<typeof claims>;

/** A Meilisearch tenant token: the same claims give the same text. */
export function signTenantToken(payload: TokenClaims, { key }: SigningKey): string {
  const body = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(payload)}`;
  return `${body}.${signature(body, key)}`;
}

/** The claims of a token that this key has signed, whatever its age; null for any other text. */
export function readTenantToken(token: string, { key, uid }: SigningKey): TokenClaims | null {
  const [head = "", payload = "", signed = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSameText(signed, signature(`${head}.${payload}`, key))) return null;
  if (!header.safeParse(decode(head)).success) return null;
  const found = claims.safeParse(decode(payload));
  return found.success && found.data.apiKeyUid === uid ? found.data : null;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

const signature = (body: string, key: string): string => createHmac("sha256", key).update(body).digest("base64url");
