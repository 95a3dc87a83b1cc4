import { createHmac } from "node:crypto";
import type { LeadFile } from "#domain/lead/lead-file.ts";
import { allSecrets, isSameText, type Secrets } from "#server/adapters/signing/signing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_DAYS = 30;
const HOLD_MS = 60 * 60 * 1000;

/** Signs what only its receiver may open: links to files, and uploads waiting for the next post of their form. */
export class SignedLinks {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** Valid for 30 days. Links of the same day are equal, so that a message sent twice is the same message. */
  fileLink(origin: string, site: string, leadId: string, { id }: Pick<LeadFile, "id">, now: Date): string {
    const until = (Math.ceil(now.getTime() / DAY_MS) + LINK_DAYS) * (DAY_MS / 1000);
    return `${origin}/files/${leadId}/${id}?until=${until}&key=${this.#sign("file", site, leadId, id, until)}`;
  }

  opensFile(site: string, leadId: string, id: string, query: { until: string; key: string }, now: Date): boolean {
    const isOpen = /^\d{1,12}$/.test(query.until) && Number(query.until) * 1000 > now.getTime();
    return isOpen && this.#isSigned(query.key, "file", site, leadId, id, query.until);
  }

  uploadToken(site: string, uploadId: string, now: Date): string {
    const until = now.getTime() + HOLD_MS;
    return `${uploadId}.${until}.${this.#sign("upload", site, uploadId, until)}`;
  }

  /** The upload of a token, or null. */
  uploadOf(site: string, token: string, now: Date): string | null {
    const [id = "", until = "", key = ""] = token.split(".");
    return this.#isSigned(key, "upload", site, id, until) && Number(until) > now.getTime() ? id : null;
  }

  #sign(...parts: (string | number)[]): string {
    return signature(this.#secrets.secret, parts);
  }

  #isSigned(key: string, ...parts: string[]): boolean {
    return allSecrets(this.#secrets).some((secret) => isSameText(key, signature(secret, parts)));
  }
}

function signature(secret: string, parts: readonly (string | number)[]): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["forecourt", ...parts.map(String)]))
    .digest("base64url");
}
