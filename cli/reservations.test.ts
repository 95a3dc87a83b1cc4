import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startFakeStripe } from "#tests/support/fake-stripe.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { createReserveApp, origin, reservableCar } from "#tests/support/reserve-app.ts";
import { present } from "#tests/support/present.ts";

let app: Awaited<ReturnType<typeof createReserveApp>>;
beforeAll(async () => {
  app = await createReserveApp(["held", "paid"].map((id) => reservableCar(id)));
});
afterAll(() => app.close());

const forecourt = (...words: string[]) => forecourtIn(app.dataDir, ["reservations", ...words]);

const refusals: [string[], RegExp][] = [
  [["show"], /Which one\?/],
  [["cancel"], /Which one\?/],
  [["refund", "NOPE-NOPE"], /no reservation "NOPE-NOPE"/],
  [["cancel", "AAAA-AAAA", "BBBB-BBBB"], /One at a time/],
  [["list", "--status", "sold"], /no status "sold": pending, paid/],
  [["list", "--site", "nowhere"], /no site "nowhere"/],
  [["list", "--colour"], /colour/],
  [["list", "AAAA-AAAA"], /takes no names/],
];

test("[13.4.5] reservations are listed, shown without their token, cancelled and refunded", async () => {
  const held = (await app.reserve("held")).body.reservation;
  const paid = (await app.reserve("paid")).body.reservation;
  if (!held || !paid) throw new Error("not reserved");
  await app.notify(paid.token, { id: "cli-1" });

  const list = await forecourt("list", "--site", "first-site", "--status", "paid");
  expect(list.out).toMatch(new RegExp(`^${paid.reference} .*first-site  paid .*\\$200  car paid\n$`));
  const show = await forecourt("show", paid.reference.toLowerCase());
  expect(JSON.parse(show.out)).toMatchObject({ status: "paid", payments: [{ id: "cli-1", state: "kept" }] });
  expect(show.out).not.toContain(paid.token);

  expect(await forecourt("refund", held.reference)).toMatchObject({
    code: 1,
    err: expect.stringContaining("not paid") as string,
  });
  expect((await forecourt("cancel", held.reference)).code).toBe(0);
  expect(await app.stands(held.token)).toEqual({ status: "cancelled", payments: [] });
  const before = await app.store.operator.reservations.find(paid.token);
  expect((await forecourt("cancel", paid.reference)).err).toContain("is paid");
  for (const [words, refusal] of refusals) {
    expect([words, await forecourt(...words)]).toEqual([
      words,
      { code: 1, out: "", err: expect.stringMatching(refusal) as string },
    ]);
  }
  // Unchanged.
  expect(await app.store.operator.reservations.find(paid.token)).toEqual(before);

  const refund = await forecourt("refund", paid.reference);
  const mails: string[] = [];
  for await (const { channel } of app.store.operator.outbox.list({})) mails.push(channel);
  expect(mails.filter((channel) => channel.startsWith("refund"))).toEqual(["refund"]);
  expect(refund).toMatchObject({ code: 0, out: expect.stringContaining("$200 of") as string });
  expect(await app.stands(paid.token)).toEqual({ status: "refunded", payments: ["cli-1 refund_due"] });
  const owing = await forecourt("list", "--status", "refunded");
  expect(owing.out).toMatch(/ {2}owes \$200\n$/);
  const [json = ""] = (await forecourt("list", "--status", "refunded", "--json")).out.split("\n");
  expect(JSON.parse(json)).toMatchObject({ reference: paid.reference, owed: [{ id: "cli-1", state: "refund_due" }] });
  expect(json).not.toContain(paid.token);
  app.later(1_000_000);
  await app.keep();
  expect(await app.stands(paid.token)).toEqual({ status: "refunded", payments: ["cli-1 refunded"] });
  expect((await forecourt("refund", paid.reference)).err).toContain("refunded already");
  expect((await forecourt("show", "nothing")).code).toBe(1);
});

