import { fieldsProblem, type LeadProblem, LeadRefused } from "#server/services/leads/lead-problem.ts";

/** Said of one file, on the field that it was chosen in. */
export function fileRefused(field: string, message: string, status: LeadProblem["status"] = 422): LeadRefused {
  return new LeadRefused({ ...fieldsProblem({ [field]: message }), status, error: message });
}
