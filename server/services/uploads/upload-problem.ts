import { fieldsProblem, type LeadProblem, LeadRefused } from "#server/services/leads/lead-problem.ts";

/** A problem of one file, reported at the field it was chosen in. */
export function fileRefused(field: string, message: string, status: LeadProblem["status"] = 422): LeadRefused {
  return new LeadRefused({ ...fieldsProblem({ [field]: message }), status, error: message });
}
