import { z } from "zod";

/** How search engines and others find the site. */
export const discovery = {
  discovery: z.strictObject({
    /** False for a site that is being tried out: search engines are told not to index it. */
    search_engines: z.boolean(),
    /** Where to report a vulnerability (security.txt); null: the dealer's own address. */
    security_contact: z.email().nullable(),
  }),
};
