import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf } from "./doctor-finding.ts";
import { needFindings } from "./need-findings.ts";

/** Deliveries that wait for a person or a server, and receivers that fail. */
export async function checkDeliveries(world: DoctorWorld): Promise<Finding[]> {
  const found = await needFindings(world, "deliveries", ["delivery", "receiver"]);
  return found.length > 0 ? found : [findingsOf("deliveries").ok("No delivery is stuck.")];
}
