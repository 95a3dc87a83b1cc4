import type { CaptchaKeys, CaptchaVerdict } from "./captcha-verdict.ts";
import type { Site } from "#site/site.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import { verifyAltcha } from "./altcha.ts";
import { askProvider } from "./provider.ts";

export type CaptchaSettings = {
  /** Derived from the platform's secrets, for each site. */
  keysFor: (siteSlug: string) => CaptchaKeys;
  outgoing: Outgoing;
  urls: { turnstile: string; recaptcha: string };
  timeoutMs: number;
};

export type CaptchaQuestion = { token: string; address: string; now: Date };

/** Spec 7.6.4: altcha, turnstile, recaptcha, or none. */
export async function verifyCaptcha(
  site: Site,
  settings: CaptchaSettings,
  { token, address, now }: CaptchaQuestion,
): Promise<CaptchaVerdict> {
  const kind = site.public.captcha?.kind;
  if (kind === undefined) return { result: "passed", use: null };
  if (token === "") return { result: "refused" };
  const own = verifyAltcha(settings.keysFor(site.slug), token, now);
  // If a browser cannot reach the provider, it solves the platform's own challenge instead.
  if (kind === "altcha" || own.result === "passed") return own;
  const secret = site.private.captcha_secret;
  if (secret === null) return { result: "unchecked", reason: `the site has no captcha_secret for ${kind}` };
  const { outgoing, timeoutMs, urls } = settings;
  return askProvider(outgoing, urls[kind], { secret, response: token, remoteip: address }, timeoutMs);
}
