import { ownValue } from "#domain/own-value.ts";

/** Secrets of sources are variables of the server with this prefix: no file can send another variable away. */
export const secretPrefix = "FEED_";

const variable = /\$\{([^}]*)\}/g;

/** Why this cannot be a source, or null. */
export function sourceProblem(source: string): string | null {
  if (source.trim() === "") return "name a file, a folder, or an address with https:// or sftp://";
  const wrong = [...source.matchAll(variable)].map(([, name = ""]) => name).find((name) => !isSecretName(name));
  if (wrong !== undefined)
    return `\${${wrong}} cannot be used: a secret is a variable of the server that begins with ${secretPrefix}, such as \${${secretPrefix}PASSWORD}`;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(source)?.[1]?.toLowerCase();
  if (scheme === undefined) return null;
  if (scheme !== "https" && scheme !== "sftp" && scheme !== "http")
    return `${scheme}:// addresses cannot be fetched; use https:// or sftp://`;
  const plain = source.replaceAll(variable, "secret");
  if (!URL.canParse(plain)) return "this address cannot be read";
  if (/^[a-z]+:\/\/[^/@]*:[^/@]+@/i.test(source.replaceAll(variable, "")))
    return `write no password here: write \${${secretPrefix}PASSWORD} in its place, and set that variable where the server runs`;
  return null;
}

/** The address with its secrets in place, or the name of one that is not set. */
export function withSecrets(
  source: string,
  secrets: Readonly<Record<string, string>>,
): { address: string } | { missing: string } {
  const missing = [...source.matchAll(variable)].map(([, name = ""]) => name).find((name) => !ownValue(secrets, name));
  if (missing !== undefined) return { missing };
  const isAddress = /^[a-z]+:\/\//i.test(source);
  const value = (name: string) =>
    isAddress ? encodeURIComponent(ownValue(secrets, name) ?? "") : (ownValue(secrets, name) ?? "");
  return { address: source.replaceAll(variable, (_all, name: string) => value(name)) };
}

const isSecretName = (name: string): boolean => /^FEED_[A-Z0-9_]{1,60}$/.test(name);
