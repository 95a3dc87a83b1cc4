import type { Context } from "hono";
import type { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import type { Limit, LimitUse } from "#server/platform/limits/limits.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

export type EventIntakeDeps = {
  perMinute: Limit;
  perDay: Limit;
  disk: DiskGuard;
  clock: () => Date;
  /** From 0 up to 1; selects the batches that represent the others when only a sample is stored. */
  random?: () => number;
};

/** Above this share of a site's limit, one batch in ten is stored, and counts for ten. */
const PRESSURE = 0.5;
const KEPT_OF = 10;

const tooMany = "Too many events at once. Send no more for a minute.";
const noRoom = "There is no room for events at the moment. Send them again later.";

/** `keep` with the weight of each event, `drop` for a batch outside the sample, or the refusal. */
export type Intake = { keep: true; weight: number } | { keep: false } | Response;

/** Events matter least: they are the first to stop when an address, a site or the disk reaches its limit. */
export function eventIntake(deps: EventIntakeDeps) {
  const { perDay, random = Math.random } = deps;
  return async (c: Context<RequestEnv>, count: number): Promise<Intake> => {
    const minute = await ofMinute(deps, c, count);
    if (minute instanceof Response) return minute;
    const use = useOf(deps, c, count);
    const isSampled = minute.siteLoad > PRESSURE;
    if (isSampled && random() * KEPT_OF >= 1) return { keep: false };
    const day = await perDay.take(use);
    return day.allowed ? { keep: true, weight: isSampled ? KEPT_OF : 1 } : refuse(c, day.retryAfterSeconds);
  };
}

/**
 * Page views are only counted, not stored one by one: none is left out for a sample, and a day has as many as it has. Null,
 * or the refusal.
 */
export function pageViewIntake(deps: EventIntakeDeps) {
  return async (c: Context<RequestEnv>, count: number): Promise<Response | null> => {
    const minute = await ofMinute(deps, c, count);
    return minute instanceof Response ? minute : null;
  };
}

/** The share of the site's minute that is used, or the refusal. */
async function ofMinute(deps: EventIntakeDeps, c: Context<RequestEnv>, count: number) {
  if (!(await deps.disk.allows("events"))) return c.json({ error: noRoom }, 503, { "Retry-After": "300" });
  const minute = await deps.perMinute.take(useOf(deps, c, count));
  return minute.allowed ? minute : refuse(c, minute.retryAfterSeconds);
}

const useOf = ({ clock }: EventIntakeDeps, c: Context<RequestEnv>, cost: number): LimitUse => {
  return { site: c.var.runtime.site.slug, address: c.var.client, at: clock().getTime(), cost };
};

const refuse = (c: Context<RequestEnv>, seconds: number): Response =>
  c.json({ error: tooMany }, 429, { "Retry-After": String(seconds) });
