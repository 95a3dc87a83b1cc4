import { z } from "zod";
import { flag, perMinute, whole } from "./kinds.ts";

/** What one address or site may do, and how the server ends. */
export const bounds = {
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
};
