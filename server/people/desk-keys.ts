import { createHmac, hash, randomBytes } from "node:crypto";
import { allSecrets, isSameText, type Secrets } from "#server/adapters/signing/signing.ts";

/**
 * Link and code of a sign-in, made of its id and the secret of the servers. Neither is stored, so whoever reads the
 * store or a backup cannot sign in with it.
 */
export class DeskKeys {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  token(id: string): string {
    return `${id}.${signatureOf(allSecrets(this.#secrets)[0], id)}`;
  }

  /** The id in it; null for a token that was not made here. */
  read(token: string): string | null {
    const [id = "", signature = ""] = token.split(".");
    return allSecrets(this.#secrets).some((secret) => isSameText(signature, signatureOf(secret, id))) ? id : null;
  }

  code(id: string): string {
    return codeOf(allSecrets(this.#secrets)[0], id);
  }

  /** `text`: as it was typed, perhaps with a gap in the middle. */
  fits(id: string, text: string): boolean {
    const typed = text.replaceAll(/[\s-]/g, "");
    // Both are compared, so that the time tells nothing of which secret it was.
    return allSecrets(this.#secrets)
      .map((secret) => isSameText(typed, codeOf(secret, id)))
      .includes(true);
  }
}

const digest = (secret: string, purpose: string, id: string): Buffer =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["desk", purpose, id]))
    .digest();

const signatureOf = (secret: string, id: string): string => digest(secret, "link", id).toString("base64url");

const codes = 1_000_000;
// 48 bits for a million codes: none is noticeably more frequent than another.
const codeOf = (secret: string, id: string): string =>
  String(digest(secret, "code", id).readUIntBE(0, 6) % codes).padStart(6, "0");

/** 256 bits that nobody guesses: the key of a session, or of a browser that has asked. */
export const newKey = (): string => randomBytes(32).toString("base64url");

/** What the store knows of a key. A key has so many bits that a quick hash is safe. */
export const hashOfKey = (key: string): string => hash("sha256", key, "base64url");
