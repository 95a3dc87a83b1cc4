import { kindOf } from "#domain/location/location-kind.ts";
import type { Location } from "#domain/location/location.ts";

type Place = Pick<Location, "location_type"> & { contact_detail: { phone: string } };

/**
 * 4.6: the number of a location on pages that are not about a car. Where numbers are masked, a yard's own number is given
 * out by a click on one of its cars; everywhere else the yard has the dealer's number. Departments keep theirs.
 */
export function publicPhone(place: Place, settings: { phone: string; phone_masked: boolean }): string {
  return isMaskedPlace(place, settings) ? settings.phone : place.contact_detail.phone;
}

export const isMaskedPlace = (place: Pick<Place, "location_type">, settings: { phone_masked: boolean }): boolean =>
  settings.phone_masked && kindOf(place) === "sales";
