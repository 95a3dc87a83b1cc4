import { z } from "zod";

/** How search engines and others find the site. */
export const discovery = {
  discovery: z.strictObject({
    /** False for a trial site: search engines must not index it. */
    search_engines: z.boolean(),
    /** Where to report a vulnerability (security.txt); null: the dealer's own address. */
    security_contact: z.email().nullable(),
  }),
};
