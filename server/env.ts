import { availableParallelism } from "node:os";
import { z } from "zod";
import { BadStorage, readStorageSettings, type StorageSettings } from "./adapters/storage/storage-settings.ts";
import { secretPrefix } from "#domain/stock-source/source-address.ts";

const list = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .default([]);

const pairs = z
  .string()
  .transform((text, context) => {
    try {
      const parts = text.split(",").filter((part) => part.trim() !== "");
      return Object.fromEntries(
        parts.map((part) => {
          const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
          if (name === undefined || value === undefined) throw new URIError(part);
          return [name.toLowerCase(), decodeURIComponent(value)];
        }),
      );
    } catch {
      context.addIssue({
        code: "custom",
        message: "write pairs such as name=value,name=value, with % codes for other characters",
      });
      return z.NEVER;
    }
  })
  .default({});
const flag = z
  .enum(["", "0", "1"], { error: "write 1 or leave it out" })
  .default("")
  .transform((text) => text === "1");
const empty = z.literal("").transform(() => undefined);
const optionalUrl = (protocols: RegExp, example: string) =>
  z.union([empty, z.url({ protocol: protocols, error: `write an address such as ${example}` })]).optional();

const whole = (example: number) => z.coerce.number({ error: `write a number such as ${example}` }).int();
const perMinute = (usual: number) => whole(usual).min(0).default(usual);

/**
 * Every variable that the platform reads. `npm run env-example` writes `.env.example` from the descriptions and
 * defaults here; a test fails while that file is stale.
 */
