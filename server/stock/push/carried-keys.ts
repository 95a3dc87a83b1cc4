import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { StockKey, StockKeys } from "#server/adapters/store/repositories/stock-keys.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { allSecrets, type Secrets } from "#server/adapters/signing/signing.ts";
import { pushSecret } from "./push-signature.ts";

// The secret of a key is derived from the SECRET that signs when it is made. So that it outlives that SECRET, the store
// also has it encrypted with the one that signs now; a database without SECRET still opens nothing.

const [NONCE_BYTES, TAG_BYTES] = [12, 16] as const;
const sealingKey = (secret: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "stock keys", 32));

/** Bound to the key's id: a sealed secret copied to another key opens nothing. */
export function sealFor(keyId: string, secret: string, pushSecrets: readonly string[]): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(secret), nonce).setAAD(Buffer.from(keyId));
  const bytes = Buffer.concat([cipher.update(pushSecrets.join(" "), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, bytes, cipher.getAuthTag()]).toString("base64url");
}

function open(keyId: string, secret: string, sealed: string): string[] | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(keyId))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    return text.toString("utf8").split(" ");
  } catch {
    return null;
  }
}

type Key = Pick<StockKey, "id" | "sealed">;

/** What the dealer may sign with; several where a key from before they were sealed may come from either SECRET. */
export function pushSecretsOf({ id, sealed }: Key, secrets: Secrets): string[] {
  const known = allSecrets(secrets);
  if (sealed === null) return known.map((secret) => pushSecret(secret, id));
  return known.map((secret) => open(id, secret, sealed)).find((found) => found !== null) ?? [];
}

/** Whether none of these secrets opens it any more. */
export const isLost = (key: Key, secrets: Secrets): boolean => pushSecretsOf(key, secrets).length === 0;

/** Seals every key with the secret that signs now, while the one before is known. Doing it twice changes nothing. */
export async function carryStockKeys(stockKeys: StockKeys, secrets: Secrets): Promise<void> {
  for (const key of await stockKeys.list()) {
    const isSealed = key.sealed !== null && !isLost(key, { secret: secrets.secret });
    const found = pushSecretsOf(key, secrets);
    if (!isSealed && found.length > 0) await stockKeys.seal(key.id, sealFor(key.id, secrets.secret, found));
  }
}

/** Keys that have not ended and that none of these secrets opens; dealerships by the name that commands take. */
export async function lostKeys(
  { operator }: Pick<Store, "operator">,
  secrets: Secrets,
  now: Date,
): Promise<{ id: string; dealership: string }[]> {
  const slugs = new Map((await operator.dealerships.heads()).map(({ id, slug }) => [id, slug]));
  return (await operator.stockKeys.list())
    .filter((key) => (key.ends_at === null || key.ends_at > now.toISOString()) && isLost(key, secrets))
    .map(({ id, dealership_id }) => ({ id, dealership: slugs.get(dealership_id) ?? dealership_id }));
}
