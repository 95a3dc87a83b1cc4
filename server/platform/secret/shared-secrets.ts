import type { Servers } from "#server/adapters/store/repositories/servers.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { EnvironmentError } from "#server/environment/environment-error.ts";
import { type Env } from "#server/environment/env.ts";
import { hasOwnSecret, readSecrets } from "./secret.ts";
import type { Secrets } from "#server/adapters/signing/signing.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** The secrets of this process, and the fingerprint of the one that all servers on the store sign with. */
export type KnownSecrets = { secrets: Secrets; signing: string };

type SecretEnv = Pick<Env, "SECRET" | "SECRET_PREVIOUS">;

/**
 * Reads the secrets and compares them with the store's fingerprint; a store without one takes that of SECRET. Throws a
 * sentence if neither matches.
 */
export async function matchSecrets(
  env: SecretEnv,
  dataDir: string,
  servers: Servers,
  now: Date,
): Promise<KnownSecrets> {
  const secrets = readSecrets(env, dataDir);
  return ordered(env, dataDir, secrets, await servers.claimSigning(fingerprintOf(secrets.secret), now));
}

/** For the command line, which claims nothing: the secret that the servers sign with comes first. */
export async function secretsOf(store: Pick<Store, "operator">, env: SecretEnv, dataDir: string): Promise<Secrets> {
  const secrets = readSecrets(env, dataDir);
  const signing = await store.operator.servers.signing();
  return signing === null ? secrets : ordered(env, dataDir, secrets, signing).secrets;
}

function ordered(env: SecretEnv, dataDir: string, secrets: Secrets, signing: string): KnownSecrets {
  const { secret, previousSecret } = secrets;
  if (fingerprintOf(secret) === signing) return { secrets, signing };
  if (previousSecret === undefined || fingerprintOf(previousSecret) !== signing) {
    throw new EnvironmentError(mismatch(env, dataDir));
  }
  // Until every server knows the new one, all keep signing with the previous one.
  return { secrets: { secret: previousSecret, previousSecret: secret }, signing };
}

function mismatch(env: SecretEnv, dataDir: string): string {
  const lost =
    "If that secret is lost, forecourt secret accept takes the one given now; links in mails sent before end.";
  if (hasOwnSecret(env)) {
    const before = env.SECRET_PREVIOUS === undefined ? "SECRET is" : "Neither SECRET nor SECRET_PREVIOUS is";
    return (
      `${before} not the secret that the servers of this database sign with, so they would refuse each other's forms. ` +
      `Set SECRET to theirs; to change it, set SECRET to the new one and SECRET_PREVIOUS to theirs. ${lost}`
    );
  }
  return (
    `SECRET is not set, and the one made in ${dataDir}/secret is not the one that the servers of this database sign ` +
    "with, so they would refuse each other's forms. Set SECRET to theirs: it is in their settings, or in the file " +
    `"secret" of the DATA_DIR of the server that started first. ${lost}`
  );
}
