import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RefundRule } from "#domain/reservation/refund-rule.ts";
import { ReservationKeeper } from "#server/reservations/reservation-keeper.ts";
import { countingSandbox } from "#tests/support/counting-sandbox.ts";
import { another, createReserveApp, origin, reservableCar } from "#tests/support/reserve-app.ts";
import { present } from "#tests/support/present.ts";

const cars = ["one", "two", "tabs", "late", "shown", "foreign", "twice", "free", "sold"];
type App = Awaited<ReturnType<typeof createReserveApp>>;

/** A site with this rule, and what its visitors do. */
function useSite(rule: RefundRule) {
  let app: App;
  beforeAll(async () => {
    app = await createReserveApp(
      cars.map((id) => reservableCar(id)),
      { holdsPerHour: 0 },
      undefined,
      undefined,
      rule,
    );
  });
  afterAll(() => app.close());
  const pageOf = (id: string, token: string) => `/cars/car-${id}/checkout/done?reservation=${token}`;
  return {
    app: () => app,
    pageOf,
    pay: async (id: string, person: object = {}) => {
      const { token, reference } = present((await app.reserve(id, person)).body.reservation, "reservation");
      await app.notify(token, { id: `pay-${token}` });
      return { token, reference, payment: `pay-${token}` };
    },
    read: async (id: string, token: string, more = "") =>
      (await app.get(`${origin}${pageOf(id, token)}${more}`)).text(),
    cancel: (id: string, token: string, fields: Record<string, string>) =>
      app.post(pageOf(id, token), { act: "cancel-paid", ...fields }),
    mails: async (token: string) => {
      const known = present(await app.store.operator.reservations.find(token), "reservation");
      const channels: string[] = [];
      for await (const { channel, lead_id } of app.store.operator.outbox.list({}))
        if (lead_id === known.reservation.lead_id && channel.startsWith("refund")) channels.push(channel);
      return channels.toSorted();
    },
    leadOf: async (token: string) => {
      const known = present(await app.store.operator.reservations.find(token), "reservation");
      const { leads } = app.store.operator;
      const { lead_id } = known.reservation;
      return { lead: present(await leads.get(lead_id), "lead"), happened: await leads.log(lead_id) };
    },
  };
}

/** Makes refunds with a sandbox that counts them, and whose first answer is lost. */
function countingKeeper({ services, registry, store }: App) {
  const runtime = present(registry.bySlug("first-site"), "site");
  const { log, clock, paymentsOf } = services.platform;
  const sandbox = countingSandbox(present(paymentsOf(runtime.site), "provider"), 1);
  const keeper = new ReservationKeeper({ store, siteOf: () => runtime, paymentsOf: () => sandbox.port, clock, log });
  return { keeper, sandbox };
}

describe("[13.5.1] a site that always refunds", () => {
  const { app, pageOf, pay, read, cancel, mails, leadOf } = useSite("always");

  test("says so, refunds what was cancelled once, and frees the car for the next", async () => {
    const { token, payment } = await pay("one");
    const page = await read("one", token);
    expect(page).toContain("You get $200 back, to the card you paid with.");
    const step = await read("one", token, "&cancel=1");
    expect(step).toMatch(/<h1>Cancel this reservation\?/);
    expect(step).toContain("You get $200 back");
    // Looking at the step changes nothing.
    expect((await app().stands(token)).status).toBe("paid");

    const done = await cancel("one", token, { agreed: "refund", reason: "Bought <b>another</b>" });
    expect([done.status, done.headers.get("location"), done.headers.get("cache-control")]).toEqual([
      303,
      pageOf("one", token),
      "no-store",
    ]);
    expect(await app().stands(token)).toEqual({ status: "refunded", payments: [`${payment} refund_due`] });
    expect(await read("one", token)).toContain("We are sending $200 back to the card you paid with.");
    expect(await mails(token)).toEqual(["refund", "refund-dealer"]);
    const { lead, happened } = await leadOf(token);
    expect(happened).toMatchObject([{ result: "refund", reason: "Bought <b>another</b>" }]);
    // The lead is what it was.
    expect([lead.steps.length, JSON.stringify(lead).includes("another")]).toEqual([2, false]);

    const next = await app().reserve("one", another);
    expect(next.status).toBe(201);
    const { keeper, sandbox } = countingKeeper(app());
    await keeper.run();
    expect(await read("one", token)).toContain("Sending $200 back has not worked yet. We try again");
    app().later(2);
    await keeper.run();
    await keeper.run();
    expect(sandbox.asked).toEqual([
      [payment, 1],
      [payment, 2],
    ]);
    expect([...sandbox.refunds]).toEqual([[payment, 1]]);
    expect(await app().stands(token)).toEqual({ status: "refunded", payments: [`${payment} refunded`] });
    expect(await read("one", token)).toMatch(/\$200 was sent on .* to the card you paid with/);
    expect((await leadOf(token)).happened).toHaveLength(1);
  });

  test("[13.5.3] two tabs at once get one refund, and both show the same", async () => {
    const { token, payment } = await pay("tabs");
    const answers = await Promise.all([1, 2].map(async () => cancel("tabs", token, { agreed: "refund" })));
    expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      answers.map(() => [303, pageOf("tabs", token)]),
    );
    const pages = await Promise.all([1, 2].map(() => read("tabs", token)));
    for (const page of pages) expect(page).toContain("We are sending $200 back");
    expect(await mails(token)).toEqual(["refund", "refund-dealer"]);
    expect(await app().stands(token)).toEqual({ status: "refunded", payments: [`${payment} refund_due`] });
  });

  test("[13.5.2] belongs to whoever holds the token, on the site itself", async () => {
    const { token } = await pay("foreign");
    const sent = await app().send(pageOf("foreign", token), "act=cancel-paid&agreed=refund", {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://elsewhere.example",
    });
    expect(sent.status).toBe(403);
    await cancel("foreign", "0".repeat(32), { agreed: "refund" });
    expect((await app().stands(token)).status).toBe("paid");
    const page = await app().get(`${origin}${pageOf("foreign", token)}&cancel=1`);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await page.text()).toMatch(/name="robots" content="noindex/);
  });

  test("a hold that is not paid for, and one that has ended, are left as they are", async () => {
    const { token } = present((await app().reserve("free")).body.reservation, "reservation");
    await cancel("free", token, { agreed: "refund" });
    expect((await app().stands(token)).status).toBe("pending");
    await app().send(`/api/reservations/${token}/cancel`, {});
    await cancel("free", token, { agreed: "refund" });
    expect(await app().stands(token)).toEqual({ status: "cancelled", payments: [] });
  });
});

