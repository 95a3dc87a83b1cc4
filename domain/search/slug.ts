/** The URL word of a value: plain lower-case letters, digits and single hyphens; empty when nothing of it remains. */
export function slugOf(value: string): string {
  return value
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
