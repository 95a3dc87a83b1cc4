import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf } from "./doctor-finding.ts";
import { needFindings } from "./need-findings.ts";

/** Customers who wait for their dealer's answer, and refunds that fail. */
export async function checkRefunds(world: DoctorWorld): Promise<Finding[]> {
  const found = await needFindings(world, "refunds", ["refund"]);
  return found.length > 0 ? found : [findingsOf("refunds").ok("Nobody waits for a refund or for an answer about one.")];
}
