import { createHmac } from "node:crypto";
import type { SecretVariables } from "#domain/secret/secret-variable.ts";
import { SecretError, siteSecret } from "#domain/secret/site-secret.ts";
import { allSecrets, type Secrets } from "#server/adapters/signing/signing.ts";
import type { Site } from "#site/site.ts";
import type { PaymentPort } from "./payment-port.ts";
import { paymentsWithoutKey } from "./payments-without-key.ts";
import { SandboxPayments } from "./sandbox.ts";
import { StripePayments } from "./stripe.ts";

/** The secrets sign the sandbox's sessions and notices. */
export type PaymentConfig = {
  secrets: Secrets;
  originOf: (site: Site) => string;
  clock: () => Date;
  /** Another address of Stripe, for tests. */
  stripeUrl?: URL | undefined;
  /** Variables of the server that site files name. */
  siteSecrets: SecretVariables;
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
    stripe: ({ public: { slug }, private: { stripe } }: Site) => {
      if (stripe === null) return null;
      const secretOf = (text: string) => siteSecret(text, { slug, setting: "private.stripe" }, config.siteSecrets);
      const { secret_key, webhook_secret, old_webhook_secret } = stripe;
      try {
        const secretKey = secretOf(secret_key);
        const webhookSecrets = [webhook_secret, old_webhook_secret].filter((secret) => secret !== null).map(secretOf);
        return new StripePayments({ secretKey, webhookSecrets, url: config.stripeUrl }, config.clock);
      } catch (error) {
        if (error instanceof SecretError) return paymentsWithoutKey(error);
        throw error;
      }
    },
  };
  return (site) => {
    const provider = site.public.payment_provider?.provider;
    return provider ? providers[provider](site) : null;
  };
}
