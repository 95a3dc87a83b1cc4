import { leadCalls } from "#server/http/api/leads/lead-calls.ts";
import { reservationCalls } from "#server/http/api/reservations/reservation-calls.ts";
import { searchCalls } from "#server/http/api/search/search-calls.ts";
import { stockCalls } from "#server/http/api/stock/stock-calls.ts";
import { valuationCalls } from "#server/http/api/valuation/valuation-calls.ts";
import { type OpenApi, openApiOf } from "./openapi.ts";
import { otherCalls } from "./other-calls.ts";

/** When first asked for: to derive the schemas takes a tenth of a second, and few ever ask. */
let described: OpenApi | null = null;

/** Every call of a site. A test compares it with the routes that the application has. */
export const describeCalls = (): OpenApi => (described ??= openApiOf(calls));

const calls = {
  ...leadCalls,
  ...reservationCalls,
  ...valuationCalls,
  ...searchCalls,
  ...stockCalls,
  ...otherCalls,
};