test("[13.4.5] a cancelled hold is closed at Stripe, and what cannot be closed is said", async () => {
  const stripe = await startFakeStripe();
  const shop = await createReserveApp(
    ["closed", "deaf", "bought"].map((id) => reservableCar(id)),
    { clock: () => new Date() },
    stripe.url,
  );
  vi.stubEnv("STRIPE_URL", stripe.url.href);
  const cancel = (reference: string) => forecourtIn(shop.dataDir, ["reservations", "cancel", reference]);
  const begin = async (id: string) => {
    const held = present((await shop.reserve(id)).body.reservation, "reservation");
    return { ...held, session: present([...stripe.sessions.values()].at(-1), "session") };
  };
  try {
    const closed = await begin("closed");
    expect((await cancel(closed.reference)).out).toContain("Nobody can pay for it any more.");
    expect([closed.session.status, (await shop.stands(closed.token)).status]).toEqual(["expired", "cancelled"]);

    const deaf = await begin("deaf");
    stripe.state.mood = "fail";
    const said = await cancel(deaf.reference);
    expect(said.out).toContain("Its payment page could not be closed (Out of order.)");
    expect(said.out).toContain("is refunded automatically");
    expect([said.code, deaf.session.status, (await shop.stands(deaf.token)).status]).toEqual([0, "open", "cancelled"]);
    stripe.state.mood = "well";

    // Paid at the provider, but the notice has not arrived: the car is sold to this visitor.
    const bought = await begin("bought");
    stripe.pay(bought.session.id, new Date());
    expect(await cancel(bought.reference)).toMatchObject({
      code: 1,
      err: expect.stringContaining("is paid by now") as string,
    });
    expect((await shop.stands(bought.token)).status).toBe("paid");
    expect(stripe.problems).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    await shop.close();
    await stripe.close();
  }
});

test("[13.5.4] a request for the fee is shown, answered once with its reason, or refunded", async () => {
  const shop = await createReserveApp(["kept", "sent"].map((id) => reservableCar(id)));
  const run = (...words: string[]) => forecourtIn(shop.dataDir, ["reservations", ...words]);
  const mailsOf = async () => {
    const channels: string[] = [];
    for await (const { channel } of shop.store.operator.outbox.list({})) channels.push(channel);
    return channels.filter((channel) => channel.startsWith("refund")).toSorted();
  };
  const paidFor = async (id: string) => {
    const { token, reference } = present((await shop.reserve(id)).body.reservation, "reservation");
    await shop.notify(token, { id: `cli-${id}` });
    return { token, reference };
  };
  const ask = ({ token }: { token: string }, id: string) =>
    shop.post(`/cars/car-${id}/checkout/done?reservation=${token}`, { act: "cancel-paid", reason: "We moved" });
  try {
    const kept = await paidFor("kept");
    const keep = (...words: string[]) => run("keep", kept.reference, ...words);
    expect((await keep("--why", "No.")).err).toContain("Nobody asks for the fee");
    await ask(kept, "kept");
    expect(JSON.parse((await run("show", kept.reference)).out)).toMatchObject({
      refund_rule: "ask",
      refund_request: { kept: null },
      happened: [{ kind: "cancelled-reservation", result: "ask", reason: "We moved" }],
      payments: [{ state: "kept" }],
    });
    expect((await keep()).err).toContain("Why?");
    expect(await keep("--why", "You have signed.")).toMatchObject({ code: 0 });
    expect((await keep("--why", "Again.")).err).toContain("answered already: You have signed.");
    expect(await mailsOf()).toEqual(["refund-asked", "refund-kept", "refund-request"]);
    const page = await shop.get(`${origin}/cars/car-kept/checkout/done?reservation=${kept.token}`);
    expect(await page.text()).toContain("does not send it back: You have signed.");
    expect((await shop.stands(kept.token)).status).toBe("paid");

    const sent = await paidFor("sent");
    await ask(sent, "sent");
    expect((await run("refund", sent.reference)).code).toBe(0);
    expect(await shop.stands(sent.token)).toEqual({ status: "refunded", payments: ["cli-sent refund_due"] });
    expect(await shop.store.operator.reservations.asked()).toEqual([]);
  } finally {
    await shop.close();
  }
});
