import { leadCalls } from "#server/api/leads/calls.ts";
import { reservationCalls } from "#server/api/reservations/calls.ts";
import { searchCalls } from "#server/api/search/calls.ts";
import { stockCalls } from "#server/api/stock/calls.ts";
import { valuationCalls } from "#server/api/valuation/calls.ts";
import { openApiOf } from "./openapi.ts";
import { otherCalls } from "./other-calls.ts";

/** Every call of a site. A test compares it with the routes that the application has. */
export const description = openApiOf({
  ...leadCalls,
  ...reservationCalls,
  ...valuationCalls,
  ...searchCalls,
  ...stockCalls,
  ...otherCalls,
});
