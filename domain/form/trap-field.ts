/** A field that no person sees or fills in: whatever stands in it was put there by a machine. */
export const trapField = "company_fax";