export const environment = z.object({
  PORT: z.coerce
    .number({ error: "write a port number such as 3000" })
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe("The port to listen on."),
  HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("The address to listen on. 0.0.0.0 listens on every interface."),
  PUBLIC_SCHEME: z
    .enum(["http", "https"], { error: "write http or https" })
    .default("http")
    .describe("How visitors reach the sites: http or https. Set https behind a proxy that terminates TLS."),
  TRUSTED_PROXIES: list.describe(
    "Addresses and ranges of proxies whose X-Forwarded-For header the server trusts, such as 10.0.0.0/8,::1.",
  ),
  FORWARDED_HOST: flag.describe(
    "1 when those proxies always set X-Forwarded-Host themselves. Otherwise a visitor could forge it.",
  ),

  OPERATOR_PORT: z
    .union([empty, z.coerce.number({ error: "write a port number such as 9464" }).int().min(0).max(65535)])
    .optional()
    .describe(
      "A second port, for whoever runs the servers: /metrics for Prometheus, and a page about all sites. Off unless set.",
    ),
  OPERATOR_HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("The address of that port. It asks for no password: bind it to a private network only."),
  CHECK_CERTIFICATES: flag.describe(
    "1 asks every live host for its certificate, each about every six hours, and shows on that port which ones end soon.",
  ),

  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(/^https?$/, "http://127.0.0.1:4318").describe(
    "A collector of OpenTelemetry traces that speaks OTLP over HTTP in JSON, such as http://127.0.0.1:4318. Off unless set.",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.describe(
    "Headers for the collector, such as authorization=Bearer%20token,x-team=web.",
  ),
  OTEL_SERVICE_NAME: z.string().min(1).default("forecourt").describe("The name of this platform in traces."),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "write a share such as 0.1" })
    .min(0)
    .max(1)
    .default(1)
    .describe(
      "The share of requests that is traced, from 0 to 1. A trusted proxy's traceparent decides for its requests.",
    ),

  DATA_DIR: z
    .string()
    .min(1)
    .default("./.data")
    .describe("Folder of the SQLite database and scratch files, and of all stored files unless STORAGE is set."),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, "postgresql://user:password@host/database").describe(
    "PostgreSQL instead of SQLite, such as postgresql://user:password@host/database. Needed for several servers.",
  ),
  STORAGE: z
    .string()
    .optional()
    .describe(
      "Where files are stored: a folder, s3://bucket/folder?endpoint=https://…&region=…&path_style=1, or postgres.",
    ),
  S3_ACCESS_KEY_ID: z.string().optional().describe("The access key for s3:// storage."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("The secret of that key."),
  S3_SESSION_TOKEN: z.string().optional().describe("Only for temporary keys."),
  MEDIA_DIR: z.string().optional().describe("A further folder of pictures, read only."),
  DISK_RESERVE_MB: whole(256)
    .min(0)
    .default(256)
    .describe(
      "Disk space kept free for leads. Below twice as much, the server takes no events and fetches no pictures; below it, no uploads.",
    ),
  BACKUP_PASSPHRASE: z
    .union([empty, z.string().min(12, "use at least 12 characters")])
    .optional()
    .describe("Encrypts the files that `forecourt backup` writes, and decrypts them on restore."),

  SECRET: z
    .union([empty, z.string().min(16, "use at least 16 characters")])
    .optional()
    .describe(
      "Signs tokens and links. All servers of one database need the same. Without it, the server creates one in DATA_DIR.",
    ),
  SECRET_PREVIOUS: z
    .union([empty, z.string().min(16, "use at least 16 characters")])
    .optional()
    .describe(
      "The SECRET before this one. Its signatures stay valid, and servers sign with it until all of them know the new one.",
    ),

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

  WORKERS: whole(2)
    .min(1)
    .max(256)
    .default(() => availableParallelism())
    .describe("Threads that render pages: one per core unless set. One starts at once, the others when there is work."),
  WORKER_HEAP_MB: whole(2048)
    .min(128)
    .default(2048)
    .describe("The largest heap of one render thread. A thread that needs more is replaced."),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(64)
    .describe("Size of the page cache, which all threads share."),
  PICTURE_FORMAT: z
    .enum(["avif", "webp"], { error: "write avif or webp" })
    .default("avif")
    .describe(
      "avif: browsers that accept it get AVIF where it is smaller; the server encodes it when it is calm. webp: all get WebP.",
    ),
  INDEX_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(256)
    .describe("Size of all search indexes. The main thread and each render thread get an equal share."),
  PICTURE_CACHE_MB: whole(64)
    .min(1)
    .default(64)
    .describe("Pictures that the server caches in memory while STORAGE is not a folder."),
  RENDER_QUEUE: whole(96)
    .min(3)
    .max(10_000)
    .default(96)
    .describe(
      "Pages that may wait to be rendered; one site may use a third. Further requests get 503 with Retry-After.",
    ),
  RENDER_WAIT_SECONDS: z.coerce
    .number({ error: "write a number such as 8" })
    .positive()
    .max(3600)
    .default(8)
    .describe("How long a page may wait in that queue, and then for its answer, which may take at least 30 seconds."),

  LEADS_PER_MINUTE: perMinute(60).describe("Forms that one address may send to one site per minute. 0: no limit."),
  PAGES_PER_MINUTE: perMinute(600).describe(
    "Uncached pages that one address may open on one site per minute. 0: no limit.",
  ),
  SEARCHES_PER_MINUTE: perMinute(1200).describe(
    "Queries of /api/search per address and site and minute; a whole site gets twenty times as many. 0: no limit.",
  ),
  IMAGES_PER_MINUTE: perMinute(1200).describe("The same for pictures in a size that is not stored yet."),
  EVENTS_PER_MINUTE: perMinute(1200).describe("The same for tracking events."),
  EVENTS_PER_DAY: whole(200_000)
    .min(0)
    .default(200_000)
    .describe("Tracking events that one site may store per day. 0: no limit."),
  STOCK_PUSHES_PER_MINUTE: perMinute(120).describe(
    "Stock pushes that one address may send to one site per minute. 0: no limit.",
  ),
  HOLDS_PER_HOUR: whole(6)
    .min(0)
    .default(6)
    .describe("Reservations that one address may start on one site per hour. 0: no limit."),

  DRAIN_SECONDS: z.coerce
    .number({ error: "write a number such as 5" })
    .min(0)
    .max(600)
    .default(0)
    .describe(
      "After SIGTERM: how long the server still takes requests while /readyz says no. As long as a balancer needs.",
    ),
  SHUTDOWN_SECONDS: z.coerce
    .number({ error: "write a number such as 8" })
    .min(1)
    .max(600)
    .default(8)
    .describe("After the drain: how long the process may take to end."),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .describe("silent, error, warn, info or debug."),
  DEMO: flag.describe("1 seeds and serves the demo dealerships."),
});

export type Env = z.output<typeof environment> & {
  /** Variables that begin with FEED_. Addresses of stock sources may refer to them by name. */
  feedSecrets: Readonly<Record<string, string>>;
  /** STORAGE and the keys that belong to it, parsed. */
  storage: StorageSettings;
};

export class BadEnvironment extends Error {}

export function readEnv(variables: Record<string, string | undefined>): Env {
  const parsed = environment.safeParse(variables);
  if (parsed.success) {
    return { ...parsed.data, feedSecrets: feedSecrets(variables), storage: storageSettings(parsed.data) };
  }
  const sentences = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new BadEnvironment(`Forecourt cannot start. ${sentences.join(". ")}.`);
}

function storageSettings(variables: z.output<typeof environment>): StorageSettings {
  try {
    return readStorageSettings(variables);
  } catch (error) {
    throw error instanceof BadStorage ? new BadEnvironment(`Forecourt cannot start. ${error.message}.`) : error;
  }
}

function feedSecrets(variables: Record<string, string | undefined>): Record<string, string> {
  const own = Object.entries(variables).filter(([name, value]) => name.startsWith(secretPrefix) && value);
  return Object.fromEntries(own) as Record<string, string>;
}
