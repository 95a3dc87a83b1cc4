import type { Country, Licence } from "./country.ts";

/** What a place of this kind needs there. "Vic." and "Victoria" are VIC. */
export function licenceIn({ regions, licences }: Country, region: string, kind: "sales" | "service"): Licence | null {
  const plain = region.trim().replace(/\.$/, "").toLowerCase();
  const own = regions.find(({ code, name }) => plain === code.toLowerCase() || plain === name?.toLowerCase());
  return own?.licences?.[kind] ?? licences[kind] ?? null;
}
