/** Null for text that is not JSON: one damaged row must not prevent reading the others. */
export function readStoredJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** What a stored site is called: the slug of its file. */
export function siteNameIn(document: unknown): string | null {
  const { settings } = (document ?? {}) as { settings?: { slug?: unknown } | null };
  return typeof settings?.slug === "string" ? settings.slug : null;
}
