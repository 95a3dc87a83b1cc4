/** The `handle` of a route whose page has no script. */
export const plainPage = { isPlain: true } as const;

export const isPlainPage = (handle: unknown): boolean => handle === plainPage;
