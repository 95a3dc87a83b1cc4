/** What a stored site is called: the slug of its file. */
export function siteNameIn(document: unknown): string | null {
  const { settings } = (document ?? {}) as { settings?: { slug?: unknown } | null };
  return typeof settings?.slug === "string" ? settings.slug : null;
}
