import type { CarInput } from "#domain/car/car.ts";
import type { Delivery } from "#server/adapters/store/repositories/lead-statements.ts";
import { AlertWorker } from "#server/leads/alerts/alert-worker.ts";
import type { Platform } from "#server/http/services.ts";
import { operatorAppOf } from "#server/http/operator/operator-app-of.ts";
import { sampleLead } from "./sample-lead.ts";
import { createTestApp, testNow, type ThreadOptions } from "./test-app.ts";

export type OperatorTest = Awaited<ReturnType<typeof createOperatorTest>>;

/** The real application together with the operator's. */
export async function createOperatorTest(cars: CarInput[], over: Partial<Platform> = {}, threads?: ThreadOptions) {
  const world = await createTestApp(cars, over, { threads });
  const { platform, recorder } = world.services;
  const { clock, log } = platform;
  const alerts = new AlertWorker({ sites: () => [], clock, log });
  const operator = operatorAppOf({
    services: world.services,
    version: "1.2.3",
    threads: world.threads,
    searchQueue: null,
    alerts,
    tracing: null,
    diskReserveBytes: 1000,
    holdsMs: 0,
  });
  const metrics = async () => {
    const text = await (await operator.request("http://127.0.0.1/metrics")).text();
    const values = new Map(
      text
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"))
        .map((line) => [line.slice(0, line.lastIndexOf(" ")), numberOf(line.slice(line.lastIndexOf(" ") + 1))]),
    );
    return { text, value: (series: string): number => values.get(series) ?? 0 };
  };
  return {
    ...world,
    operator,
    recorder,
    metrics,
    /** A lead an hour ago with this delivery. */
    async addDelivery(delivery: Partial<Delivery>, slug = "first-site") {
      const at = new Date(testNow.getTime() - 3_600_000).toISOString();
      const usual = { channel: "email", stage: "complete", state: "pending", next_at: at, document: {} } as const;
      const leads = world.store.forSite({ slug, dealershipIds: [] }).leads;
      const lead = { ...sampleLead(`lead-${Math.random()}`), created_at: at, site_slug: slug };
      await leads.create({ lead, deliveries: [{ ...usual, ...delivery }], answer: null, captchaUse: null, seat: null });
    },
  };
}

const numberOf = (text: string): number => (text === "+Inf" ? Number.POSITIVE_INFINITY : Number(text));
