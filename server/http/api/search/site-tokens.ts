import { createHmac } from "node:crypto";
import { readTenantToken, type SigningKey, signTenantToken, type TokenClaims } from "#server/search/tenant-token.ts";

import { allSecrets, type Secrets } from "#server/adapters/signing/signing.ts";

const day = 86_400;
const daysValid = 7;

/** The keys that may sign tokens of a site; the first signs new ones. */
export type SiteKeys = (siteId: string) => readonly [SigningKey, ...SigningKey[]];

/** A key for each site, derived from the platform's secrets: a token of one site is invalid at another. */
export function keysFromSecrets(secrets: Secrets): SiteKeys {
  return (siteId) => {
    const [first, ...others] = allSecrets(secrets);
    return [keyOf(first, siteId), ...others.map((secret) => keyOf(secret, siteId))];
  };
}

function keyOf(secret: string, siteId: string): SigningKey {
  const draw = (use: string): string => createHmac("sha256", secret).update(`search ${use} ${siteId}`).digest("hex");
  return { uid: asUuid(draw("uid")), key: draw("key") };
}

export type IssuedToken = { readonly token: string; readonly expiresAt: string };

/**
 * Restricts `listed_on` to the site in every index. One per site and day, valid for seven days from that day's start
 * (UTC).
 */
export async function issueToken(siteId: string, [key]: ReturnType<SiteKeys>, now: number): Promise<IssuedToken> {
  const exp = (Math.floor(now / 1000 / day) + daysValid) * day;
  const searchRules = { "*": { filter: listedOn(siteId) } };
  return {
    token: await signTenantToken({ apiKeyUid: key.uid, searchRules, exp }, key),
    expiresAt: new Date(exp * 1000).toISOString(),
  };
}

export const listedOn = (siteId: string): string => `listed_on = ${JSON.stringify(siteId)}`;

export type TokenReading =
  | { readonly kind: "valid"; readonly claims: TokenClaims }
  | { readonly kind: "forged" }
  | { readonly kind: "expired"; readonly at: string };

export async function readToken(token: string, keys: ReturnType<SiteKeys>, now: number): Promise<TokenReading> {
  const claims = (await Promise.all(keys.map((key) => readTenantToken(token, key)))).find((found) => found !== null);
  if (!claims) return { kind: "forged" };
  const { exp } = claims;
  if (exp != null && exp * 1000 <= now) return { kind: "expired", at: new Date(exp * 1000).toISOString() };
  return { kind: "valid", claims };
}

/** Meilisearch's clients require the form of a version 4 UUID. */
function asUuid(hex: string): string {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-");
}
