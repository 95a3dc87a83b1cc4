/** Normalises an address, however it was typed. */
export function normalAddress(address: string): string {
  return address.normalize("NFC").trim().toLowerCase();
}

/** "ana.ito@example.com" is shown as "a•••@example.com" to whoever has a link that was mailed there. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "•••" : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
