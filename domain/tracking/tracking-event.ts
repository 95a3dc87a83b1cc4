import { z } from "zod";
import { eventIds, type EventName } from "./event-ids.ts";
import { pageView } from "./page-view.ts";

const detail = z.union([z.string().max(300), z.number(), z.boolean(), z.null()]);

export const trackingEvent = z.strictObject({
  name: z.enum(Object.keys(eventIds) as [EventName, ...EventName[]]),
  event_id: z.number().int(),
  /** Path of the page, without its query. */
  page: z.string().max(500),
  at: z.number().int(),
  details: z.record(z.string().max(40), detail).default({}),
});

export const trackingBatch = z.strictObject({
  events: z
    .array(z.discriminatedUnion("name", [trackingEvent, pageView]))
    .min(1)
    .max(50),
});

export type TrackingEvent = z.output<typeof trackingEvent>;

/** Chapter 7: sent when a visitor reveals the number of a car's dealer, and when they dial it. */
export const phoneEvent = z.strictObject({
  car_id: z.string().max(64),
  dealership_id: z.string().max(64),
  website_id: z.string().max(64),
});
