import { Hono } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import { parseJson } from "#server/documents/parse-json.ts";
import { trackingBatch } from "#domain/tracking/tracking-event.ts";
import { eventIntake, type EventIntakeDeps } from "./event-intake.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

const tooLarge = "Too many events at once: send at most 50, of 32 kB in all.";

/** Batched tracking events of the site's own pages. They contain no personal data. */
export function eventRoutes(intake: EventIntakeDeps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const admit = eventIntake(intake);
  const limit = takeBody({ maxSize: 32 * 1024, onError: (c) => c.json({ error: tooLarge }, 413) });

  routes.post("/", limit, async (c) => {
    // sendBeacon posts text/plain, so the content type is ignored.
    const body = parseJson(c.var.body);
    const batch = trackingBatch.safeParse(body);
    if (!batch.success) {
      const [issue] = batch.error.issues;
      return c.json({ error: `These events were not understood: ${issue?.path.join(".")} ${issue?.message}.` }, 400);
    }
    const { events: received } = batch.data;
    const taken = await admit(c, received.length);
    if (taken instanceof Response) return taken;
    if (!taken.keep) return c.body(null, 204);
    const created_at = intake.clock().toISOString();
    // Without a weight an event counts once.
    const weight = taken.weight === 1 ? {} : { weight: taken.weight };
    const events = received.map((event) => ({ kind: event.name, document: { ...event, ...weight }, created_at }));
    await c.var.runtime.store.events.append(events);
    return c.body(null, 204);
  });

  return routes;
}
