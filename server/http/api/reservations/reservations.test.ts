import { signatureHeader } from "#server/adapters/payments/sandbox.ts";
import { unbroken } from "#app/ui/unbroken.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { another, aPerson, createReserveApp, origin, reservableCar } from "#tests/support/reserve-app.ts";
import { present } from "#tests/support/present.ts";

// Each test has its own car.
const names = [
  "pay",
  "page",
  "again",
  "cancel",
  "late",
  "lost",
  "wrong",
  "twice",
  "order",
  "forged",
  "mine",
  "key",
  "back",
  "own",
  "over",
  "trade",
  "page-look",
];
let app: Awaited<ReturnType<typeof createReserveApp>>;
beforeAll(async () => {
  app = await createReserveApp(names.map((id) => reservableCar(id)));
});
afterAll(() => app.close());

const begin = async (id: string, person: object = {}) => {
  const { status, body } = await app.reserve(id, person);
  expect([status, body.error]).toEqual([201, undefined]);
  return { token: body.reservation?.token ?? "", pay: body.pay_url ?? "" };
};
const pathOf = (url: string) => url.replace(origin, "");
const choose = (pay: string, choice: string) =>
  app.post("/api/payments/sandbox/pay", { session: new URL(pay).searchParams.get("session") ?? "", choice });
const own = (token: string, id: string, more = "") =>
  app.get(`${origin}/cars/car-${id}/checkout/done?reservation=${token}${more}`);
const leadOf = async (token: string) => {
  const found = await app.store.operator.reservations.find(token);
  return (await app.registry.bySlug("first-site")?.store.leads.get(found?.reservation.lead_id ?? ""))?.lead;
};

