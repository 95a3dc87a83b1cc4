import { type Context, Hono } from "hono";
import { sandboxOf, type PaymentConfig } from "#server/adapters/payments/payments-of.ts";
import { documentPolicy } from "#server/pages/content-security.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { ReservationDeps } from "#server/reservations/reservation-deps.ts";
import { settlePayment } from "#server/reservations/settle-payment.ts";
import { isOver } from "#domain/reservation/reservation.ts";
import { type SandboxChoice, sandboxChoices, sandboxPage, sandboxStyle } from "./sandbox-page.ts";

const SLOW_MS = 10_000;

/** The play-money page, on sites whose provider is the sandbox. */
export function sandboxRoutes(deps: ReservationDeps, config: PaymentConfig): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const sessionOf = (c: Context<RequestEnv>, id: string) => {
    const { site } = c.var.runtime;
    return site.public.payment_provider?.provider === "sandbox" ? sandboxOf(config, site).readSession(id) : null;
  };
  const isDone = async (c: Context<RequestEnv>, token: string) => {
    const known = await c.var.runtime.store.reservations.get(token);
    return !known || known.reservation.status !== "pending" || isOver(known.reservation, deps.clock().getTime());
  };
  const unknown = (c: Context<RequestEnv>) =>
    c.text("There is no such payment. Please go back to the car and try again.", 404);

  routes.get("/pay", async (c) => {
    const id = c.req.query("session") ?? "";
    const session = sessionOf(c, id);
    c.header("Cache-Control", "no-store");
    // Back after paying, or after the hold has ended: the reservation's own page shows its status.
    if (session && (await isDone(c, session.token))) return c.redirect(session.doneUrl, 303);
    // Allows its own style and the dealer's logo only; the form may lead to the site's pages only.
    const dealer = c.var.runtime.site.public;
    const own = ["'self'"];
    const policy = documentPolicy(sandboxStyle(dealer), { "img-src": own, "form-action": own });
    c.header("Content-Security-Policy", policy);
    return session ? c.html(sandboxPage(session, id, c.req.query("declined") === "1", dealer)) : unknown(c);
  });

  routes.post("/pay", async (c) => {
    // Only the page's own form: files and malformed parts are ignored.
    const form = new URLSearchParams(c.var.body);
    const id = form.get("session") ?? "";
    const choice = form.get("choice");
    const session = sessionOf(c, id);
    if (!session || !isChoice(choice)) return unknown(c);
    if (choice === "abandon") return c.redirect(session.cancelUrl, 303);
    if (choice === "decline") return c.redirect(`/api/payments/sandbox/pay?session=${id}&declined=1`, 303);
    const { runtime, log } = c.var;
    const { amount, currency, token } = session;
    // A page is paid once, however often its button is pressed.
    const payment = { id: `sandbox-${token}`, amount, currency, at: deps.clock().getTime() };
    const tell = () => settlePayment(runtime, deps, token, payment, log);
    if (choice === "approve") await tell();
    else
      setTimeout(
        () => void tell().catch((error: unknown) => log.error({ err: error }, "a test payment was lost")),
        SLOW_MS,
      );
    return c.redirect(session.doneUrl, 303);
  });
  return routes;
}

const isChoice = (choice: string | null): choice is SandboxChoice =>
  choice !== null && Object.hasOwn(sandboxChoices, choice);
