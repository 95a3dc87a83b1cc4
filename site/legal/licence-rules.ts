import type { Licence } from "#domain/country/country.ts";
import { licenceIn } from "#domain/country/licence.ts";
import { isComing } from "#domain/location/coming-location.ts";
import { kindOf } from "#domain/location/location-kind.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { Finding, LegalSubject } from "./legal-finding.ts";

type Place = Dealership["locations"][number];
type Field = "dealer_license_number" | "motor_vehicle_repairer";

/** Every location that sells or repairs needs the licence of its state, and the site must show it. */
export function licenceFindings(subject: LegalSubject): Finding[] {
  return subject.dealerships.flatMap((dealership) =>
    dealership.locations.flatMap((place, index) => {
      const required = requiredLicence(place, subject);
      if (!required || !place.visible || isComing(place)) return [];
      const found = problemOf(place[required.field], required.licence, subject);
      const path = ["locations", index, required.field];
      return found === null ? [] : [{ at: { in: "dealership" as const, slug: dealership.slug, path }, text: found }];
    }),
  );
}

function requiredLicence(place: Place, { settings }: LegalSubject): { field: Field; licence: Licence } | null {
  const kind = kindOf(place);
  if (kind === "parts") return null;
  const field = kind === "sales" ? "dealer_license_number" : "motor_vehicle_repairer";
  const licence = licenceIn(settings.country, place.address.state, kind);
  return licence ? { field, licence } : null;
}

function problemOf(number: string, { name, act, written }: Licence, { settings }: LegalSubject): string | null {
  const { footer, locations } = settings;
  if (number === "") return `the ${name} is missing (${act}); advertisements have to show its number`;
  if (written && !new RegExp(written.pattern, "i").test(number))
    return `a ${name} is written like "${written.example}" (${act})`;
  const plain = (text: string) => text.replaceAll(/\s/g, "").toLowerCase();
  const shown = locations.licences || footer.licences.some((line) => plain(line).includes(plain(number)));
  return shown
    ? null
    : `the ${name} ${number} is shown nowhere (${act}); add it to footer.licences, or set locations.licences to true`;
}
