import { setTimeout as pause } from "node:timers/promises";
import { PageAdmission } from "#server/pages/page-admission.ts";
import type { LoadSettings } from "#server/platform/admission/load-settings.ts";
import { WorkQueue } from "#server/platform/admission/work-queue.ts";
import { Limit, type Limits, MINUTE_MS } from "#server/platform/limits/limits.ts";
import type { Recorder } from "#server/platform/metrics/recorder.ts";
import { refusalDelay } from "./middleware/delay-refusals.ts";

/** A whole site may use as much as this many addresses. */
const siteAddresses = 20;
/** Questions about certificates for hosts that no site has. */
const strangersPerMinute = 600;
/** Refusals of one address that are sent at once. */
const refusalsPerMinute = 60;
/** Policy reports: of one address, and kinds that the log names. */
const reportsPerMinute = 60;
const loggedPerHour = 100;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

type Needs = { limits: Limits; load: LoadSettings; recorder: Recorder; leadsPerMinute: number };

/** How much of each kind of request is taken, and which of them wait for their turn. */
export function requestLimits({ limits, load, recorder, leadsPerMinute }: Needs) {
  const { perMinute } = load;
  const limitOf = (name: string, perAddress: number, perSite = 0, exact = false, windowMs = MINUTE_MS) =>
    new Limit(limits, { name, perAddress, perSite, exact, windowMs });
  return {
    calls: {
      searches: limitOf("searches", perMinute.searches, perMinute.searches * siteAddresses),
      pushes: limitOf("stock pushes", perMinute.stockPushes, perMinute.stockPushes * siteAddresses, true),
      // One desk for all sites, so no share per site. Not exact: each server has a thread of its own for it.
      desk: limitOf("pages of the desk", perMinute.pages),
      valuing: limitOf("valuations", leadsPerMinute, 0, true),
      // Not exact: a proxy asks one server, and the answer costs less than a shared count.
      certificates: limitOf("certificates", strangersPerMinute),
      // Not exact either: each server has its own log.
      policyReports: {
        perMinute: limitOf("policy reports", reportsPerMinute),
        logged: limitOf("logged reports", 0, loggedPerHour, false, hourMs),
      },
    },
    events: {
      perMinute: limitOf("events", perMinute.events, perMinute.events * siteAddresses),
      perDay: limitOf("a day's events", 0, load.eventsPerDay, false, dayMs),
    },
    pictures: {
      perMinute: limitOf("images", perMinute.images),
      queue: new WorkQueue(load.pictures, recorder.queueTimes("pictures")),
    },
    refusals: {
      perMinute: limitOf("refusals", refusalsPerMinute),
      wait: (gone: AbortSignal) =>
        pause(refusalDelay(load.refusalDelayMs), undefined, { signal: gone }).catch(() => undefined),
    },
    admission: new PageAdmission(limitOf("pages", perMinute.pages), limitOf("pages-ahead", perMinute.pages), {
      pages: new WorkQueue(load.render, recorder.queueTimes("pages")),
      known: new WorkQueue(load.render, recorder.queueTimes("known")),
      own: new WorkQueue(load.ownPages, recorder.queueTimes("forms")),
    }),
  };
}
