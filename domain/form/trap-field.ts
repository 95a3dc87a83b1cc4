/** An invisible field: only a bot fills it in. */
export const trapField = "company_fax";
