/** The URL word of a value: lower-case letters, digits and single hyphens; empty if nothing remains. */
export function slugOf(value: string): string {
  return value
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
