import { missingIn, type SecretVariables, variablesIn } from "#domain/secret/secret-variable.ts";
import { siteSecretProblem } from "#domain/secret/site-secret.ts";
import type { LoadedSite, Network } from "./network.ts";
import type { PrivateSettings } from "./schema/site-settings.ts";
import type { Problem } from "./yaml-file.ts";

type Place = { path: (string | number)[]; text: string };

/** The private settings that may name variables of the server. */
const isSecret = (path: readonly (string | number)[]): boolean =>
  path[0] === "stripe" || (path[0] === "delivery" && ["secret", "key"].includes(String(path.at(-1))));

function textsIn(value: unknown, path: (string | number)[] = []): Place[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** Variables that the file may not name, or not there. */
export function secretProblems({ file, settings }: LoadedSite): Problem[] {
  return textsIn(settings.private).flatMap(({ path, text }) => {
    if (variablesIn(text).length === 0) return [];
    const problem = isSecret(path)
      ? siteSecretProblem(text, settings.slug)
      : "only the secret of a webhook and the keys of car-clarity and Stripe can be variables; write the value here";
    return problem === null ? [] : [file.problem(["private", ...path], problem)];
  });
}

/** Variables that a site's settings name and that are not set here, with the setting. */
export const missingSecrets = (
  settings: PrivateSettings,
  secrets: SecretVariables,
): { name: string; setting: string }[] =>
  textsIn(settings).flatMap(({ path, text }) =>
    missingIn(text, secrets).map((name) => ({ name, setting: ["private", ...path].join(".") })),
  );

/** Warnings only: files are often checked on another machine than the servers'. */
export function secretWarnings({ sites }: Network, secrets: SecretVariables): (Problem & { rule: string })[] {
  return sites.flatMap(({ file, settings }) =>
    missingSecrets(settings.private, secrets).map(({ name, setting }) => ({
      ...file.problem(setting.split("."), `the variable ${name} is not set here; set it on every server`),
      rule: "secrets",
    })),
  );
}
