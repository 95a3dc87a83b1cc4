import { z } from "zod";

/** Event ids of spec point 9. */
export const eventIds = {
  new_enquiry: 14,
  used_enquiry: 15,
  new_test_drive: 17,
  general_enquiry: 22,
  call_click: 25,
  search_result_click: 29,
  favourite: 39,
  used_test_drive: 48,
  careers: 51,
} as const;

export type EventName = keyof typeof eventIds;

const detail = z.union([z.string().max(300), z.number(), z.boolean(), z.null()]);

export const trackingEvent = z.strictObject({
  name: z.enum(Object.keys(eventIds) as [EventName, ...EventName[]]),
  event_id: z.number().int(),
  /** Path of the page, without its query. */
  page: z.string().max(500),
  at: z.number().int(),
  details: z.record(z.string().max(40), detail).default({}),
});

export const trackingBatch = z.strictObject({ events: z.array(trackingEvent).min(1).max(50) });

export type TrackingEvent = z.output<typeof trackingEvent>;
