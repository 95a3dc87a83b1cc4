import { z } from "zod";

/** How others find the site. */
export const discovery = {
  discovery: z.strictObject({
    /** False for a site that is only being tried out: search engines are told to stay away. */
    search_engines: z.boolean(),
    /** Where to report a security hole (security.txt); the dealer's own address where null. */
    security_contact: z.email().nullable(),
  }),
};
