/** Spec 3.10: a lead that gives a first name alone is of that name. */
export function nameFromFirstName(lead: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { name, first_name } = lead;
  const missing = name === undefined || name === null || name === "" || name === "undefined undefined";
  return missing && typeof first_name === "string" && first_name !== "" ? { ...lead, name: first_name } : lead;
}
