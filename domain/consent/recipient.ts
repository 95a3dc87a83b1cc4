import { normalAddress } from "#domain/lead/mail-address.ts";

/** Providers that ignore dots. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an address, for counting its mails: "Ana+1@example.com" and "ana+2@example.com" belong to one
 * person.
 */
export function mailboxOf(address: string): string {
  const normal = normalAddress(address);
  const at = normal.lastIndexOf("@");
  if (at < 1) return normal;
  const [user = "", domain] = [normal.slice(0, at).split("+")[0], normal.slice(at + 1)];
  return dotless.has(domain) ? `${user.replaceAll(".", "")}@gmail.com` : `${user}@${domain}`;
}
