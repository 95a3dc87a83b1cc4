/**
 * PostgreSQL stores no NUL in a text and rejects a whole query that contains one. NUL and lone surrogates become the
 * replacement character: a lookup of such a name finds nothing, as in SQLite.
 */
export const storable = (parameters: readonly unknown[]): unknown[] =>
  parameters.map((value) => (typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value));
