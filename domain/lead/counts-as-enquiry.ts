import type { Lead } from "./lead.ts";

/** The form of test leads. No visitor can name it: the server names forms. */
export const testForm = "test";

/** What every figure calls an enquiry: complete, from a person as far as anybody knows, and no test of the dealer's mail. */
export const countsAsEnquiry = ({ form, status, quarantine }: Pick<Lead, "form" | "status" | "quarantine">): boolean =>
  status === "Complete" && quarantine === null && form !== testForm;
