import { dealershipSchema } from "#domain/location/location.ts";
import { stockSettings } from "#domain/stock-source/stock-settings.ts";

/** A dealership's file: what pages show of it, and the source of its stock, which no page sees. */
export const dealershipFile = dealershipSchema.extend({ stock: stockSettings.nullable().default(null) });
