import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

import type { Env } from "#server/environment/env.ts";
import type { Secrets } from "#server/adapters/signing/signing.ts";

const shortest = 16;

/**
 * The secrets that sign tokens: SECRET, or one created at the first start and stored. Servers that share visitors need
 * the same SECRET.
 */
export function readSecrets(env: Pick<Env, "SECRET" | "SECRET_PREVIOUS">, dataDir: string): Secrets {
  return { secret: readSecret(env.SECRET, dataDir), previousSecret: env.SECRET_PREVIOUS };
}

/** Whether the operator has set one. */
export const hasOwnSecret = ({ SECRET }: Pick<Env, "SECRET">): boolean => SECRET !== undefined && SECRET !== "";

export function readSecret(given: string | undefined, dataDir: string): string {
  if (given !== undefined && given !== "") return given;
  const file = join(dataDir, "secret");
  const secret = readSecretFile(file) ?? make(dataDir, file);
  if (secret.length >= shortest) return secret;
  throw new Error(`${file} is too short to sign anything with. Delete it, or set SECRET, and start again.`);
}

function readSecretFile(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Written under a temporary name, then linked: of two processes that start at once, one wins and both read it. */
function make(dataDir: string, file: string): string {
  const draft = join(dataDir, `secret.${process.pid}.${randomBytes(6).toString("hex")}`);
  try {
    writeDurably(draft, `${randomBytes(32).toString("base64url")}\n`);
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}

function writeDurably(path: string, text: string): void {
  const handle = openSync(path, "wx", 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
