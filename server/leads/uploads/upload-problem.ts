import { fieldsProblem, type LeadProblem, LeadError } from "#server/leads/service/lead-problem.ts";

/** A problem of one file, reported at the field it was chosen in. */
export function fileRefused(field: string, message: string, status: LeadProblem["status"] = 422): LeadError {
  return new LeadError({ ...fieldsProblem({ [field]: message }), status, error: message });
}
