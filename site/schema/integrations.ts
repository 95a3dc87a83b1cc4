import { z } from "zod";
import { line } from "./primitives.ts";

/** Third parties whose settings may reach the browser. Keys that may not stand in `private`. */
export const integrations = {
  captcha: z
    .strictObject({ kind: z.enum(["altcha", "turnstile", "recaptcha"]), site_key: z.string().nullable() })
    .nullable(),
  chat_assistant: z.strictObject({ script: z.url(), label: line, message: line }).nullable(),
  tags: z
    .strictObject({
      /**
       * Scripts that a container loads from Google's own hosts run. Its tags of the kind "Custom HTML" do not: they are
       * scripts within the page, which the content security policy knows by their hashes alone (pages are cached, so
       * there is no nonce to give to them).
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
    })
    .nullable(),
  /**
   * Whose maps show a place: Google's by its key, or a server of tiles by an https address with {z}, {x} and {y}, and
   * the credit that it asks for. null draws coast and towns around the place, where they are known (decision 19).
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
   * The pictures of pages from an image CDN that fetches originals from this site: an https address with {path},
   * {width} and {quality}, and {hash} where a changed picture has to have a new address. null serves them from /img.
   */
  image_cdn: z
    .url({ protocol: /^https$/, error: "write an https address with {path}, {width} and {quality}" })
    .refine((url) => ["{path}", "{width}", "{quality}"].every((part) => url.includes(part)), {
      error: "write {path}, {width} and {quality} into the address",
    })
    .nullable(),
  /** A shared cache in front that is purged on change: the seconds it may keep a page. */
  shared_cache_seconds: z.number().int().min(0).nullable(),
};

const channel = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("email"), to: z.array(z.email()).min(1) }),
  z.strictObject({ kind: z.literal("adf"), to: z.array(z.email()).min(1) }),
  z.strictObject({ kind: z.literal("webhook"), url: z.url(), secret: z.string() }),
  z.strictObject({ kind: z.literal("car-clarity"), url: z.url(), key: z.string() }),
]);

/** What never reaches the browser. */
export const privateSettings = z.strictObject({
  mail_from: z.email(),
  delivery: z.array(
    z.strictObject({
      categories: z.array(line).nullable().default(null),
      location: line.nullable().default(null),
      channel,
    }),
  ),
  captcha_secret: z.string().nullable(),
  maps_geocoding_key: z.string().nullable(),
  valuation: z.strictObject({ url: z.url(), key: z.string() }).nullable(),
  vehicle_lookup: z.strictObject({ url: z.url(), key: z.string() }).nullable(),
  stripe: z
    .strictObject({
      secret_key: z.string(),
      webhook_secret: z.string(),
      /** The one before, for as long as Stripe still signs with it. */
      old_webhook_secret: z.string().nullable().default(null),
    })
    .nullable(),
  nevdis: z.strictObject({ url: z.url(), key: z.string() }).nullable(),
  /** How long leads keep what is personal in them; null keeps it until somebody asks for its erasure. */
  retention_days: z.number().int().min(1).nullable(),
  /** How long events of tracking are kept. */
  event_retention_days: z.number().int().min(1).nullable(),
});
