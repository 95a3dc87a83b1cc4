import type { MiddlewareHandler } from "hono";
import { addressBlock } from "#server/platform/limits/address-block.ts";
import type { RequestEnv } from "./request.ts";
import { Lane, type LaneLimits } from "#server/platform/admission/lane.ts";

type Lanes = "leads" | "payments";

/** More than one server writes in a second, so a full lane means that the store is slow or flooded. */
const limits: Record<Lanes, LaneLimits> = {
  leads: { most: 600, perSite: 300, perAddress: 60 },
  // A provider sends all its notices from few addresses.
  payments: { most: 200, perSite: 100, perAddress: 100 },
};

const texts: Record<Lanes, string> = {
  leads: "We could not save your message just now. Please try again in a moment.",
  payments: "Too many notices at once. Send this one again in a moment.",
};

/** Calls that change something have their own lanes: they wait for no page, and no page waits for them. */
export function inLane(name: Lanes): MiddlewareHandler<RequestEnv> {
  const lane = new Lane(limits[name]);
  return async (c, next) => {
    const { runtime, client } = c.var;
    const leave = lane.enter({ site: runtime.site.slug, address: addressBlock(client) });
    if (!leave) return c.json({ error: texts[name] }, 503, { "Retry-After": "2" });
    try {
      await next();
    } finally {
      leave();
    }
  };
}
