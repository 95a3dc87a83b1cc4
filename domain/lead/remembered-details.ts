import type { LeadFieldName } from "./lead-fields.ts";

/** Chapter 3: stored in the visitor's own browser to prefill the next form. */
export const rememberedFields = ["name", "last_name", "email", "phone", "postcode"] as const satisfies LeadFieldName[];
export type RememberedDetails = Partial<Record<(typeof rememberedFields)[number], string>>;

/** Chapter 5: only if name, email and phone are all present. */
export function detailsToRemember(values: Readonly<Record<string, unknown>>): RememberedDetails | null {
  const present = rememberedFields.flatMap((name) => {
    const value = values[name];
    return typeof value === "string" && value.trim() !== "" ? [[name, value.trim()] as const] : [];
  });
  const details: RememberedDetails = Object.fromEntries(present);
  return details.name && details.email && details.phone ? details : null;
}
