import { sandboxOf } from "#server/adapters/payments/payments-of.ts";
import { signatureHeader } from "#server/adapters/payments/sandbox.ts";
import { present } from "#tests/support/present.ts";
import { testNow } from "#tests/support/test-app.ts";
import type { Case } from "./case.ts";
import { slug } from "./sites.ts";
import type { LeadWorld } from "./world.ts";

/** Pays for a reservation on the page where its form has led; a second payment, which is refunded, follows. */
export async function payTwice(world: LeadWorld, record: Case): Promise<void> {
  const session = present(/session=([\w.-]+)/.exec(record.lastAnswer())?.[1], "session");
  const paid = await world.send("/api/payments/sandbox/pay", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ session, choice: "approve" }).toString(),
  });
  record.add(`paid, answer ${paid.status}`, paid.location ?? "");
  await record.addDelivered(await world.outOf(record.leadId));

  const { registry, services } = world.app;
  const { site } = present(registry.bySlug(slug), "site");
  const token = present(/reservation=([0-9a-f]{32})/.exec(paid.location ?? "")?.[1], "token");
  const payment = { id: `again-${token}`, amount: 200, currency: "AUD", at: testNow.getTime() };
  const notice = JSON.stringify({ token, payment });
  const signature = sandboxOf(services.platform.payments, site).sign("notice", notice);
  const told = await world.send("/api/payments/sandbox/webhook", {
    method: "POST",
    headers: { "content-type": "application/json", [signatureHeader]: signature },
    body: notice,
  });
  record.add(`paid twice, answer ${told.status}`, told.text);
  await record.addDelivered(await world.outOf(record.leadId));
}
