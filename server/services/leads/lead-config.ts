import { createHmac } from "node:crypto";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { LeadServiceDeps } from "./lead-service.ts";
import { RateLimit } from "./rate-limit.ts";

export type LeadConfig = {
  /** Signs captcha challenges and questions. */
  secret: string;
  /** Sends a minute from one address to one site; 0 for no limit. */
  perMinute: number;
  captchaUrls: { turnstile: string; recaptcha: string };
  captchaTimeoutMs: number;
};

export function leadServiceDeps(config: LeadConfig, outgoing: Outgoing, clock: () => Date): LeadServiceDeps {
  return {
    captcha: {
      keyFor: (slug) => createHmac("sha256", config.secret).update(`captcha of ${slug}`).digest("hex"),
      outgoing,
      urls: config.captchaUrls,
      timeoutMs: config.captchaTimeoutMs,
    },
    limit: new RateLimit(config.perMinute),
    clock,
  };
}
