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
  if (kind === "altcha") return own;
  const secret = site.private.captcha_secret;
  const { outgoing, timeoutMs, urls } = settings;
  const said: CaptchaVerdict =
    secret === null
      ? { result: "unchecked", reason: `the site has no captcha_secret for ${kind}` }
      : await askProvider(outgoing, urls[kind], { secret, response: token, remoteip: address }, timeoutMs);
  if (own.result !== "passed") return said;
  // A browser that cannot reach the provider solves the platform's own challenge. Anybody can claim that, so the
  // solution passes only if the provider cannot be asked from here either.
  return said.result === "unchecked" ? own : { result: "suspected", use: own.use };
}
