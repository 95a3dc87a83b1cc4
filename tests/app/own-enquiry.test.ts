import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CarInput, carSchema } from "#domain/car/car.ts";
import { createOwnEnquiryAccess } from "#server/leads/own-enquiry/own-access.ts";
import { Limit } from "#server/platform/limits/limits.ts";
import { LocalLimits } from "#server/platform/limits/local-limits.ts";
import { createMailApp } from "#tests/support/mail-app.ts";
import { openWednesdays } from "#tests/support/open-wednesdays.ts";
import { origin, reservableCar } from "#tests/support/reserve-app.ts";
import { aCar, testNow } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createMailApp>>;
beforeAll(async () => {
  app = await createMailApp([aCar({ id: "a1" }), aCar({ id: "s1" }), reservableCar("r1")], {
    enquiry: { test_drive: { slots_per_half_hour: 2, days_ahead: 28 } },
  });
  await openWednesdays(app);
  await app.registry.refresh();
});
afterAll(() => app.close());
afterEach(() => {
  app.time.now = testNow;
});

const dayMs = 24 * 60 * 60 * 1000;
let people = 0;

/** Books a drive, as a script does; a new person each time. */
async function book(time: string | null, over: object = {}) {
  people += 1;
  const email = `driver${people}@example.com`;
  const lead = {
    category: "Test Drive",
    name: `Driver ${"x".repeat(people)}`,
    phone: "0412345678",
    email,
    car_id: "a1",
    message: "Does it have <b>hooks</b>?",
    ...(time === null ? {} : { booking_date_time: time }),
    ...over,
  };
  const response = await app.send("/api/leads", { form: "test-drive", lead });
  const body = (await response.json()) as { lead: { id: string }; own_page: string };
  expect(response.status).toBe(201);
  return { email, id: body.lead.id, own: body.own_page };
}

const open = async (own: string) => {
  const page = await app.get(`${origin}${own}`);
  return { status: page.status, headers: page.headers, text: await page.text() };
};
/** Where a press leads, or the refusal that the page shows. */
const press = async (own: string, act: string, value = "") => {
  const answer = await app.post(own, { act, value });
  return answer.status === 303 ? "done" : `${answer.status}`;
};
const slots = async (date: string) => {
  const answer = await app.get(`${origin}/api/appointments?location_id=first-yard&date=${date}`);
  return ((await answer.json()) as { slots: string[] }).slots;
};
const calendarIn = (mail: { calendar?: { method: string; content: string } | null }) => {
  const { method, content } = mail.calendar ?? { method: "", content: "" };
  const line = (name: string) => new RegExp(`^${name}[:;](.*)$`, "m").exec(content)?.[1]?.trim();
  return { method, uid: line("UID"), sequence: line("SEQUENCE"), start: line("DTSTART"), status: line("STATUS") };
};

test("[11.10.1] whoever sent a form sees it again, by a link that nobody caches and no robot lists", async () => {
  const { own } = await book("2026-03-11T09:00");
  expect(own).toMatch(/^\/your-enquiry\?token=[\w.-]+$/);
  const { status, headers, text } = await open(own);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(text).toContain("Wednesday, 11 March 2026 at 9:00");
  expect(text).toContain("Does it have &lt;b&gt;hooks&lt;/b&gt;?");
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  const robots = await (await app.get(`${origin}/robots.txt`)).text();
  expect(robots).toContain("Disallow: /your-enquiry");
});

