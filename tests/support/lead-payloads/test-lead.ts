import { vi } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { present } from "#tests/support/present.ts";
import { Case } from "./case.ts";
import { slug } from "./sites.ts";
import { type LeadWorld, workerNow } from "./world.ts";

/** The lead by which an operator tests the receivers of a site. */
export async function testLeadCase(world: LeadWorld): Promise<Case> {
  const record = new Case("the lead of an operator's test");
  const before = new Set(await world.leadIds());
  vi.useFakeTimers({ toFake: ["Date"], now: workerNow });
  vi.stubEnv("SMTP_URL", world.mailUrl);
  try {
    const { code, err } = await forecourtIn(world.dataDir, ["leads", "test", "--site", slug]);
    if (code !== 0) throw new Error(err);
  } finally {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  }
  record.leadId = present(
    (await world.leadIds()).find((id) => !before.has(id)),
    "test lead",
  );
  await record.addDelivered(await world.outOf(record.leadId));
  return record;
}
