import { addressBlock } from "#server/platform/limits/address-block.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import { TooManyError } from "./errors.ts";
import type { WorkQueue } from "./work-queue.ts";

export type Visit = { site: string; address: string; at: number; gone?: AbortSignal | undefined };

/** Work for a visitor, within the limit of their address and in its turn. Throws the errors of `errors.ts`. */
export async function admit<T>(
  { perMinute, queue }: { perMinute: Limit; queue: WorkQueue },
  { site, address, at, gone }: Visit,
  work: () => Promise<T>,
): Promise<T> {
  const verdict = await perMinute.take({ site, address, at });
  if (!verdict.allowed) throw new TooManyError(verdict.retryAfterSeconds);
  return queue.run({ site, address: addressBlock(address), gone }, work);
}