test("[4.7.14, 11.10.3, 11.10.6] a drive is moved, cancelled and taken again; both sides are told, and one calendar entry follows", async () => {
  const { email, own, id } = await book("2026-03-11T09:30");
  const [confirmation] = await app.mailsTo(email);
  expect(await press(own, "move", "2026-03-18T10:00")).toBe("done");
  expect(await slots("2026-03-11")).toContain("2026-03-11T09:30");
  expect((await open(own)).text).toContain("Wednesday, 18 March 2026 at 10:00");
  const [, moved] = await app.mailsTo(email, 2);
  expect(await press(own, "call-off")).toBe("done");
  const [, , off] = await app.mailsTo(email, 3);
  expect(await press(own, "move", "2026-03-25T09:00")).toBe("done");
  app.time.now = new Date(testNow.getTime() + 2 * 60 * 60 * 1000);
  const [, , , again] = await app.mailsTo(email, 4);
  const entries = [confirmation, moved, off, again].map((mail) => calendarIn(mail ?? {}));
  const uid = entries[0]?.uid;
  expect(uid).toMatch(/^[0-9a-f]{24}@/);
  expect(uid).not.toContain(id);
  expect(entries).toEqual([
    { method: "REQUEST", uid, sequence: "0", start: "20260310T223000Z", status: "TENTATIVE" },
    { method: "REQUEST", uid, sequence: "1", start: "20260317T230000Z", status: "TENTATIVE" },
    { method: "CANCEL", uid, sequence: "2", start: "20260317T230000Z", status: "CANCELLED" },
    { method: "REQUEST", uid, sequence: "3", start: "20260324T220000Z", status: "TENTATIVE" },
  ]);
  const file = await app.get(`${origin}${/href="(\/api\/enquiries\/[^"]+)"/.exec((await open(own)).text)?.[1]}`);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await file.text();
  expect(text).toContain(`UID:${uid}`);
  expect(text).toContain("SEQUENCE:3");
  const dealer = app.sent.filter(({ to, text: body }) => to.includes("dealer@first.example") && body.includes(id));
  await expect.poll(() => dealer.length).toBeGreaterThanOrEqual(1);
  await app.dealerMailAbout(`has cancelled Wed, 18 Mar, 10:00`);
  expect((await app.store.operator.leads.log(id)).map(({ kind }) => kind)).toEqual(["moved", "called-off", "moved"]);
});

test("[11.10.3] a time that is not free, or begins already, is refused and changes nothing", async () => {
  const { own, id } = await book("2026-03-11T10:00");
  for (const time of ["2026-03-11T08:00", "2026-03-12T09:00", "2026-03-11", "soon", "2027-03-10T09:00"]) {
    expect(await press(own, "move", time)).toBe("422");
  }
  expect(await press(own, "move", "2026-03-11T10:00")).toBe("done");
  app.time.now = new Date("2026-03-11T00:00:00Z");
  const page = (await open(own)).text;
  expect(page).toContain("This time has begun or has passed.");
  expect(page).not.toContain("Yes, cancel it");
  expect(await press(own, "call-off")).toBe("422");
  expect(await press(own, "move", "2026-03-18T09:00")).toBe("422");
  expect(await app.store.operator.leads.log(id)).toEqual([]);
});

test("[11.10.1, 11.10.3] the page shows a vehicle as it is now, and nobody moves a drive with one that was sold", async () => {
  const { own } = await book("2026-03-18T10:00", { car_id: "s1" });
  const become = async (now: Partial<CarInput>) => {
    await app.store.operator.stock.put([carSchema.parse(aCar({ id: "s1", ...now }))]);
    await app.registry.refresh();
    return (await open(own)).text;
  };
  expect(await become({ price: 12_345 })).toContain("$12,345");
  expect(await become({ reserved: true })).toContain("It is reserved at the moment.");
  const sold = await become({ sold: true, status: "sold", sold_date_timestamp: testNow.getTime() });
  expect(sold).toContain("It has been sold. Ask us about others like it.");
  expect(sold).not.toContain("Move it to another time");
  expect(await press(own, "move", "2026-03-18T10:30")).toBe("422");
  expect(await press(own, "call-off")).toBe("done");
});

test("[11.10.5] an enquiry takes 40 changes, and no more", async () => {
  const { own, id } = await book(null);
  for (let n = 1; n <= 40; n += 1) expect(await press(own, "ask", `Question ${n}`)).toBe("done");
  expect(await press(own, "ask", "One more")).toBe("429");
  expect(await app.store.operator.leads.log(id)).toHaveLength(40);
});

test("[11.10.3] an address that sends too much changes nothing", async () => {
  const { own, id } = await book(null);
  const runtime = app.registry.bySlug("first-site");
  expect.assert(runtime);
  const { mailLinks: links, fileLinks } = app.services.platform;
  const limit = new Limit(new LocalLimits(), { name: "leads", perAddress: 1, perSite: 0 });
  const access = createOwnEnquiryAccess({ runtime, links, fileLinks, limit, address: "192.0.2.1", now: testNow });
  const token = new URLSearchParams(own.split("?")[1]).get("token") ?? "";
  const ask = (value: string) => access.change(token, { act: "ask", value });
  expect(await ask("First")).toEqual({ result: "done" });
  expect(await ask("Second")).toMatchObject({ result: "refused", status: 429 });
  expect(await app.store.operator.leads.log(id)).toHaveLength(1);
});

