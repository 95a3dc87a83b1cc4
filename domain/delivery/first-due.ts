/** Spec 11.7.4: an Incomplete lead is delivered only after this long without a further step. */
const QUIET_MS = 30 * 60 * 1000;

type Step = { status: string; updated_at: string };

/** When a lead's deliveries may first be sent. Null: never, because the site does not want partial leads. */
export function firstDue({ status, updated_at }: Step, settings: { partial_leads: boolean }): string | null {
  if (status === "Complete") return updated_at;
  return settings.partial_leads ? new Date(Date.parse(updated_at) + QUIET_MS).toISOString() : null;
}
