import type { Lead } from "./lead.ts";

/** Every update reads and writes the whole lead, so its size and its number of sends are limited. */
export const leadLimits = {
  /** The stored document in bytes: twice the largest single send. */
  bytes: 128 * 1024,
  /** Forms have at most 20 steps, each of which is sent once and once more after Back. */
  sends: 60,
} as const;

/** Which limit a lead is over, or null. */
export function limitPassed(lead: Lead): "size" | "sends" | null {
  if (lead.steps.length > leadLimits.sends) return "sends";
  return new TextEncoder().encode(JSON.stringify(lead)).length > leadLimits.bytes ? "size" : null;
}