test("[11.10.3] two tabs at once: one change, and the later finds it", async () => {
  const { own, id, email } = await book("2026-03-25T09:30");
  await app.mailsTo(email);
  const both = await Promise.all([1, 2, 3].map(() => press(own, "call-off")));
  expect(both).toEqual(["done", "done", "done"]);
  expect(await app.store.operator.leads.log(id)).toHaveLength(1);
  expect(await app.mailsTo(email, 2)).toHaveLength(2);
  const moves = await Promise.all(["2026-03-18T09:00", "2026-03-18T09:30"].map((time) => press(own, "move", time)));
  expect(moves).toEqual(["done", "done"]);
  const log = await app.store.operator.leads.log(id);
  const last = log.at(-1);
  expect(log).toHaveLength(3);
  const [first, second] = await Promise.all(["T09:00", "T09:30"].map((time) => takenBy(id, `2026-03-18${time}`)));
  expect([first, second].filter(Boolean)).toHaveLength(1);
  expect(last?.kind === "moved" && (await takenBy(id, last.to))).toBe(true);
});

async function takenBy(id: string, time: string): Promise<boolean> {
  const traces = await app.store.operator.personTraces.ofLead({ id, site_slug: "first-site", valuation: null });
  return traces.some(({ table, at }) => table === "test_drive_slots" && at === time);
}

test("[11.10.6] one mailbox gets only so many mails, however often somebody moves a booking", async () => {
  const { own, email, id } = await book("2026-03-25T10:00");
  const times = ["09:30", "10:00", "09:00", "09:30", "10:00"];
  for (const time of times) expect(await press(own, "move", `2026-03-25T${time}`)).toBe("done");
  const statesOf = async (channel: string) =>
    (await app.store.operator.leads.deliveries(id)).filter((one) => one.channel === channel).map(({ state }) => state);
  // The confirmation and two changes are the three of an hour; the dealer hears of everything.
  const changes = ["delivered", "delivered", ...Array(3).fill("suppressed")];
  await expect.poll(async () => (await statesOf("change")).toSorted()).toEqual(changes);
  await expect.poll(() => statesOf("change-dealer")).toEqual(Array(5).fill("delivered"));
  expect(await app.mailsTo(email, 3)).toHaveLength(3);
});

test("[11.10.3] of many who move to one time, no more than its seats get it", async () => {
  const drivers = await Promise.all(
    ["2026-04-01T09:00", "2026-04-01T09:00", "2026-04-01T09:30"].map((time) => book(time)),
  );
  const moves = await Promise.all(drivers.map(({ own }) => press(own, "move", "2026-04-01T10:00")));
  expect(moves.toSorted()).toEqual(["422", "done", "done"]);
});

test("[11.10.4] a question reaches the dealer once, as plain text, and is seen on the page", async () => {
  const { own, email } = await book(null, { name: "Quentin" });
  expect(await press(own, "ask", "  Is the roof <i>white</i>?  ")).toBe("done");
  expect(await press(own, "ask", "Is the roof <i>white</i>?")).toBe("done");
  const mail = await app.dealerMailAbout("Quentin has a question");
  expect(mail.replyTo).toEqual({ name: "Quentin", address: email });
  expect(mail.text).toContain("Is the roof <i>white</i>?");
  expect(mail.html).toContain("Is the roof &lt;i&gt;white&lt;/i&gt;?");
  expect((await open(own)).text).toContain("You wrote: Is the roof &lt;i&gt;white&lt;/i&gt;?");
  expect(await press(own, "ask", " ")).toBe("422");
  expect(await press(own, "ask", "x".repeat(1001))).toBe("422");
  expect(await app.mailsTo(email)).toHaveLength(1);
  const posted = await app.post(own, { act: "ask", value: "y".repeat(1001) });
  expect(await posted.text()).toContain("y".repeat(1001));
});