describe("[13.5.1] a site that refunds within 24 hours", () => {
  const { app, pay, read, cancel, mails, pageOf } = useSite({ within_hours: 24 });

  test("refunds within them", async () => {
    const { token, payment } = await pay("one");
    app().later(24 * 60);
    expect(await read("one", token)).toMatch(/You get \$200 back, .* if you cancel by/);
    await cancel("one", token, { agreed: "refund" });
    expect(await app().stands(token)).toEqual({ status: "refunded", payments: [`${payment} refund_due`] });
  });

  test("[13.5.2] asks anew when the time ends between the page and the press, and does nothing unasked", async () => {
    const { token, payment } = await pay("shown");
    app().later(24 * 60 + 1);
    const answer = await cancel("shown", token, { agreed: "refund" });
    expect(answer.headers.get("location")).toBe(`${pageOf("shown", token)}&cancel=1`);
    expect(await app().stands(token)).toEqual({ status: "paid", payments: [`${payment} kept`] });
    expect(await mails(token)).toEqual([]);
    expect(await read("shown", token, "&cancel=1")).toMatch(/It was free to cancel until .* Now .* decides/);
  });

  test("[13.5.4] later asks the dealer, once", async () => {
    const { token, payment } = await pay("late");
    app().later(24 * 60 + 1);
    for (const reason of ["We changed our mind", "Again"]) await cancel("late", token, { agreed: "ask", reason });
    expect(await app().stands(token)).toEqual({ status: "paid", payments: [`${payment} kept`] });
    expect(await mails(token)).toEqual(["refund-asked", "refund-request"]);
    const page = await read("late", token);
    expect(page).toMatch(/You asked for your \$200 back on .* decides/);
    expect(page).not.toMatch(/Have you changed your mind|calls you to settle the day/);
    expect((await app().reserve("late", another)).status).toBe(409);
  });

  test("[13.5.1] keeps the rule of the day on which it was reserved", async () => {
    const { token } = await pay("twice");
    const known = present(await app().store.operator.reservations.find(token), "reservation");
    expect(known.reservation.refund_rule).toEqual({ within_hours: 24 });
  });
});

describe("[13.5.4] a site that asks its dealer", () => {
  const { app, pay, read, cancel, mails, leadOf } = useSite("ask");

  test("stores one request from two tabs, with the reason in the log of the lead", async () => {
    const { token } = await pay("tabs");
    expect(await read("tabs", token)).toMatch(/decides whether you get \$200 back/);
    await Promise.all([1, 2].map(async () => cancel("tabs", token, { agreed: "ask", reason: "We moved" })));
    expect(await mails(token)).toEqual(["refund-asked", "refund-request"]);
    expect((await leadOf(token)).happened).toMatchObject([{ result: "ask", reason: "We moved" }]);
    expect(await app().store.operator.reservations.asked()).toMatchObject([{ token }]);
  });
});
