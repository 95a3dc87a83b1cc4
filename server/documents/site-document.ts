import { z } from "zod";
import { dealershipSchema } from "#domain/location/location.ts";
import { storedSite } from "#site/resolve-site.ts";
import { storedDocument } from "./stored-document.ts";

// Every reader calls resolveSite next, which checks them and puts the site in quarantine.
const checked = "by-reader";

// Unknown, because readers get them unchecked.
export const siteDocument = storedDocument<"site", unknown>({ name: "site", schema: storedSite, checked });
export const dealershipDocument = storedDocument<"dealership", unknown>({
  name: "dealership",
  schema: dealershipSchema,
  checked,
});
/** The dealerships of a site's last good version. A new version of a dealership is also one of this list. */
export const dealershipsDocument = storedDocument<"dealerships", unknown>({
  name: "dealerships",
  schema: z.array(dealershipSchema),
  checked,
});
