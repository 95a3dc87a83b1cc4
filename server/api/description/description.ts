import { leadCalls } from "#server/api/leads/calls.ts";
import { reservationCalls } from "#server/api/reservations/calls.ts";
import { searchCalls } from "#server/api/search/calls.ts";
import { stockCalls } from "#server/api/stock/calls.ts";
import { valuationCalls } from "#server/api/valuation/calls.ts";
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
