import { z } from "zod";
import { readStorageSettings, type StorageSettings } from "./storage-settings.ts";
import { EnvironmentError } from "./environment-error.ts";
import { bounds } from "./work-bounds.ts";
import { others } from "./others.ts";
import { reached } from "./reached.ts";
import { rendering } from "./rendering.ts";
import { stored } from "./stored.ts";
import type { SecretVariables } from "#domain/secret/secret-variable.ts";
import { siteSecretPrefix } from "#domain/secret/site-secret.ts";
import { secretPrefix } from "#domain/stock-source/source-address.ts";

/**
 * Every variable that the platform reads. `npm run env-example` writes `.env.example` from their descriptions
 * and defaults; a test fails while that file is stale.
 */
export const environment = z.object({ ...reached, ...stored, ...others, ...rendering, ...bounds });

export type Env = z.output<typeof environment> & {
  /** Variables that begin with FEED_. Addresses of stock sources may refer to them by name. */
  feedSecrets: SecretVariables;
  /** Variables that begin with SITE_. Secrets in site files may refer to them by name. */
  siteSecrets: SecretVariables;
  /** STORAGE and the keys that belong to it, parsed. */
  storage: StorageSettings;
};

export function readEnv(variables: Record<string, string | undefined>): Env {
  const parsed = environment.safeParse(variables);
  if (parsed.success) {
    return {
      ...parsed.data,
      feedSecrets: secretsOf(variables, secretPrefix),
      siteSecrets: secretsOf(variables, siteSecretPrefix),
      storage: readStorageSettings(parsed.data),
    };
  }
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(`${sentences.join(". ")}.`);
}

function secretsOf(variables: Record<string, string | undefined>, prefix: string): SecretVariables {
  const own = Object.entries(variables).filter(([name, value]) => name.startsWith(prefix) && value);
  return Object.fromEntries(own) as Record<string, string>;
}
