/**
 * PostgreSQL keeps no NUL in a text and takes a whole query for broken that asks for one. As with half a character, the
 * sign for what cannot be read stands in its place: whoever asks for such a name finds nothing, as in SQLite.
 */
export const storable = (parameters: readonly unknown[]): unknown[] =>
  parameters.map((value) => (typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value));
