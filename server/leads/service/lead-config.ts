import { createHmac } from "node:crypto";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import { Limit, type Limits } from "#server/platform/limits/limits.ts";
import type { Recorder } from "#server/platform/metrics/recorder.ts";
import { allSecrets, type Secrets } from "#server/adapters/signing/signing.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import type { LeadServiceDeps } from "./lead-service.ts";

/** The secrets sign captcha challenges and questions. */
export type LeadConfig = {
  secrets: Secrets;
  /** Sends per minute from one address to one site; 0: no limit. */
  perMinute: number;
  captchaUrls: { turnstile: string; recaptcha: string };
  captchaTimeoutMs: number;
};

type Ports = { outgoing: Outgoing; limits: Limits; clock: () => Date; recorder?: Recorder };

export function leadServiceDeps(config: LeadConfig, { outgoing, limits, clock, recorder }: Ports): LeadServiceDeps {
  return {
    captcha: {
      keysFor(slug) {
        const [first, ...others] = allSecrets(config.secrets);
        return [keyOf(first, slug), ...others.map((secret) => keyOf(secret, slug))];
      },
      outgoing,
      urls: config.captchaUrls,
      timeoutMs: config.captchaTimeoutMs,
    },
    limit: new Limit(limits, { name: "leads", perAddress: config.perMinute, perSite: 0, exact: true }),
    links: new MailLinks(config.secrets),
    clock,
    recorder,
  };
}

const keyOf = (secret: string, slug: string): string =>
  createHmac("sha256", secret).update(`captcha of ${slug}`).digest("hex");
