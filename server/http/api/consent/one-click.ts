import type { Handler } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import { unsubscribe } from "#server/leads/consent/unsubscribe.ts";

export const oneClickBody = takeBody({ maxSize: 8 * 1024, onError: (c) => c.text("This is too much.", 413) });

/**
 * RFC 8058: a mail program unsubscribes with one POST, from no page and without a cookie. Any other POST here is the
 * page's own button, and is passed on. The link's signature is sufficient authorisation.
 */
export function oneClick(links: MailLinks, clock: () => Date): Handler<RequestEnv> {
  return async (c, next) => {
    if (!/List-Unsubscribe(?:=|"[\s\S]*?)One-Click/i.test(c.var.body)) return next();
    const { runtime } = c.var;
    const key = links.read(runtime.site.slug, "unsubscribe", c.req.query("token") ?? "") ?? "";
    const done = await unsubscribe(runtime, key, "one-click", clock());
    c.header("Cache-Control", "no-store");
    return done
      ? c.text("You are unsubscribed.")
      : c.text("This link is not complete. Please use the one in the mail.", 404);
  };
}
