import { checkDeliveries } from "./check-deliveries.ts";
import { checkDocuments } from "./check-documents.ts";
import { checkEnquiries } from "./check-enquiries.ts";
import { checkFeeds } from "./check-feeds.ts";
import { checkHosts } from "./check-hosts.ts";
import { checkDisk, checkSearch, checkStorage } from "./check-machine.ts";
import { checkMail } from "./check-mail.ts";
import { checkRefunds } from "./check-refunds.ts";
import { checkSettings } from "./check-settings.ts";
import { checkClock, checkSecret, checkSites, checkStore } from "./check-store.ts";
import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf, reasonOf } from "./doctor-finding.ts";

const checks: Record<string, (world: DoctorWorld) => Promise<Finding[]>> = {
  settings: checkSettings,
  store: checkStore,
  secret: checkSecret,
  clock: checkClock,
  storage: checkStorage,
  disk: checkDisk,
  sites: checkSites,
  feeds: checkFeeds,
  search: checkSearch,
  documents: checkDocuments,
  enquiries: checkEnquiries,
  deliveries: checkDeliveries,
  refunds: checkRefunds,
  mail: checkMail,
  hosts: checkHosts,
};

/** All checks, side by side. A check that itself fails is a finding too. */
export async function examine(world: DoctorWorld): Promise<Finding[]> {
  const found = Object.entries(checks).map(([name, check]) =>
    check(world).catch((error: unknown) => [
      findingsOf(name).problem(`The check could not be made: ${reasonOf(error)}`, "Fix the problems above first."),
    ]),
  );
  return (await Promise.all(found)).flat();
}

/** 0: nothing to do; 1: something does not work; 3: it works, with warnings. */
export function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ level }) => level === "problem")) return 1;
  return findings.some(({ level }) => level === "warning") ? 3 : 0;
}
