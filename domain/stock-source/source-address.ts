import { ownValue } from "#domain/text/own-value.ts";
import { isOwned, missingIn, ownerPrefix, variable, variablesIn } from "#domain/secret/secret-variable.ts";

/** Secrets of sources are variables of the server with this prefix: no file can send another variable away. */
export const secretPrefix = "FEED_";

const ownPrefix = (slug: string): string => ownerPrefix(secretPrefix, slug);

/**
 * Whose variable this is. Names without two underscores are from before variables had owners: any dealership may name
 * them for one more release.
 */
export function ownerOf(name: string, slug: string): "own" | "older" | "foreign" | "none" {
  if (!/^FEED_[A-Z0-9_]{1,120}$/.test(name)) return "none";
  if (!name.includes("__")) return "older";
  return isOwned(name, ownPrefix(slug)) ? "own" : "foreign";
}

/** The variables of a source that have no owner in their name. */
export const olderSecrets = (source: string): string[] =>
  variablesIn(source).filter((name) => ownerOf(name, "") === "older");

/** What an older name becomes: FEED_PASSWORD of corner-lot is FEED_CORNER_LOT__PASSWORD. */
export function ownNameOf(older: string, slug: string): string {
  const prefix = ownPrefix(slug);
  const rest = older.slice(secretPrefix.length);
  const own = prefix.slice(secretPrefix.length, -2);
  return prefix + (rest === own ? "PASSWORD" : rest.startsWith(`${own}_`) ? rest.slice(own.length + 1) : rest);
}

/** Why this cannot be a source of this dealership, or null. */
export function sourceProblem(source: string, slug: string): string | null {
  if (source.trim() === "") return "name a file, a folder, or an address with https:// or sftp://";
  const example = `\${${ownPrefix(slug)}PASSWORD}`;
  for (const name of variablesIn(source)) {
    const owner = ownerOf(name, slug);
    if (owner === "foreign") return belongsToAnother(name, slug);
    if (owner === "none") return `\${${name}} cannot be used: a secret is a variable of the server such as ${example}`;
  }
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(source)?.[1]?.toLowerCase();
  if (scheme === undefined) return null;
  if (scheme !== "https" && scheme !== "sftp" && scheme !== "http")
    return `${scheme}:// addresses cannot be fetched; use https:// or sftp://`;
  const plain = source.replaceAll(variable, "secret");
  if (!URL.canParse(plain)) return "this address cannot be read";
  if (/^[a-z]+:\/\/[^/@]*:[^/@]+@/i.test(source.replaceAll(variable, "")))
    return `write no password here: write ${example} in its place, and set that variable where the server runs`;
  return null;
}

/** The file of an SFTP key that an address names. */
export function keyFileIn(source: string): string | null {
  const plain = source.replaceAll("${", "").replaceAll("}", "");
  return URL.canParse(plain) ? new URL(plain).searchParams.get("key") : null;
}

/** The address with its secrets in place, or why it has none. */
export function withSecrets(
  source: string,
  slug: string,
  secrets: Readonly<Record<string, string>>,
): { address: string } | { problem: string } {
  const names = variablesIn(source);
  const foreign = names.find((name) => ownerOf(name, slug) === "foreign");
  if (foreign !== undefined) return { problem: belongsToAnother(foreign, slug) };
  const [missing] = missingIn(source, secrets);
  if (missing !== undefined)
    return { problem: `the variable ${missing}, which the address names, is not set where the server runs` };
  const value = (name: string) => {
    const secret = ownValue(secrets, name) ?? "";
    return isAddress(source) ? encodeURIComponent(secret) : secret;
  };
  return { address: source.replaceAll(variable, (_all, name: string) => value(name)) };
}

/** Whether a source is an address, and not a file or folder of this machine. */
export const isAddress = (source: string): boolean => /^[a-z]+:\/\//i.test(source);

const belongsToAnother = (name: string, slug: string): string =>
  `${name} belongs to another dealership; the variables of this one begin with ${ownPrefix(slug)}`;

/** Sources of one host take turns. Files of this machine have the host "". */
export const hostOf = (source: string): string =>
  /^[a-z]+:\/\/(?:[^/?#]*@)?(\[[^\]/]*\]|[^/?#:]+)/i.exec(source)?.[1]?.toLowerCase() ?? "";