test("[11.10.1] a page that was never given away, of another site, or erased is not there, and says nothing", async () => {
  const { own, id } = await book(null);
  const token = new URLSearchParams(own.split("?")[1]).get("token") ?? "";
  const [key = "", signature = ""] = token.split(".");
  const guesses = [
    "",
    "x",
    key,
    `${key}.`,
    `${"0".repeat(32)}-0.${signature}`,
    `${id}-1.${signature}`,
    `${key}.${"A".repeat(24)}`,
  ];
  const unknown = await open("/your-enquiry?token=nonsense");
  expect(unknown.status).toBe(404);
  const bare = (text: string) => text.replaceAll(/token=[^"&]*/g, "");
  for (const guess of guesses) {
    const page = await open(`/your-enquiry?token=${encodeURIComponent(guess)}`);
    expect([page.status, bare(page.text) === bare(unknown.text)]).toEqual([404, true]);
    expect(await press(`/your-enquiry?token=${encodeURIComponent(guess)}`, "ask", "Hello")).toBe("done");
  }
  const foreign = await app.get(`http://second-site.localhost:3000${own}`);
  expect(foreign.status).toBe(404);
  expect((await app.get(`${origin}/api/enquiries/${encodeURIComponent(`${key}.x`)}/calendar.ics`)).status).toBe(404);
  const found = await app.store.operator.leads.get(id);
  expect.assert(found);
  await press(own, "ask", "Remember me");
  await app.store.operator.erasures.eraseLead(
    id,
    { at: testNow.toISOString(), rule: "by request" },
    async () => undefined,
  );
  expect(bare((await open(own)).text)).toBe(bare(unknown.text));
  expect(await app.store.operator.leads.log(id)).toEqual([]);
});

describe("[11.10.2] a link that has ended", () => {
  test("shows nothing, and sends a new one to the address alone; the old one stays ended", async () => {
    const { own, email } = await book("2026-03-11T09:30", { name: "Nora" });
    await app.mailsTo(email);
    const ends = Date.parse("2026-03-10T22:30:00Z") + 30 * dayMs;
    app.time.now = new Date(ends);
    expect((await open(own)).status).toBe(200);
    app.time.now = new Date(ends + 1);
    const ended = await open(own);
    expect(ended.status).toBe(410);
    expect(ended.text).not.toContain("Nora");
    expect(ended.text).not.toContain(email);
    expect(ended.text).not.toContain("Corolla");
    expect(await press(own, "ask", "Hello")).toBe("410");
    expect(await press(own, "renew")).toBe("done");
    const [, mail] = await app.mailsTo(email, 2);
    const fresh = /\/your-enquiry\?token=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect((await open(fresh)).status).toBe(200);
    expect((await open(own)).status).toBe(410);
    app.time.now = new Date(ends + 1 + 30 * dayMs);
    expect((await open(fresh)).status).toBe(200);
    app.time.now = new Date(ends + 2 + 30 * dayMs);
    expect((await open(fresh)).status).toBe(410);
  });

  test("sends at most three in a day, however often it is asked", async () => {
    const { own, id, email } = await book(null);
    await app.mailsTo(email);
    app.time.now = new Date(testNow.getTime() + 31 * dayMs);
    for (const _ of [1, 2, 3, 4, 5]) expect(await press(own, "renew")).toBe("done");
    expect(await app.store.operator.leads.log(id)).toHaveLength(3);
    await app.mailsTo(email, 4);
  });
});

test("[11.10.1] without a script the page of thanks has the link, and is for its visitor alone", async () => {
  const answer = await app.post("/cars/car-a1/test-drive", {
    name: "Paul",
    phone: "0412345678",
    email: "paul@example.com",
  });
  expect(answer.status).toBe(303);
  const success = await open(answer.headers.get("location") ?? "");
  expect(success.headers.get("cache-control")).toBe("no-store");
  const own = /\/your-enquiry\?token=[\w.-]+/.exec(success.text)?.[0] ?? "";
  expect((await open(own)).text).toContain("Paul");
});

test("[11.10.1] the link in a mail is another than the one on the page, and only it leads on to alerts", async () => {
  const { own, email } = await book(null);
  const [mail] = await app.mailsTo(email);
  const mailed = /\/your-enquiry\?token=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(mailed).not.toBe(own);
  const { alerts, consent } = app.registry.bySlug("first-site")?.store ?? {};
  expect.assert(alerts && consent);
  await alerts.ask({
    address: email,
    alerts: [
      {
        subject: { kind: "car", car_id: "a1", name: "Corolla" },
        wants: { matches: false, drops: true, back: true },
        page: "/",
      },
    ],
    now: testNow,
    today: "2026-03-10",
  });
  const person = await alerts.subscriberOf(consent.keyOf(email));
  const [alert] = await alerts.ofSubscriber(person?.id ?? "");
  expect.assert(alert);
  expect((await open(mailed)).text).not.toContain("/alerts/manage");
  const evidence = { wording: "Yes", default: false, choice: true, at: testNow.toISOString(), page: "/" };
  await alerts.confirm(alert.request, evidence, 0);
  expect((await open(own)).text).not.toContain("/alerts/manage");
  expect((await open(mailed)).text).toContain("/alerts/manage");
});

test("[11.10.5] an unfinished form has no page", async () => {
  const begun = await app.send("/api/leads", {
    form: "general",
    lead: {
      category: "General Enquiry",
      name: "Ann",
      email: "ann@example.com",
      phone: "0412345678",
      message: "Hello",
      lead_status: "Incomplete",
      form_completed: false,
      step_number: 0,
    },
  });
  expect(await begun.json()).toEqual({ lead: { id: expect.any(String) as string } });
});
