import { createHash } from "node:crypto";
import { normalAddress } from "#domain/consent/address.ts";

/** What stands for an address on the list of those who unsubscribed; it stays when the address itself is erased. */
export function addressKey(site: string, address: string): string {
  return createHash("sha256")
    .update(`${site}\n${normalAddress(address)}`)
    .digest("base64url");
}
