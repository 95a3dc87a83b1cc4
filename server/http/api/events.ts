import { type Context, Hono } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import { parseJson } from "#server/documents/parse-json.ts";
import { trackingBatch } from "#domain/tracking/tracking-event.ts";
import type { PageView } from "#domain/tracking/page-view.ts";
import { isRobot } from "#domain/visit/robot.ts";
import type { PageCounts } from "#server/figures/page-counts.ts";
import { eventIntake, type EventIntakeDeps, pageViewIntake } from "./event-intake.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

const tooLarge = "Too many events at once: send at most 50, of 32 kB in all.";

type Deps = EventIntakeDeps & { pageCounts: PageCounts };

/** Batched tracking events of the site's own pages, and what is counted of these. They contain no personal data. */
export function eventRoutes({ pageCounts, ...intake }: Deps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const admit = eventIntake(intake);
  const countViews = pageViewCounting(intake, pageCounts);
  const limit = takeBody({ maxSize: 32 * 1024, onError: (c) => c.json({ error: tooLarge }, 413) });

  routes.post("/", limit, async (c) => {
    // sendBeacon posts text/plain, so the content type is ignored.
    const body = parseJson(c.var.body);
    const batch = trackingBatch.safeParse(body);
    if (!batch.success) {
      const [issue] = batch.error.issues;
      return c.json({ error: `These events were not understood: ${issue?.path.join(".")} ${issue?.message}.` }, 400);
    }
    const views = batch.data.events.filter((event) => event.name === "page_view");
    const received = batch.data.events.filter((event) => event.name !== "page_view");
    if (views.length > 0) {
      const refusal = await countViews(c, views);
      if (refusal) return refusal;
    }
    if (received.length === 0) return c.body(null, 204);
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

/** Robots, and browsers that look at a page before anybody wants to see it, get the same answer and are not counted. */
function pageViewCounting(intake: EventIntakeDeps, pageCounts: PageCounts) {
  const admit = pageViewIntake(intake);
  return async (c: Context<RequestEnv>, views: readonly PageView[]): Promise<Response | null> => {
    const isNobody = isRobot(c.req.header("user-agent") ?? "") || c.req.header("sec-purpose") !== undefined;
    const refusal = await admit(c, views.length);
    if (refusal || isNobody) return refusal;
    for (const view of views) pageCounts.count(c.var.runtime, view);
    return null;
  };
}
