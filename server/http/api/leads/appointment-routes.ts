import { Hono } from "hono";
import { z } from "zod";
import { isComing, notOpenYet } from "#domain/location/coming-location.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { slotsOn } from "#server/leads/service/appointments.ts";

const date = z.iso.date();

/** Spec 7.2.7: `GET /api/appointments?location_id=&date=`. */
export function appointmentRoutes(clock: () => Date): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get("/", async (c) => {
    const { runtime } = c.var;
    const place = runtime.site.locations.find(({ id }) => id === c.req.query("location_id"));
    if (!place) return c.json({ error: "There is no such location on this site." }, 404);
    const parsed = date.safeParse(c.req.query("date"));
    if (!parsed.success) return c.json({ error: "Write the date as 2026-03-11." }, 422);
    const slots = await slotsOn(runtime, place, parsed.data, clock());
    if (slots === null) return c.json({ error: "This site takes no test-drive bookings." }, 404);
    c.header("Cache-Control", "no-store");
    const reason = isComing(place) ? { reason: notOpenYet(place) } : {};
    return c.json({ location_id: place.id, date: parsed.data, time_zone: place.time_zone, slots, ...reason });
  });
  return routes;
}
