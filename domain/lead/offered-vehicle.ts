import { findMake } from "#domain/make/makes.ts";
import { slugOf } from "#domain/text/slug.ts";
import type { LeadFieldName, LeadFields } from "./lead-fields.ts";

/** The vehicle that a visitor offers, as they wrote it. */
export type OfferedVehicle = { year: string; make: string; model: string; badge: string };

/** The names of a trade-in form, and those of a form that buys vehicles or looks after them. */
const tradeInNames = ["trade_in_year", "trade_in_make", "trade_in_model", "trade_in_badge"] as const;
const sellingNames = ["vehicle_year", "vehicle_make", "vehicle_model"] as const;

/** `isOffer`: the lead is about the visitor's own vehicle. Then the second names mean it, if there is no car of ours. */
export function offeredOf(fields: LeadFields, isOffer: boolean): OfferedVehicle | null {
  const read = (names: readonly LeadFieldName[]): OfferedVehicle => {
    const [year = "", make = "", model = "", badge = ""] = names.map((name) => {
      const value = fields[name];
      return typeof value === "string" ? value.trim() : "";
    });
    return { year, make, model, badge };
  };
  const isAlone = isOffer && fields.car_id === undefined;
  const all = [read(tradeInNames), ...(isAlone ? [read(sellingNames)] : [])];
  return all.find(({ make }) => make !== "") ?? null;
}

/** As the visitor wrote it: for the dealer. */
export const offeredName = ({ year, make, model, badge }: OfferedVehicle): string =>
  [year, make, model, badge].filter(Boolean).join(" ");

/**
 * 11.5.6: only words that we know, for mails to visitors: a year, a make of the reference list, and a model as a car on
 * sale spells it. Empty if not even the make is known.
 */
export function knownVehicleName(
  { year, make }: OfferedVehicle,
  onSale: { make: string; model: string } | null,
): string {
  const known = onSale ? `${onSale.make} ${onSale.model}` : findMake(slugOf(make))?.name;
  if (known === undefined) return "";
  return /^(?:19|20)\d\d$/.test(year) ? `${year} ${known}` : known;
}
