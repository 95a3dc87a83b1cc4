import { deliveryDocument } from "#server/documents/delivery.ts";
import { readOrReport } from "#server/documents/unreadable-document.ts";
import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** Nobody sends a delivery that was due this long ago. */
const OVERDUE_MS = 15 * 60_000;
const { ok, warning, problem } = findingsOf("deliveries");

export async function checkDeliveries({ store, clock }: DoctorWorld): Promise<Finding[]> {
  const found: Finding[] = [];
  const overdueBefore = new Date(clock().getTime() - OVERDUE_MS).toISOString();
  const overdue = new Map<string, number>();
  for await (const { site_slug, next_at } of store.operator.outbox.list({ state: "pending" })) {
    if (next_at < overdueBefore) overdue.set(site_slug, (overdue.get(site_slug) ?? 0) + 1);
  }
  for (const [site, count] of overdue) {
    found.push(
      problem(
        `Deliveries of ${site} that were due more than 15 minutes ago and have not left: ${count}.`,
        "Start a server on this store, or look in its log for faults of the delivery worker.",
      ),
    );
  }
  const failed = new Map<string, number>();
  for await (const { site_slug } of store.operator.outbox.list({ state: "failed" })) {
    failed.set(site_slug, (failed.get(site_slug) ?? 0) + 1);
  }
  for (const [site, count] of failed) {
    found.push(
      problem(
        `Deliveries of ${site} that were given up: ${count}.`,
        `Look at them (forecourt deliveries list --site ${site} --state failed), then send them again (deliveries resend ID).`,
      ),
    );
  }
  for (const { channel, document, failures, note } of await store.operator.receivers.failing()) {
    const { url = channel } =
      readOrReport(
        () => deliveryDocument.decode(document, `of ${channel}`),
        () => undefined,
      ) ?? {};
    found.push(
      warning(
        `The receiver ${url} has failed ${failures} times in a row: ${note}`,
        "Ask whoever runs it; deliveries wait and go out once it answers (forecourt deliveries receivers).",
      ),
    );
  }
  return found.length > 0 ? found : [ok("No delivery is stuck.")];
}
