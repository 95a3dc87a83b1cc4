import { createHash } from "node:crypto";
import { addressBlock } from "#server/platform/limits/address-block.ts";
import type { Site } from "#site/site.ts";

/** A fingerprint of the address that a hold is requested from. */
export function holderOf({ slug }: Site, address: string): string {
  return createHash("sha256")
    .update(`${slug} ${addressBlock(address)}`)
    .digest("base64url")
    .slice(0, 22);
}
