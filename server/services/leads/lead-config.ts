import { createHmac } from "node:crypto";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import { Limit, type Limits } from "#server/limits/limits.ts";
import type { LeadServiceDeps } from "./lead-service.ts";

export type LeadConfig = {
  /** Signs captcha challenges and questions. */
  secret: string;
  /** Sends a minute from one address to one site; 0 for no limit. */
  perMinute: number;
  captchaUrls: { turnstile: string; recaptcha: string };
  captchaTimeoutMs: number;
};

type Ports = { outgoing: Outgoing; limits: Limits; clock: () => Date };

export function leadServiceDeps(config: LeadConfig, { outgoing, limits, clock }: Ports): LeadServiceDeps {
  return {
    captcha: {
      keyFor: (slug) => createHmac("sha256", config.secret).update(`captcha of ${slug}`).digest("hex"),
      outgoing,
      urls: config.captchaUrls,
      timeoutMs: config.captchaTimeoutMs,
    },
    limit: new Limit(limits, { name: "leads", perAddress: config.perMinute, perSite: 0 }),
    clock,
  };
}
