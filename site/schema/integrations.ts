import { z } from "zod";
import { line } from "#site/primitives.ts";

/** Third parties whose settings may reach the browser. Secret keys are in `private`. */
export const integrations = {
  captcha: z
    .strictObject({ kind: z.enum(["altcha", "turnstile", "recaptcha"]), site_key: z.string().nullable() })
    .nullable(),
  chat_assistant: z.strictObject({ script: z.url(), label: line, message: line }).nullable(),
  tags: z
    .strictObject({
      /**
       * Scripts that a container loads from Google's own hosts run. Its "Custom HTML" tags do not: they are inline
       * scripts, which the content security policy does not allow (pages are cached, so there is no nonce).
       */
      gtm: z
        .string()
        .regex(/^GTM-[A-Z0-9]+$/, 'write the container id, such as "GTM-ABC1234"')
        .nullable(),
      ga4: z
        .string()
        .regex(/^G-[A-Z0-9]+$/, 'write the measurement id, such as "G-ABC1234567"')
        .nullable(),
      meta: z
        .string()
        .regex(/^\d{5,20}$/, "write the pixel id, digits only")
        .nullable(),
      /** Load nothing until the visitor has agreed. */
      consent: z.boolean(),
      /**
       * The state of Google's consent mode before anything else is known; an answer of yes to the question of `consent`
       * grants all. null sends none.
       */
      consent_mode: z.enum(["denied", "granted"]).nullable().default(null),
    })
    .nullable(),
  /**
   * The map of a location: Google's by key, or a tile server by an https address with {z}, {x} and {y}, and the
   * attribution that it requires. null draws coast and towns around the location, where they are known (decision 19).
   */
  maps: z
    .union([
      z.strictObject({ map_key: z.string() }),
      z.strictObject({
        tile_url: z
          .url({ protocol: /^https$/, error: "write an https address with {z}, {x} and {y}" })
          .refine((url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)), {
            error: "write {z}, {x} and {y} into the address",
          }),
        attribution: line,
      }),
    ])
    .nullable(),
  /**
   * Pictures of pages from an image CDN that fetches originals from this site: an https address with {path}, {width}
   * and {quality}, and {hash} if a changed picture needs a new address. null serves them from /img.
   */
  image_cdn: z
    .url({ protocol: /^https$/, error: "write an https address with {path}, {width} and {quality}" })
    .refine((url) => ["{path}", "{width}", "{quality}"].every((part) => url.includes(part)), {
      error: "write {path}, {width} and {quality} into the address",
    })
    .nullable(),
  /** For a shared cache in front that is purged on change: the seconds it may store a page. */
  shared_cache_seconds: z.number().int().min(0).nullable(),
};

/** Where leads go. How each channel sends: server/leads/delivery/channels.ts. */
const channel = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("email"), to: z.array(z.email()).min(1) }),
  z.strictObject({ kind: z.literal("adf"), to: z.array(z.email()).min(1) }),
  z.strictObject({ kind: z.literal("webhook"), url: z.url(), secret: z.string() }),
  z.strictObject({ kind: z.literal("car-clarity"), url: z.url(), key: z.string() }),
]);

export type ChannelSettings = z.output<typeof channel>;

/** Settings that never reach the browser. */
export const privateSettings = z.strictObject({
  mail_from: z.email(),
  /** "none" where enquiries are stored and sent to nobody. A live site without receivers says so (spec 11.9.2). */
  delivery: z.union([
    z.array(
      z.strictObject({
        categories: z.array(line).nullable().default(null),
        location: line.nullable().default(null),
        channel,
      }),
    ),
    z.literal("none", { error: "write a list of receivers, or none" }),
  ]),
  captcha_secret: z.string().nullable(),
  maps_geocoding_key: z.string().nullable(),
  valuation: z.strictObject({ url: z.url(), key: z.string() }).nullable(),
  vehicle_lookup: z.strictObject({ url: z.url(), key: z.string() }).nullable(),
  stripe: z
    .strictObject({
      secret_key: z.string(),
      webhook_secret: z.string(),
      /** The previous secret, while Stripe still signs with it. */
      old_webhook_secret: z.string().nullable().default(null),
    })
    .nullable(),
  nevdis: z.strictObject({ url: z.url(), key: z.string() }).nullable(),
  /** How long leads keep personal data; null keeps it until somebody requests its erasure. */
  retention_days: z.number().int().min(1).nullable(),
  /** How long tracking events are stored. */
  event_retention_days: z.number().int().min(1).nullable(),
  /** How long counts by day and the history of cars are stored; of sites that share a dealership the shorter counts. */
  figure_retention_days: z.number().int().min(1).nullable(),
});
