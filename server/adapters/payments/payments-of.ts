import { createHmac } from "node:crypto";
import { allSecrets, type Secrets } from "#server/signing.ts";
import type { Site } from "#site/site.ts";
import type { PaymentPort } from "./payment-port.ts";
import { SandboxPayments } from "./sandbox.ts";
import { StripePayments } from "./stripe.ts";

/** The secrets sign the sandbox's sessions and notices. */
export type PaymentConfig = {
  secrets: Secrets;
  originOf: (site: Site) => string;
  clock: () => Date;
  /** Another address of Stripe, for tests. */
  stripeUrl?: URL | undefined;
};

export function sandboxOf(config: PaymentConfig, site: Site): SandboxPayments {
  const keyOf = (secret: string) => createHmac("sha256", secret).update(`payments of ${site.slug}`).digest("hex");
  const keys = (): [string, ...string[]] => {
    const [first, ...others] = allSecrets(config.secrets);
    return [keyOf(first), ...others.map(keyOf)];
  };
  return new SandboxPayments(keys, config.originOf(site));
}

/** The payment provider that a site's settings name. */
export function paymentsOf(config: PaymentConfig): (site: Site) => PaymentPort | null {
  const providers = {
    sandbox: (site: Site) => sandboxOf(config, site),
    stripe: ({ private: { stripe } }: Site) =>
      stripe &&
      new StripePayments(
        {
          secretKey: stripe.secret_key,
          webhookSecrets: [stripe.webhook_secret, stripe.old_webhook_secret].filter((secret) => secret !== null),
          url: config.stripeUrl,
        },
        config.clock,
      ),
  };
  const known = new WeakMap<Site, PaymentPort | null>();
  return (site) => {
    const provider = site.public.payment_provider?.provider;
    if (!provider) return null;
    if (!known.has(site)) known.set(site, providers[provider](site));
    return known.get(site) ?? null;
  };
}
