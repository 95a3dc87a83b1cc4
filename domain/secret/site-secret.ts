import { ownValue } from "#domain/text/own-value.ts";
import { isOwned, missingIn, ownerPrefix, type SecretVariables, variable, variablesIn } from "./secret-variable.ts";

/** Secrets that a site's file names are variables of the server with this prefix. */
export const siteSecretPrefix = "SITE_";

/** Spec 10.12.3: why this cannot be a secret of this site, or null. */
export function siteSecretProblem(text: string, slug: string): string | null {
  const prefix = ownerPrefix(siteSecretPrefix, slug);
  const wrong = variablesIn(text).find((name) => !isOwned(name, prefix));
  if (wrong === undefined) return null;
  return wrong.startsWith(siteSecretPrefix)
    ? `${wrong} belongs to another site; the variables of this one begin with ${prefix}`
    : `\${${wrong}} cannot be used: a secret is a variable of the server such as \${${prefix}KEY}`;
}

/** A secret of a site's file that cannot be used now. The message names the variable, never a value. */
export class SecretError extends Error {}

/** The text with the variables' values in place. `setting` says where the file has it. */
export function siteSecret(
  text: string,
  { slug, setting }: { slug: string; setting: string },
  secrets: SecretVariables,
) {
  const problem = siteSecretProblem(text, slug);
  if (problem !== null) throw new SecretError(problem);
  const [missing] = missingIn(text, secrets);
  if (missing !== undefined)
    throw new SecretError(`the variable ${missing}, which ${setting} names, is not set where the server runs`);
  return text.replaceAll(variable, (_all, name: string) => ownValue(secrets, name) ?? "");
}
