import { usualRhythm } from "#domain/delivery/backoff.ts";
import { type MailEnv, openMailer } from "#server/adapters/mail/open-mailer.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Env } from "#server/environment/env.ts";
import { DeliveryWorker, type WorkerDeps } from "./delivery-worker.ts";

type Settings = MailEnv &
  Pick<Env, "DELIVERY_SECONDS" | "DELIVERY_RETRY_SECONDS" | "CONFIRMATIONS_PER_HOUR" | "CONFIRMATIONS_PER_DAY">;
type Deps = Omit<WorkerDeps, "mailer" | "timeoutMs" | "rhythm" | "recipientLimits"> & { storage: Storage };

/** Starts a worker as the environment configures it. */
export function startDeliveries(env: Settings, { storage, ...deps }: Deps) {
  const timeoutMs = env.DELIVERY_SECONDS * 1000;
  const mailer = openMailer(env, storage, timeoutMs);
  const rhythm = { ...usualRhythm, firstMs: env.DELIVERY_RETRY_SECONDS * 1000 };
  const recipientLimits = { perHour: env.CONFIRMATIONS_PER_HOUR, perDay: env.CONFIRMATIONS_PER_DAY };
  const worker = new DeliveryWorker({ ...deps, mailer, timeoutMs, rhythm, recipientLimits });
  worker.start();
  return {
    async stop(): Promise<void> {
      await worker.stop();
      mailer.close();
    },
  };
}
