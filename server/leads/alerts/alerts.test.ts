import { afterEach, describe, expect, test } from "vitest";
import { alertWorld, shop } from "#tests/support/alert-world.ts";
import { aCar } from "#tests/support/test-app.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

type World = Awaited<ReturnType<typeof alertWorld>>;

const linkIn = (text: string | undefined, path: string): string => {
  const found = new RegExp(`http://\\S+${path}\\?token=\\S+`).exec(text ?? "")?.[0];
  if (found === undefined) throw new Error(`no link to ${path} in ${text}`);
  return found;
};
const asking = (email: string, ...wants: string[]): [string, string][] => [
  ["email", email],
  ...wants.map((want): [string, string] => ["wants", want]),
];
const day = 24 * 60 * 60 * 1000;

describe.each(["sqlite", "postgres"] as const)("alerts in %s", (kind) => {
  let world: World;
  afterEach(() => world.close());

  const open = async (): Promise<World> => {
    const cars = [aCar({ id: "a" }), aCar({ id: "b", price: 32_000 }), aCar({ id: "c", make: "Mazda", model: "3" })];
    return (world = await alertWorld(kind === "postgres" ? await createTestDatabase() : undefined, cars));
  };
  /** Requests an alert and confirms it, as a person does. */
  const subscribe = async ({ post, mails, mail }: World, query: string, ...wants: string[]) => {
    const before = mail.received.length;
    const answer = await post(`${shop}/alerts/new?${query}`, asking("ana@example.com", ...wants));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/alerts/new?sent=1"]);
    await expect.poll(() => mail.received.length).toBe(before + 1);
    const link = linkIn((await mails()).at(-1)?.text, "/alerts/confirm");
    expect((await post(link, { go: "yes" })).status).toBe(303);
    return link;
  };

  test("[12.1.5, 12.2.1] asked for, confirmed, told once a day, and stopped with one call", async () => {
    const { get, post, put, look, mail, mails, time, site } = await open();
    const form = await (await get(`${shop}/alerts/new?for=%2Fsearch%3Fprice%3D%252C30000`)).text();
    expect(form).toContain("Email me new matches");
    const wrong = await post(`${shop}/alerts/new?for=%2Fsearch`, asking("ana", "matches"));
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("invalid email address")]);

    const fields = asking("ana@example.com", "matches", "drops");
    expect((await post(`${shop}/alerts/new?for=%2Fsearch%3Fprice%3D%252C30000`, fields)).status).toBe(303);
    await expect.poll(() => mail.received.length).toBe(1);
    const [request] = await mails();
    expect(request?.subject).toBe("Confirm your alert: Cars for sale under $30,000");
    const confirm = linkIn(request?.text, "/alerts/confirm");
    // A program that follows the links of mails confirms nothing.
    expect(await (await get(confirm)).text()).toContain("Yes, turn it on");
    await put({ id: "early" });
    expect(await look()).toBe(0);
    expect((await post(confirm, { go: "yes" })).status).toBe(303);
    expect(await (await get(confirm)).text()).toContain("Your alert is on");
    const { log } = await site().consent.stateOf(site().consent.keyOf("ana@example.com"));
    expect(log).toMatchObject([{ choice: true, default: false, page: "/search?price=,30000" }]);

    // One new car of this site, one drop into the range, one out of it, and one of another dealer.
    await put(
      { id: "new", badge: "Hybrid" },
      { id: "b", price: 29_500 },
      { id: "dear", price: 60_000 },
      { id: "x", dealership_id: "second", location_id: "second-yard" },
    );
    expect(await look()).toBe(1);
    await expect.poll(() => mail.received.length).toBe(2);
    const digest = (await mails()).at(-1);
    expect(digest?.subject).toBe("2 new matches for you");
    expect(digest?.text).toContain("New match: 2020 Toyota Corolla");
    expect(digest?.text).toContain("/cars/car-new");
    expect(digest?.text).toContain("/cars/car-b");
    expect(digest?.text).not.toMatch(/car-early|car-dear|car-x|car-a\b/);
    const header = (name: string) => digest?.headers.find(({ key }) => key === name)?.value;
    const out = linkIn(digest?.text, "/unsubscribe");
    expect(header("list-unsubscribe")).toBe(`<${out}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(digest?.messageId).toMatch(/^<digest-[0-9a-f]{32}@first\.example>$/);

    // One a day at most: later news waits for the next digest.
    await put({ id: "later" });
    time.now = new Date(time.now.getTime() + 60_000);
    expect(await look()).toBe(0);
    time.now = new Date(time.now.getTime() + day);
    expect(await look()).toBe(1);
    await expect.poll(() => mail.received.length).toBe(3);
    expect((await mails()).at(-1)?.subject).toBe("New match: 2020 Toyota Corolla Ascent Sport");

    // Opening the link changes nothing; a mail program's one POST does, from no page and without a cookie.
    expect(await (await get(out)).text()).toContain("Stop emails from");
    expect(await site().consent.isSuppressed("ana@example.com")).toBe(false);
    const once = { "List-Unsubscribe": "One-Click" };
    const gone = await post(out, once, { origin: "https://mail.example" });
    expect([gone.status, await gone.text()]).toEqual([200, "You are unsubscribed."]);
    expect((await post(`${out}x`, once)).status).toBe(404);
    await put({ id: "unseen" });
    time.now = new Date(time.now.getTime() + day);
    expect(await look()).toBe(0);

    // Mail that answers a person's own request still reaches them.
    const lead = {
      name: "Ana Ito",
      phone: "0412345678",
      email: "ana@example.com",
      message: "Hi",
      category: "Feedback",
    };
    const sent = await get(`${shop}/api/leads`, { method: "POST", body: JSON.stringify({ lead }) });
    expect(sent.status).toBe(201);
    await expect.poll(() => mail.received.length).toBe(4);

    // One button undoes a mistake: stopped alerts continue from now.
    expect(await (await get(out)).text()).toContain("You are unsubscribed");
    expect((await post(out, { go: "again" })).status).toBe(303);
    await put({ id: "last" });
    expect(await look()).toBe(1);
    await expect.poll(() => mail.received.length).toBe(5);
    const last = (await mails()).at(-1)?.text;
    expect(last).toContain("/cars/car-last");
    expect(last).not.toContain("car-unseen");
  });

  test("[12.1.6, 12.2.6] a watched car: its drop, its sale, its return; and the page to pause, change and delete", async () => {
    const { get, post, put, look, mail, mails, time } = await open();
    await subscribe(world, "car=a,c", "drops", "back");
    await put({ id: "a", price: 22_500 });
    expect(await look()).toBe(1);
    await expect.poll(() => mail.received.length).toBe(2);
    const drop = (await mails()).at(-1);
    expect(drop?.subject).toBe("$1,490 less: 2020 Toyota Corolla Ascent Sport");
    expect(drop?.text).toContain("$22,500 Drive Away (was $23,990)");
    const manage = linkIn(drop?.text, "/alerts/manage");
    const page = await (await get(manage)).text();
    expect(page).toContain("a•••@example.com");
    expect(page).not.toContain("ana@example.com");
    const ids = [...page.matchAll(/name="alert" value="([0-9a-f]{32})"|value="([0-9a-f]{32})" name="alert"/g)].map(
      ([, one, other]) => one ?? other ?? "",
    );
    expect(new Set(ids).size).toBe(2);

    time.now = new Date(time.now.getTime() + day);
    const sold = { status: "sold", sold: true, sold_date_timestamp: time.now.getTime() } as const;
    await put({ id: "a", price: 22_500, ...sold });
    expect(await look()).toBe(1);
    await expect.poll(() => mail.received.length).toBe(3);
    expect((await mails()).at(-1)?.subject).toBe("No longer available: 2020 Toyota Corolla Ascent Sport");
    time.now = new Date(time.now.getTime() + day);
    await put({ id: "a", price: 22_500 });
    expect(await look()).toBe(1);
    await expect.poll(() => mail.received.length).toBe(4);
    expect((await mails()).at(-1)?.subject).toBe("Back in stock: 2020 Toyota Corolla Ascent Sport");

    for (const alert of ids) expect((await post(manage, { alert, act: "pause" })).status).toBe(303);
    expect(await (await get(manage)).text()).toContain("Paused");
    time.now = new Date(time.now.getTime() + day);
    await put({ id: "a", price: 20_000 }, { id: "c", make: "Mazda", model: "3", price: 20_000 });
    expect(await look()).toBe(0);
    for (const alert of ids) expect((await post(manage, { alert, act: "resume" })).status).toBe(303);
    expect(await look()).toBe(0);
    for (const alert of ids) expect((await post(manage, { alert, act: "delete" })).status).toBe(303);
    expect(await (await get(manage)).text()).toContain("You have no alerts now");
    // An unsubscribe link manages nothing, and another site's link does nothing at all.
    expect((await get(manage.replace("/manage", "/confirm"))).status).toBe(404);
    expect((await get(manage.replace("first-site", "second-site"))).status).toBe(404);
  });

  test("[12.2.10] news that a server cannot see yet waits until it does; news that is no longer true is passed over", async () => {
    const { put, look, lookTooEarly, mail, mails, time } = await open();
    await subscribe(world, "for=%2Fsearch", "matches", "drops");
    expect(await lookTooEarly({ id: "new" }, { id: "b", price: 29_500 })).toBe(0);
    expect(await look()).toBe(1);
    await expect.poll(() => mail.received.length).toBe(2);
    const text = (await mails()).at(-1)?.text;
    expect(text).toContain("/cars/car-new");
    expect(text).toContain("/cars/car-b");

    time.now = new Date(time.now.getTime() + day);
    expect(await lookTooEarly({ id: "brief" }, { id: "b", price: 28_000 })).toBe(0);
    const sold = { status: "sold", sold: true, sold_date_timestamp: time.now.getTime() } as const;
    await put({ id: "brief", ...sold }, { id: "b", price: 33_000 });
    expect(await look()).toBe(0);
    time.now = new Date(time.now.getTime() + day);
    await put({ id: "later" });
    expect(await look()).toBe(1);
    await expect.poll(() => mail.received.length).toBe(3);
    expect((await mails()).at(-1)?.text).not.toMatch(/car-brief|car-b\b/);
  });

  test("[12.2.2] nobody is written to at night, and an address is asked five times a day at most", async () => {
    const { post, put, look, mail, time, store, site } = await open();
    await subscribe(world, "for=%2Fsearch", "matches");
    time.now = new Date("2026-03-10T12:00:00Z");
    await put({ id: "night" });
    expect(await look()).toBe(0);
    time.now = new Date("2026-03-10T20:59:00Z");
    expect(await look()).toBe(0);
    time.now = new Date("2026-03-10T21:00:00Z");
    expect(await look()).toBe(1);
    await expect.poll(() => mail.received.length).toBe(2);
    for (let n = 0; n < 8; n += 1) {
      const again = await post(`${shop}/alerts/new?for=%2Fsearch`, asking("Ana@example.com", "matches"));
      expect(again.status).toBe(303);
    }
    const channels: string[] = [];
    for await (const { channel } of store.operator.outbox.list({})) channels.push(channel);
    expect(channels.filter((channel) => channel === "alert-confirm")).toHaveLength(6);
    // The person's data is erased with the person.
    const key = site().consent.keyOf("ana@example.com");
    const note = { at: time.now.toISOString(), rule: "by request" };
    await store.operator.erasures.forgetAddress("first-site", key, note, async () => undefined);
    expect(await site().alerts.subscriberOf(key)).toBeNull();
    for await (const row of store.operator.outbox.list({})) expect(JSON.stringify(row.document)).not.toMatch(/ana@/i);
  });
});
