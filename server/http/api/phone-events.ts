import { Hono } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import { parseJson } from "#server/documents/parse-json.ts";
import { phoneEvent } from "#domain/tracking/tracking-event.ts";
import { revealPhone } from "#server/leads/service/phone-reveal.ts";
import { eventIntake, type EventIntakeDeps } from "./event-intake.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

const shape = "Send {car_id, dealership_id, website_id}, each a text.";
const unknown = "This site has no such car.";

/** 4.6: a number was revealed or dialled. Stored for the car's dealer, without personal data. */
export function phoneEventRoutes(intake: EventIntakeDeps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const admit = eventIntake(intake);
  const limit = takeBody({ maxSize: 1024, onError: (c) => c.json({ error: shape }, 413) });

  for (const kind of ["phone_reveal", "car_phone_call"]) {
    routes.post(`/${kind}`, limit, async (c) => {
      const event = phoneEvent.safeParse(parseJson(c.var.body));
      if (!event.success) return c.json({ error: shape }, 400);
      const { runtime } = c.var;
      const car = await runtime.listedCar(event.data.car_id, intake.clock().getTime());
      const ours = car?.dealership_id === event.data.dealership_id && runtime.site.public.id === event.data.website_id;
      if (!car || !ours) return c.json({ error: unknown }, 404);
      const taken = await admit(c, 1);
      const weight = taken instanceof Response || !taken.keep ? 0 : taken.weight;
      // A caller gets the number even when the site stores no more events.
      if (kind === "phone_reveal") {
        const asked = { now: intake.clock(), log: c.var.log, weight };
        return c.json({ phone: await revealPhone(runtime, car, asked) });
      }
      if (taken instanceof Response) return taken;
      const counted = weight > 1 ? { ...event.data, weight } : event.data;
      if (taken.keep) await runtime.store.events.append([{ kind, document: counted }]);
      return c.body(null, 204);
    });
  }
  return routes;
}
