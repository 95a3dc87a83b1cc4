import { z } from "zod";
import { dealershipSchema } from "#domain/location/location.ts";
import { storedSite } from "#site/resolve-site.ts";
import { storedDocument } from "./stored-document.ts";

const checkedBy = "resolveSite, which every reader calls next, and which puts the site in quarantine";

// Unknown, because readers get them unchecked.
export const siteDocument = storedDocument<"site", unknown>({ name: "site", schema: storedSite, checkedBy });
export const dealershipDocument = storedDocument<"dealership", unknown>({
  name: "dealership",
  schema: dealershipSchema,
  checkedBy,
});
/** The dealerships of a site's last good version. A new version of a dealership is also one of this list. */
export const dealershipsDocument = storedDocument<"dealerships", unknown>({
  name: "dealerships",
  schema: z.array(dealershipSchema),
  checkedBy,
});
