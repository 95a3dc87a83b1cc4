import { createHmac } from "node:crypto";
import { platformPages } from "#site/paths/platform-paths.ts";
import { allSecrets, isSameText, type Secrets } from "#server/adapters/signing/signing.ts";

/**
 * The purpose of a private link. An unsubscribe link opens nothing else. "own-mail" is the page of an enquiry for whoever
 * reads its mail, "own" for whoever sent it.
 */
export type LinkPurpose = "confirm" | "manage" | "unsubscribe" | "own" | "own-mail";

const paths: Record<LinkPurpose, string> = {
  confirm: platformPages["alert-confirm"],
  manage: platformPages["alert-manage"],
  unsubscribe: platformPages.unsubscribe,
  own: platformPages["own-enquiry"],
  "own-mail": platformPages["own-enquiry"],
};

/** Links that open one person's page without a login. They identify the person by an id, never by an address. */
export class MailLinks {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  url(origin: string, site: string, purpose: LinkPurpose, id: string): string {
    return `${origin}${paths[purpose]}?token=${this.token(site, purpose, id)}`;
  }

  token(site: string, purpose: LinkPurpose, id: string): string {
    return `${id}.${sign(this.#secrets.secret, site, purpose, id)}`;
  }

  /** The id in it; null for a token that was not made here, or for another purpose. */
  read(site: string, purpose: LinkPurpose, token: string): string | null {
    const [id = "", signature = ""] = token.split(".");
    const isOurs = allSecrets(this.#secrets).some((secret) => isSameText(signature, sign(secret, site, purpose, id)));
    return isOurs ? id : null;
  }
}

function sign(secret: string, site: string, purpose: LinkPurpose, id: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["link", site, purpose, id]))
    .digest("base64url")
    .slice(0, 24);
}
