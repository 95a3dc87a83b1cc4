/** What a stored site is called: the slug of its file. */
export function siteNameIn(document: unknown): string | null {
  const { settings } = (document ?? {}) as { settings?: { slug?: unknown } | null };
  return typeof settings?.slug === "string" ? settings.slug : null;
}

/** The slugs of the dealerships that a stored site names. */
export function dealershipsIn(document: unknown): string[] {
  const settings = (document as { settings?: { dealerships?: unknown } | null } | null | undefined)?.settings;
  return Array.isArray(settings?.dealerships) ? [...new Set(settings.dealerships.map(String))] : [];
}
