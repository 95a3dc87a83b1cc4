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
const flag = z
  .enum(["", "0", "1"], { error: "write 1 or leave it out" })
  .default("")
  .transform((text) => text === "1");
const empty = z.literal("").transform(() => undefined);
const optionalUrl = (protocols: RegExp, example: string) =>
  z.union([empty, z.url({ protocol: protocols, error: `write an address such as ${example}` })]).optional();

/** Every variable the platform reads, in one place. */
const environment = z.object({
  PORT: z.coerce.number({ error: "write a port number such as 3000" }).int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./.data"),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, "postgresql://user:password@host/database"),
  /** Where files are stored: a folder, `s3://bucket?endpoint=…&region=…&path_style=1`, or `postgres`. */
  STORAGE: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_SESSION_TOKEN: z.string().optional(),
  /** Made pictures and small originals that this process holds in memory while the storage is not a folder. */
  PICTURE_CACHE_MB: z.coerce.number({ error: "write a number such as 64" }).int().min(1).default(64),
  /** Encrypts what `forecourt backup` writes, and opens it again. */
  BACKUP_PASSPHRASE: z.union([empty, z.string().min(12, "use at least 12 characters")]).optional(),
  SEARCH_URL: optionalUrl(/^https?$/, "http://127.0.0.1:7700"),
  SEARCH_KEY: z.union([empty, z.string()]).optional(),
  /** Where mail is handed in; absent: messages are kept as files under DATA_DIR/mail. */
  SMTP_URL: optionalUrl(/^smtps?$/, "smtps://user:password@mail.example:465"),
  /** How long a mail server or another receiver of leads may take to answer. */
  DELIVERY_SECONDS: z.coerce.number({ error: "write a number such as 20" }).positive().max(600).default(20),
  /** The wait before a delivery is tried again; it doubles with every failure. */
  DELIVERY_RETRY_SECONDS: z.coerce.number({ error: "write a number such as 30" }).positive().max(3600).default(30),
  /** How often the stock is looked at for those who asked for alerts; a change of stock is looked at sooner. */
  ALERT_SECONDS: z.coerce.number({ error: "write a number such as 60" }).positive().max(86_400).default(60),
  /** After so many hours the server of a stored picture is asked whether it has changed. */
  PICTURE_RECHECK_HOURS: z.coerce.number({ error: "write a number such as 72" }).min(1).max(8760).default(72),
  PUBLIC_SCHEME: z.enum(["http", "https"], { error: "write http or https" }).default("http"),
  /** Addresses and ranges of proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: list,
  /** 1 where those proxies set X-Forwarded-Host themselves; a stranger could write it otherwise. */
  FORWARDED_HOST: flag,
  /** Names of the DKIM keys that the mail server signs with, which `forecourt doctor` looks for. */
  DKIM_SELECTORS: list,
  /**
   * Hosts, addresses and ranges that webhooks, services, feeds and captcha checks may reach although they are not public,
   * such as `crm.internal,10.0.0.0/8`.
   */
  OUTGOING_ALLOW: list,
  /** Who is told by mail of sources of stock that fail; a dealership's file may name somebody else. */
  OPERATOR_EMAIL: list.pipe(z.array(z.email({ error: "write addresses such as ops@agency.example" }))),
  /** Signs tokens; made and kept in DATA_DIR when absent. Servers behind one address have to share it. */
  SECRET: z.union([empty, z.string().min(16, "use at least 16 characters")]).optional(),
  /** The SECRET before this one: what it signed is still believed, nothing new is signed with it. */
  SECRET_PREVIOUS: z.union([empty, z.string().min(16, "use at least 16 characters")]).optional(),
  DEMO: flag,
  MEDIA_DIR: z.string().optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).default(64),
  /** Of this process: the main thread and each render thread have an equal part of it. */
  INDEX_MB: z.coerce.number().int().min(1).default(256),
  /** Threads that render pages; as many as there are cores unless told. */
  WORKERS: z.coerce
    .number({ error: "write a number such as 2" })
    .int()
    .min(1)
    .max(256)
    .default(() => availableParallelism()),
  /** The most that the heap of one render thread may hold; a thread that needs more is replaced. */
  WORKER_HEAP_MB: z.coerce.number({ error: "write a number such as 2048" }).int().min(128).default(2048),
  /** Pushes of stock that one address may send to one site in a minute; 0 for no limit. */
  STOCK_PUSHES_PER_MINUTE: z.coerce.number({ error: "write a number such as 120" }).int().min(0).default(120),
  /** Forms that one address may send to one site in a minute; 0 for no limit. */
  LEADS_PER_MINUTE: z.coerce.number({ error: "write a number such as 60" }).int().min(0).default(60),
  /** Pages out of no cache that one address may open on one site in a minute; 0 for no limit. */
  PAGES_PER_MINUTE: z.coerce.number({ error: "write a number such as 600" }).int().min(0).default(600),
  /** The same for queries of the search service, pictures in a size that nobody has asked for, and tracking events. */
  SEARCHES_PER_MINUTE: z.coerce.number({ error: "write a number such as 1200" }).int().min(0).default(1200),
  IMAGES_PER_MINUTE: z.coerce.number({ error: "write a number such as 1200" }).int().min(0).default(1200),
  EVENTS_PER_MINUTE: z.coerce.number({ error: "write a number such as 1200" }).int().min(0).default(1200),
  /** Tracking events that one site may keep in a day; 0 for no limit. */
  EVENTS_PER_DAY: z.coerce.number({ error: "write a number such as 200000" }).int().min(0).default(200_000),
  /** Room on the disk that is kept for leads: below twice as much no events or feeds' pictures, below it no files. */
  DISK_RESERVE_MB: z.coerce.number({ error: "write a number such as 256" }).int().min(0).default(256),
  /** Pages that may wait to be rendered; whoever comes after them is told to come back later. */
  RENDER_WAIT_SECONDS: z.coerce.number({ error: "write a number such as 8" }).positive().max(3600).default(8),
  RENDER_QUEUE: z.coerce.number({ error: "write a number such as 96" }).int().min(3).max(10_000).default(96),
  /** Confirmations that one mailbox gets at most, over all sites; 0 for no limit. Leads are delivered all the same. */
  CONFIRMATIONS_PER_HOUR: z.coerce.number({ error: "write a number such as 6" }).int().min(0).default(6),
  CONFIRMATIONS_PER_DAY: z.coerce.number({ error: "write a number such as 20" }).int().min(0).default(20),
  /** Reservations that one address may begin on one site in an hour; 0 for no limit. */
  HOLDS_PER_HOUR: z.coerce.number({ error: "write a number such as 6" }).int().min(0).default(6),
  /** Another address of Stripe's service, for tests. */
  STRIPE_URL: z.union([empty, z.url().transform((text) => new URL(text))]).optional(),
  TURNSTILE_URL: z.url().default("https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  RECAPTCHA_URL: z.url().default("https://www.google.com/recaptcha/api/siteverify"),
  /** How long the listener stays open after a SIGTERM while /readyz already says no: as long as a balancer needs. */
  DRAIN_SECONDS: z.coerce.number({ error: "write a number such as 5" }).min(0).max(600).default(0),
  /** After the drain: how long the process may take to end. */
  SHUTDOWN_SECONDS: z.coerce.number({ error: "write a number such as 8" }).min(1).max(600).default(8),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

export type Env = z.output<typeof environment> & {
  /** Variables that begin with FEED_: what addresses of stock sources may name. */
  feedSecrets: Readonly<Record<string, string>>;
  /** STORAGE and what belongs to it, read. */
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