describe("[4.4.7] reserving a car", () => {
  test("[7.4.6, 13.1.3] holds it, takes the fee, and completes the one lead with its reference", async () => {
    const { token, pay } = await begin("pay");
    expect(await app.store.forSite({ slug: "x", dealershipIds: ["first"] }).cars.byId("pay")).toMatchObject({
      reserved: false,
      held_until: new Date(app.time.now.getTime() + 900_000).toISOString(),
    });
    expect(await leadOf(token)).toMatchObject({ status: "Incomplete", category: "Reserve Vehicle" });
    expect(await (await app.get(pay)).text()).toContain("$200 AUD");
    const done = await choose(pay, "approve");
    expect([done.status, done.headers.get("location")]).toEqual([
      303,
      `${origin}/cars/car-pay/checkout/done?reservation=${token}`,
    ]);
    expect((await app.stands(token)).status).toBe("paid");
    const lead = await leadOf(token);
    expect(lead).toMatchObject({ status: "Complete", reservation: { fee: 200, currency: "AUD" } });
    const page = await (await own(token, "pay")).text();
    // The dealer's own text about the hold and the fee; no calendar entry, because no day was requested.
    expect(page).toContain("How long it is held, and your fee");
    // The site keeps a car for 72 hours; the time is stored with the lead, whatever the terms say later.
    const until = new Date(app.time.now.getTime() + 72 * 3_600_000);
    expect(lead?.reservation?.reserved_until).toBe(until.toISOString());
    const style = { dateStyle: "full", timeStyle: "short", timeZone: "Australia/Melbourne" } as const;
    expect(page).toMatch(
      new RegExp(`Reserved until</dt><dd>${unbroken(new Intl.DateTimeFormat("en-AU", style).format(until))}<`),
    );
    expect(page).toContain("decides whether you get $200 back");
    expect(page).not.toContain("Add to calendar");
    expect((await app.get(`${origin}/api/reservations/${token}/calendar.ics`)).status).toBe(404);
    expect(page).toContain("It is reserved for you");
    expect(page).toContain(String(lead?.reservation?.reference));
    expect((await app.get(`${origin}/cars/car-pay/checkout`)).headers.get("location")).toBe("/cars/car-pay");
    expect((await app.reserve("pay")).status).toBe(409);
  });

  test("leads a browser without a script to the payment page, once however often it posts", async () => {
    const fields = { ...aPerson(), reservation_terms: "on", opt_in: "off" };
    const [first, second] = [
      await app.post("/cars/car-page/checkout", fields),
      await app.post("/cars/car-page/checkout", fields),
    ];
    expect([first.status, second.status]).toEqual([303, 303]);
    const pay = first.headers.get("location") ?? "";
    expect(pay).toMatch(/^http:\/\/first-site\.localhost:3000\/api\/payments\/sandbox\/pay\?session=/);
    expect(second.headers.get("location")).toBe(pay);
    const { reservation_terms: _left, ...unticked } = fields;
    const refused = await app.post("/cars/car-key/checkout", unticked);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Please accept the reservation terms");
  });

  test("comes back from an unpaid page to a second try", async () => {
    const { token, pay } = await begin("again");
    expect((await choose(pay, "decline")).headers.get("location")).toContain("declined=1");
    const back = (await choose(pay, "abandon")).headers.get("location") ?? "";
    expect(pathOf(back)).toBe(`/cars/car-again/checkout/done?reservation=${token}&again=1`);
    const page = await (await app.get(back)).text();
    expect(page).toContain("You have not been charged.");
    const further = await app.post(`/cars/car-again/checkout/done?reservation=${token}`, { act: "pay" });
    expect([further.status, further.headers.get("location")]).toEqual([303, pay]);
    await choose(pay, "approve");
    expect(await app.stands(token)).toMatchObject({ status: "paid" });
  });

  test("is paid for once on one page, and the way back to that page leads on", async () => {
    const { token, pay } = await begin("back");
    for (const _click of [1, 2]) expect((await choose(pay, "approve")).status).toBe(303);
    expect(await app.stands(token)).toEqual({ status: "paid", payments: [`sandbox-${token} kept`] });
    const back = await app.get(pay);
    expect([back.status, pathOf(back.headers.get("location") ?? "")]).toEqual([
      303,
      `/cars/car-back/checkout/done?reservation=${token}`,
    ]);
  });

  test("goes on with their own hold for whoever sends the form again, with what they have changed", async () => {
    const { token, pay } = await begin("own");
    const again = await app.reserve("own", {
      name: "Mia Tran",
      phone: "+61 412 345 678",
      delivery_address: "1 Elm St",
      handover: "Deliver it to me",
    });
    expect([again.status, again.body.reservation?.token, again.body.pay_url]).toEqual([201, token, pay]);
    expect(await leadOf(token)).toMatchObject({ status: "Incomplete", fields: { delivery_address: "1 Elm St" } });
    const fields = { ...aPerson(), reservation_terms: "on", opt_in: "off" };
    expect((await app.post("/cars/car-own/checkout", fields)).headers.get("location")).toBe(pay);
    // Neither somebody who only knows their name, nor somebody who only shares their address.
    expect((await app.reserve("own", { phone: "0498765432" })).status).toBe(409);
    const elsewhere = await app.get(
      "http://www.first.example/api/reservations",
      {
        method: "POST",
        body: JSON.stringify({ lead: { ...aPerson(), car_id: "own" } }),
        headers: { "content-type": "application/json", origin: "http://www.first.example" },
      },
      "203.0.113.9",
    );
    expect(elsewhere.status).toBe(409);
    const held = await app.store.operator.reservations.list({ status: "pending" });
    expect(held.filter(({ car_id }) => car_id === "own")).toHaveLength(1);
  });

  test("says so when the 15 minutes are over, before anybody has taken note of it", async () => {
    const { token, pay } = await begin("over");
    expect(await (await own(token, "over")).text()).toContain("We are waiting for the bank");
    expect(await (await own(token, "over", "&again=1")).text()).toContain("Your payment is not finished");
    app.later(15);
    expect(await (await own(token, "over")).text()).toContain("Your 15 minutes to pay are over");
    expect((await app.get(pay)).status).toBe(303);
    const further = await app.post(`/cars/car-over/checkout/done?reservation=${token}`, { act: "pay" });
    expect(pathOf(further.headers.get("location") ?? "")).toBe(`/cars/car-over/checkout/done?reservation=${token}`);
    await begin("over");
    // Paid anyway, on a page that was still open.
    await choose(pay, "approve");
    const late = await (await own(token, "over")).text();
    expect(late).toContain("Your payment came after that, so we are sending it back.");
    expect(late).toContain("It is not held for you any more.");
  });

  test("[13.4.1] is paid with play money on a page of the dealer's own that says so", async () => {
    const { pay } = await begin("page-look");
    const page = await app.get(pay);
    const text = await page.text();
    expect(text).toContain("No money moves on this page.");
    expect(text).toMatch(/<header>\s*<img[^>]*alt="[^"]+"/);
    expect(text).toContain("$200 AUD");
    expect(page.headers.get("content-security-policy")).toContain("img-src 'self'");
  });

  test("[2.1, 13.2.1, 15.1.3] takes a trade-in that was valued along in the same lead", async () => {
    const vehicle = { km: 41_000, make: "Toyota", model: "Corolla", year: 2021, rego: "ABC12D", regoState: "VIC" };
    const { id } = (await (await app.send("/api/valuations", vehicle)).json()) as { id: string };
    const checkout = `/cars/car-trade/checkout?valuation_id=${id}`;
    const plain = await (await app.get(`${origin}/cars/car-trade/checkout`)).text();
    expect(plain).toContain("/cars/trade-in?car_id=trade");
    const success = await app.get(`${origin}/success?category=x&car_id=trade&valuation_id=${id}`);
    expect(success.headers.get("cache-control")).toBe("no-store");
    expect(await success.text()).toContain(`href="${checkout}"`);
    const page = await app.get(`${origin}${checkout}`);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const text = await page.text();
    expect(text).toContain("Your trade-in comes with this reservation");
    expect(text).toContain("2021 Toyota Corolla");
    const fields = { ...aPerson(), trade_in: "on", Rego: "ABC12D", reservation_terms: "on", opt_in: "off" };
    const pay = (await app.post(checkout, fields)).headers.get("location") ?? "";
    await choose(pay, "approve");
    const leads = [];
    for await (const lead of app.store.operator.leads.all("first-site")) leads.push(lead);
    expect(leads.filter((lead) => lead.fields["car_id"] === "trade")).toMatchObject([
      {
        status: "Complete",
        category: "Reserve Vehicle",
        fields: { trade_in_make: "Toyota", trade_in_km: "41000", rego: "ABC12D", valuation_id: id },
      },
    ]);
  });

  test("gives the car back at once, and the next may have it", async () => {
    const { token } = await begin("cancel");
    expect((await app.reserve("cancel", another)).body.error).toMatch(/Somebody else is reserving this car/);
    await app.post(`/cars/car-cancel/checkout/done?reservation=${token}`, { act: "cancel" });
    expect(await app.stands(token)).toEqual({ status: "cancelled", payments: [] });
    await begin("cancel");
    // Money that still arrives is refunded.
    await app.notify(token, { id: "late-1" });
    await app.keep();
    expect(await app.stands(token)).toEqual({ status: "cancelled", payments: ["late-1 refunded"] });
  });

  test("[13.1.5, 13.1.9] keeps the page of a reservation to whoever holds its token", async () => {
    const { token } = await begin("mine", { preferred_date: "2026-03-12" });
    const before = app.renders();
    const pages = [await own(token, "mine"), await own(token, "mine")];
    expect(app.renders() - before).toBe(2);
    for (const page of pages) {
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(await page.text()).toMatch(/name="robots" content="noindex/);
    }
    expect((await own("0".repeat(32), "mine")).status).toBe(404);
    expect((await own(token, "again")).status).toBe(404);
    expect((await app.get(`${origin}/api/reservations/${token}`)).headers.get("cache-control")).toBe("no-store");
    expect((await app.get(`${origin}/api/reservations/${token}/calendar.ics`)).status).toBe(404);
    await app.notify(token, { id: "mine-1" });
    const calendar = await app.get(`${origin}/api/reservations/${token}/calendar.ics`);
    expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const file = await calendar.text();
    // RFC 5545: the frame, the required properties, line lengths and line ends.
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[\s\S]*\r\nEND:VCALENDAR$/);
    for (const name of ["UID", "DTSTAMP", "DTSTART", "SUMMARY", "LOCATION", "URL"]) {
      expect(file).toMatch(new RegExp(`\r\n${name}[;:][^\r\n]+\r\n`));
    }
    for (const line of file.split("\r\n"))
      expect([line, Buffer.byteLength(line) <= 75, line.includes("\n")]).toEqual([line, true, false]);
    expect(file.replaceAll("\r\n ", "")).toContain("2020 Toyota Corolla");
  });
});

