import { ownValue } from "#domain/text/own-value.ts";

// Files name secrets as variables of the server, such as ${SITE_CORNER_LOT__HOOK}. The owner is part of the name, so that
// no file can send another's secret away.

export const variable = /\$\{([^}]*)\}/g;
export const variablesIn = (text: string): string[] => [...text.matchAll(variable)].map(([, name = ""]) => name);

/** `FEED_CORNER_LOT__`: two underscores, so that the owner `a` does not own the variables of `a-b`. */
export const ownerPrefix = (kind: string, slug: string): string =>
  `${kind}${slug.toUpperCase().replaceAll("-", "_")}__`;

export const isOwned = (name: string, prefix: string): boolean =>
  name.startsWith(prefix) && /^[A-Z0-9]+(?:_[A-Z0-9]+)*$/.test(name.slice(prefix.length));

/** Variables of the server, by name: those that begin with the prefix of their kind alone. */
export type SecretVariables = Readonly<Record<string, string>>;

/** The variables that a text names and that are not set. */
export const missingIn = (text: string, secrets: SecretVariables): string[] =>
  variablesIn(text).filter((name) => !ownValue(secrets, name));
