import { z } from "zod";

/**
 * What is counted of a page that somebody opened; a page with nothing to count sends none. It says nothing of its
 * visitor: ids of advertisements come without their value, and of the page before only its host.
 */
export const pageView = z.strictObject({
  name: z.literal("page_view"),
  /** Path of the page, without its query. */
  page: z.string().max(500),
  /** Of a page that was reached from elsewhere. */
  landing: z
    .strictObject({
      params: z.record(z.string().max(60), z.string().max(300)),
      referrer: z.string().max(320).nullable(),
    })
    .optional(),
  /** A search that found nothing. */
  no_results: z.literal(true).optional(),
});

export type PageView = z.output<typeof pageView>;