describe("a payment that is told of", () => {
  test("[13.3.3] ten times is kept once, and its lead goes out once", async () => {
    const { token } = await begin("twice");
    const answers = await Promise.all(Array.from({ length: 10 }, async () => app.notify(token, { id: "twice-1" })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await app.stands(token)).toEqual({ status: "paid", payments: ["twice-1 kept"] });
    expect((await leadOf(token))?.steps).toHaveLength(2);
  });

  test("after the hold has ended goes back by itself", async () => {
    const { token } = await begin("late");
    app.later(16);
    await app.keep();
    expect((await app.stands(token)).status).toBe("expired");
    for (const _time of [1, 2, 3]) await app.notify(token, { id: "late-2" });
    await app.keep();
    expect(await app.stands(token)).toEqual({ status: "expired", payments: ["late-2 refunded"] });
    // One mail each to the buyer and the dealer, written with the payment itself.
    const leadId = present((await leadOf(token))?.id, "lead");
    const deliveries = await app.store.operator.leads.deliveries(leadId);
    expect(deliveries.map(({ channel, state }) => `${channel} ${state}`).toSorted()).toEqual([
      "refund pending",
      "refund-dealer pending",
    ]);
    expect(await (await own(token, "late")).text()).toContain("$200 was sent on");
  });

  test("[13.3.2] within the hold counts, even when its notice comes after it", async () => {
    const { token } = await begin("lost");
    const at = app.time.now.getTime() + 14 * 60_000;
    app.later(16);
    await app.notify(token, { id: "lost-1", at });
    await app.keep();
    expect(await app.stands(token)).toEqual({ status: "paid", payments: ["lost-1 kept"] });
  });

  test("with a wrong sum goes back, and frees the car", async () => {
    const { token } = await begin("wrong");
    await app.notify(token, { id: "wrong-1", amount: 2 });
    await app.keep();
    expect(await app.stands(token)).toEqual({ status: "cancelled", payments: ["wrong-1 refunded"] });
    await begin("wrong");
  });

  test("and one before it, in either order, leaves one of them kept", async () => {
    const { token } = await begin("order");
    const at = app.time.now.getTime();
    await app.notify(token, { id: "order-2", at: at + 1000 });
    await app.notify(token, { id: "order-1", at });
    await app.keep();
    expect(await app.stands(token)).toEqual({ status: "paid", payments: ["order-1 refunded", "order-2 kept"] });
  });

  test("[13.4.3] by a forger changes nothing", async () => {
    const { token, pay } = await begin("forged");
    for (const signature of ["", "0".repeat(43), "é".repeat(43), "\u00ff".repeat(43)]) {
      expect((await app.notify(token, { id: "forged-1" }, signature)).status).toBe(400);
    }
    // A session is signed by the same key, for another purpose.
    const [session = "", signature = ""] = new URL(pay).searchParams.get("session")?.split(".") ?? [];
    const headers = { origin: "https://elsewhere.example", [signatureHeader]: signature };
    expect((await app.send("/api/payments/sandbox/webhook", session, headers)).status).toBe(400);
    expect((await app.send("/api/payments/stripe/webhook", {})).status).toBe(404);
    expect((await app.notify("0".repeat(32), {})).status).toBe(404);
    expect(await app.stands(token)).toEqual({ status: "pending", payments: [] });
  });
});

test("[13.1.7] nobody holds a whole yard, one after the other or all at once", async () => {
  const cars = Array.from({ length: 14 }, (_, n) => `yard-${n}`);
  const small = await createReserveApp(
    cars.map((id) => reservableCar(id)),
    { holdsPerHour: 3 },
  );
  try {
    const answers = await Promise.all(cars.slice(0, 12).map((id) => small.reserve(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const { status, body } of answers.filter((one) => one.status !== 201)) {
      expect([status, body.error]).toEqual([429, expect.stringContaining("several reservations")]);
    }
    expect(await small.store.operator.reservations.list({})).toHaveLength(3);
    expect((await small.reserve("yard-12")).status).toBe(429);
    small.later(61);
    expect((await small.reserve("yard-13")).status).toBe(201);
  } finally {
    await small.close();
  }
});

test("[8] the page of play money reads its own form: files, broken parts and strange types are no payment", async () => {
  const part = (name: string, more: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\na\r\n`;
  const bodies: [string, string][] = [
    ["multipart/form-data; boundary=x", `${part("session", '; filename="a.png"')}${part("choice", "")}--x--\r\n`],
    ["multipart/form-data; boundary=x", "nothing of the kind"],
    ["multipart/form-data", "a=b"],
    ["application/json", '{"session":["a"],"choice":{}}'],
    ["application/x-www-form-urlencoded", "session=a&session=b&choice=__proto__"],
    ["application/x-www-form-urlencoded", "session=%ff.%00&choice=approve"],
  ];
  for (const [type, body] of bodies) {
    const headers = { "content-type": type, origin };
    const answer = await app.get(`${origin}/api/payments/sandbox/pay`, { method: "POST", body, headers });
    expect([type, body, answer.status]).toEqual([type, body, 404]);
  }
});
