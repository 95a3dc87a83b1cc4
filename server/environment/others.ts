import { z } from "zod";
import { empty, list, optionalUrl, whole } from "./kinds.ts";

/** Other servers that it talks to: mail, search, payments, captchas, feeds. */
export const others = {
  SMTP_URL: optionalUrl(/^smtps?$/, "smtps://user:password@mail.example:465").describe(
    "The mail server, such as smtps://user:password@mail.example:465. Without it, messages are saved as .eml files.",
  ),
  DKIM_SELECTORS: list.describe(
    "Names of the DKIM keys that the mail server signs with. `forecourt doctor` tries the usual names by default.",
  ),
  OPERATOR_EMAIL: list
    .pipe(z.array(z.email({ error: "write addresses such as ops@agency.example" })))
    .describe("Who is mailed when a stock source keeps failing and its dealership's file names nobody."),
  DELIVERY_SECONDS: z.coerce
    .number({ error: "write a number such as 20" })
    .positive()
    .max(600)
    .default(20)
    .describe("How long a mail server or another receiver of leads may take to answer."),
  DELIVERY_RETRY_SECONDS: z.coerce
    .number({ error: "write a number such as 30" })
    .positive()
    .max(3600)
    .default(30)
    .describe("The wait before the first retry of a delivery. It doubles with every failure."),
  ALERT_SECONDS: z.coerce
    .number({ error: "write a number such as 60" })
    .positive()
    .max(86_400)
    .default(60)
    .describe(
      "How often the server looks for news to send as e-mail alerts. A change of stock triggers a look at once.",
    ),
  CONFIRMATIONS_PER_HOUR: whole(6)
    .min(0)
    .default(6)
    .describe("Confirmations that one mailbox gets per hour, over all sites. 0: no limit. Leads are delivered anyway."),
  CONFIRMATIONS_PER_DAY: whole(20).min(0).default(20).describe("The same per day."),

  SEARCH_URL: optionalUrl(/^https?$/, "http://127.0.0.1:7700").describe(
    "A Meilisearch server that answers /api/search, such as http://127.0.0.1:7700. Pages use the embedded engine.",
  ),
  SEARCH_KEY: z.union([empty, z.string()]).optional().describe("The key of that Meilisearch server."),
  OUTGOING_ALLOW: list.describe(
    "Private hosts, addresses and ranges that webhooks, services, feeds and captcha checks may call, such as crm.internal,10.0.0.0/8.",
  ),
  STRIPE_URL: z
    .union([empty, z.url().transform((text) => new URL(text))])
    .optional()
    .describe("Another address of Stripe's service, for tests. Keys are settings of a site."),
  TURNSTILE_URL: z
    .url()
    .default("https://challenges.cloudflare.com/turnstile/v0/siteverify")
    .describe("Where Turnstile captchas are verified."),
  RECAPTCHA_URL: z
    .url()
    .default("https://www.google.com/recaptcha/api/siteverify")
    .describe("Where reCAPTCHA captchas are verified."),
  PICTURE_RECHECK_HOURS: z.coerce
    .number({ error: "write a number such as 72" })
    .min(1)
    .max(8760)
    .default(72)
    .describe("How often the server asks whether a stored picture of a feed has changed."),
};
