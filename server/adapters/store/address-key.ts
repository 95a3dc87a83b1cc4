import { hash } from "node:crypto";
import { normalAddress } from "#domain/lead/mail-address.ts";

/** Stands for an address on the list of unsubscribes; it stays when the address itself is erased. */
export function addressKey(site: string, address: string): string {
  return hash("sha256", `${site}\n${normalAddress(address)}`, "base64url");
}
