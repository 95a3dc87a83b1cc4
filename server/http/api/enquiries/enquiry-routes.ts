import { Hono } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import { ownCalendar } from "#server/leads/own-enquiry/own-calendar.ts";
import type { SignedLinks } from "#server/leads/uploads/signed-links.ts";

type Deps = { mailLinks: MailLinks; fileLinks: SignedLinks; clock: () => Date };

/** `GET /api/enquiries/{token}/calendar.ics`: the booking that a visitor's private page shows. */
export function enquiryRoutes({ mailLinks, fileLinks, clock }: Deps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get("/:token/calendar.ics", async (c) => {
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    const calendar = await ownCalendar(c.var.runtime, mailLinks, fileLinks, c.req.param("token"), clock());
    if (calendar === null)
      return c.json({ error: "This link opens no booking. Open the page of your enquiry anew." }, 404);
    return c.body(calendar, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="booking.ics"',
    });
  });
  return routes;
}
