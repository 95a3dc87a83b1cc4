import type { Country, Licence } from "./country.ts";

/** The licence that a location of this kind needs. "Vic." and "Victoria" are VIC. */
export function licenceIn({ regions, licences }: Country, region: string, kind: "sales" | "service"): Licence | null {
  const plain = region.trim().replace(/\.$/, "").toLowerCase();
  const own = regions.find(({ code, name }) => plain === code.toLowerCase() || plain === name?.toLowerCase());
  return own?.licences?.[kind] ?? licences[kind] ?? null;
}
