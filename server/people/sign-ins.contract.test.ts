import { describe, expect, onTestFinished, test, vi } from "vitest";
import { signInLimits } from "#domain/desk/sign-in-rules.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { SharedLimits } from "#server/platform/limits/shared-limits.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { chrome, deskOn, firefox, from, invited, mailsOf, minute, newestMail, signedIn } from "./testing/desk-world.ts";

const dean = "dean@example.com";
const hour = 60 * minute;

describe.each(["sqlite", "postgres"] as const)("signing in at the desk, in %s", (kind) => {
  const places = useStorePlaces(kind);

  /** Dean is invited; `ask` asks in his browser and returns what his mail says. */
  async function open() {
    const desk = deskOn(await places.open());
    await invited(desk, dean);
    desk.after(1);
    const askIn = async (browser: string | null, address = dean, client = "203.0.113.7") => {
      desk.after(1);
      const asked = await desk.signIns.ask({ address, to: "/today?site=one" }, { browser, client });
      if ("problem" in asked) throw new Error(asked.problem);
      return asked.browser;
    };
    const ask = async () => {
      const browser = await askIn(null);
      return { browser, ...(await newestMail(desk, dean)) };
    };
    const byCode = (browser: string | null, code: string, client?: string, userAgent?: string) =>
      desk.signIns.enterByCode({ code, keep: true }, from(browser, client, userAgent));
    const byLink = (browser: string | null, token: string, code = "") =>
      desk.signIns.enterByLink({ token, code, keep: true }, from(browser));
    return { desk, ask, askIn, byCode, byLink };
  }

  test("[6.3.3, 6.3.4, 6.3.6] the code of the mail signs in the browser that asked, where it wanted to go", async () => {
    const { desk, ask, byCode } = await open();
    const { browser, code, subject, to } = await ask();
    expect({ to, subject }).toEqual({ to: dean, subject: `Your code for the Forecourt desk: ${code}` });
    expect(await desk.signIns.asked(browser)).toMatchObject({ address: dean, triesLeft: 6, isOver: false });
    const entered = signedIn(await byCode(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`));
    expect(entered.to).toBe("/today?site=one");
    expect(await desk.sessions.of(entered.session.key)).toMatchObject({
      person: { name: "Dean Cavallo", address: dean },
      rights: [{ role: "sales", site: "one", locations: null, categories: null }],
    });
    expect(await desk.signIns.asked(browser)).toBeNull();
  });

  test("[6.3.7] a used code and link are refused, also by two presses at once", async () => {
    const { desk, ask, byCode, byLink } = await open();
    const { browser, code, token } = await ask();
    const presses = await Promise.all([1, 2, 3, 4].map(() => byLink(browser, token)));
    expect(presses.filter((entered) => "session" in entered)).toHaveLength(1);
    expect(await byLink(browser, token)).toMatchObject({ problem: expect.stringContaining("used already") });
    expect(await byCode(browser, code)).toMatchObject({ problem: expect.stringContaining("used already") });
    expect(await desk.signIns.link(token, browser)).toEqual({ state: "used" });
    expect(await desk.sessions.list((await desk.people.byAddress(dean))?.id ?? "", null)).toHaveLength(1);
  });

  test("[6.3.7] opening the link changes nothing, and only the browser that asked is signed in by it", async () => {
    const { desk, ask, askIn, byLink } = await open();
    const { browser, code, token } = await ask();
    const stranger = await askIn(null, "eve@example.com", "198.51.100.1");
    for (const other of [null, stranger, "made up"]) {
      expect(await desk.signIns.link(token, other)).toEqual({ state: "elsewhere" });
      expect(await byLink(other, token)).toMatchObject({ problem: expect.stringContaining("another browser") });
      expect(await byLink(other, token, code)).toMatchObject({ problem: expect.stringContaining("another browser") });
    }
    for (const forged of ["", "x", `${token}x`, token.replace(/.$/, (last) => (last === "A" ? "B" : "A")), "a.b.c"]) {
      expect(await desk.signIns.link(forged, browser)).toEqual({ state: "unknown" });
      expect(await byLink(browser, forged, code)).toMatchObject({
        problem: expect.stringContaining("not one of ours"),
      });
    }
    expect(await desk.signIns.link(token, browser)).toEqual({ state: "here", name: "Dean Cavallo" });
    expect(await byLink(browser, token)).toHaveProperty("session");
  });

  test("[6.3.7] the cookie of another browser does not help, whatever code is typed with it", async () => {
    const { ask, askIn, byCode } = await open();
    const stranger = await askIn(null, "eve@example.com", "198.51.100.1");
    const { code } = await ask();
    expect(await byCode(stranger, code)).toMatchObject({ triesLeft: 5 });
    expect(await byCode(null, code)).toMatchObject({ problem: expect.stringContaining("has not asked") });
  });

  test("[6.3.3] link and code end to the millisecond after 15 minutes", async () => {
    const { desk, ask, byCode, byLink } = await open();
    const { browser, code, token } = await ask();
    desk.after(15 * minute - 1);
    expect(await desk.signIns.link(token, browser)).toMatchObject({ state: "here" });
    desk.after(1);
    expect(await desk.signIns.link(token, browser)).toEqual({ state: "over" });
    for (const refused of [await byCode(browser, code), await byLink(browser, token)])
      expect(refused).toMatchObject({ problem: expect.stringContaining("no longer work") });
    expect(await desk.signIns.asked(browser)).toMatchObject({ isOver: true });
  });

  test("[6.3.3] six wrong codes end a sign-in, also when they come together", async () => {
    const { desk, ask, byCode, byLink } = await open();
    const { browser, code, token } = await ask();
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await byCode(browser, wrong)).toEqual({
      problem: "This code does not fit. Look at the newest mail.",
      triesLeft: 5,
    });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => byCode(browser, wrong)));
    expect(guesses.filter((guess) => "triesLeft" in guess && guess.triesLeft !== null)).toHaveLength(5);
    expect(await byCode(browser, code)).toMatchObject({ problem: expect.stringContaining("no longer work") });
    expect(await byLink(browser, token)).toMatchObject({ problem: expect.stringContaining("no longer work") });
    expect(await desk.signIns.link(token, browser)).toEqual({ state: "over" });
  });

  test("[6.3.3] the sixth code may be the right one", async () => {
    const { ask, byCode } = await open();
    const { browser, code } = await ask();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let n = 0; n < 5; n += 1) await byCode(browser, wrong);
    expect(await byCode(browser, code)).toHaveProperty("session");
  });

  test("[6.3.3] a newer request of the same browser replaces the earlier one; pressed twice it is one", async () => {
    const { desk, ask, askIn, byCode } = await open();
    const first = await ask();
    const before = (await mailsOf(desk)).length;
    await askIn(first.browser);
    expect(await mailsOf(desk)).toHaveLength(before);
    desk.after(minute);
    await askIn(first.browser, "DEAN@example.com");
    const second = await newestMail(desk, dean);
    expect(second.token).not.toBe(first.token);
    expect(await desk.signIns.link(first.token, first.browser)).toEqual({ state: "over" });
    expect(await byCode(first.browser, second.code)).toHaveProperty("session");
  });

  test("[6.3.3] a request in another browser replaces nothing", async () => {
    const { ask, byCode } = await open();
    const phone = await ask();
    const office = await ask();
    expect(await byCode(phone.browser, phone.code)).toHaveProperty("session");
    expect(await byCode(office.browser, office.code)).toHaveProperty("session");
  });

  test("[6.3.5] an unknown address gets the same answers, after the same writes, and no mail", async () => {
    const { desk } = await open();
    const { operator } = desk.store;
    const writes = vi.spyOn(operator.signIns, "add");
    const seen = async (address: string) => {
      const asked = await desk.signIns.ask({ address, to: "/" }, { browser: null, client: "198.51.100.9" });
      if ("problem" in asked) throw new Error(asked.problem);
      const { browser } = asked;
      const answers = [
        Object.keys(asked),
        await desk.signIns.asked(browser),
        await desk.signIns.ask({ address, to: "/" }, { browser, client: "198.51.100.9" }),
        await desk.signIns.enterByCode({ code: "12345", keep: true }, from(browser)),
        await desk.signIns.asked(browser),
      ];
      return JSON.parse(
        JSON.stringify(answers).replaceAll(browser, "(key)").replaceAll(address, "(address)"),
      ) as unknown;
    };
    expect(await seen("nobody@example.com")).toEqual(await seen(dean));
    expect(writes.mock.calls.map(([{ mail }]) => mail?.desk.about)).toEqual(["sign-in", "sign-in"]);
    const rows = [];
    for await (const row of operator.outbox.list({})) rows.push(row);
    const [known, unknown] = [rows.at(-1), rows.at(-2)].map((row) => Object.keys(row?.document ?? {}));
    expect(known).toEqual(unknown);
    const to = (await mailsOf(desk)).map((mail) => ("nothing" in mail ? mail.nothing : mail.to));
    expect(to.toSorted()).toEqual(["This address belongs to nobody of the desk.", dean, dean]);
    writes.mockRestore();
  });

  test("[6.3.5] nobody is signed in with an address that is nobody's, not even by the right code", async () => {
    const { desk, askIn, byCode, byLink } = await open();
    const add = vi.spyOn(desk.store.operator.signIns, "add");
    const browser = await askIn(null, "nobody@example.com");
    const id = add.mock.calls[0]?.[0].signIn.id ?? "";
    add.mockRestore();
    const { DeskKeys } = await import("./desk-keys.ts");
    const keys = new DeskKeys({ secret: "a secret for tests alone" });
    expect(await byCode(browser, keys.code(id))).toMatchObject({ triesLeft: 5 });
    expect(await byLink(browser, keys.token(id))).not.toHaveProperty("session");
    expect(await desk.signIns.link(keys.token(id), browser)).toEqual({ state: "unknown" });
  });

  test("[6.3.5] an address, a browser and a network may ask so often in an hour", async () => {
    const { desk } = await open();
    const ask = (address: string, browser: string | null, client: string) =>
      desk.signIns.ask({ address, to: "/" }, { browser, client });
    const problems = async (asks: Promise<unknown>[]) =>
      (await Promise.all(asks)).filter((answer) => "problem" in (answer as object)).length;
    const { asksPerAddress, asksPerBrowser, asksPerNetwork } = signInLimits;
    const times = (count: number) => Array.from({ length: count + 2 }, (_, n) => n);
    expect(await problems(times(asksPerAddress).map((n) => ask(dean, null, `10.1.${n}.1`)))).toBe(2);
    expect(await problems(times(asksPerBrowser).map((n) => ask(`a${n}@example.com`, "mine", `10.2.${n}.1`)))).toBe(2);
    expect(await problems(times(asksPerNetwork).map((n) => ask(`b${n}@example.com`, null, `10.3.1.${n}`)))).toBe(2);
    expect(await ask(dean, null, "10.4.1.1")).toMatchObject({ problem: expect.stringContaining("Please wait") });
    desk.after(2 * hour);
    expect(await ask(dean, null, "10.4.1.1")).toMatchObject({ asked: true });
  });

  test("[6.3.5] a network may type 60 wrong codes in an hour; right ones do not count", async () => {
    const { desk, ask, askIn, byCode } = await open();
    const sixth = Math.ceil(signInLimits.wrongCodesPerNetwork / 6);
    const browsers = await Promise.all(
      Array.from({ length: sixth }, (_, n) => askIn(null, `a${n}@example.com`, `10.1.${n}.1`)),
    );
    const mine = await ask();
    expect(await byCode(mine.browser, mine.code, "10.9.9.1")).toHaveProperty("session");
    for (const browser of browsers)
      for (let n = 0; n < 6; n += 1)
        expect(await byCode(browser, "12345", "10.9.9.1")).toHaveProperty("triesLeft", 5 - n);
    const next = await ask();
    const refused = { problem: expect.stringContaining("Please wait") as string, triesLeft: 6 };
    expect(await byCode(next.browser, next.code, "10.9.9.200")).toEqual(refused);
    expect(await byCode(next.browser, next.code, "10.9.8.1")).toHaveProperty("session");
    expect(desk.time.now).toBeGreaterThan(0);
  });

  test("[6.3.4] only a path of the desk is where one goes next", async () => {
    const { desk } = await open();
    const asked = await desk.signIns.ask({ address: dean, to: "//evil.example" }, { browser: null, client: "::1" });
    if ("problem" in asked) throw new Error(asked.problem);
    const { code } = await newestMail(desk, dean);
    expect(signedIn(await desk.signIns.enterByCode({ code, keep: false }, from(asked.browser))).to).toBe("/");
  });

  test("[6.3.6] a session that is kept ends 30 days after its last use, any other after 12 hours", async () => {
    const { desk, ask, byLink } = await open();
    const { browser, token } = await ask();
    const kept = signedIn(await byLink(browser, token)).session.key;
    const day = 24 * hour;
    desk.after(30 * day - 1);
    expect(await desk.sessions.of(kept)).toMatchObject({ session: { isRenewed: true, kept: true } });
    desk.after(30 * day - 1);
    expect(await desk.sessions.of(kept)).not.toBeNull();
    desk.after(30 * day);
    expect(await desk.sessions.of(kept)).toBeNull();
    const again = await ask();
    const entered = await desk.signIns.enterByCode({ code: again.code, keep: false }, from(again.browser));
    const { key } = signedIn(entered).session;
    desk.after(12 * hour - 1);
    expect(await desk.sessions.of(key)).not.toBeNull();
    desk.after(12 * hour);
    expect(await desk.sessions.of(key)).toBeNull();
  });

  test("[6.3.6] a use is written every five minutes at most", async () => {
    const { desk, ask, byLink } = await open();
    const { browser, token } = await ask();
    const { key } = signedIn(await byLink(browser, token)).session;
    const touch = vi.spyOn(desk.store.operator.sessions, "touch");
    for (const ms of [1, 4 * minute, minute - 2, 1, 1]) {
      desk.after(ms);
      await desk.sessions.of(key);
    }
    expect(touch).toHaveBeenCalledTimes(1);
    touch.mockRestore();
  });

  test("[6.3.6] sessions are listed by device, and ended one by one or all others", async () => {
    const { desk, ask, byCode } = await open();
    const keys: string[] = [];
    for (const device of [chrome, firefox, chrome]) {
      const { browser, code } = await ask();
      keys.push(signedIn(await byCode(browser, code, "203.0.113.7", device)).session.key);
      desk.after(minute);
    }
    const [phone, mac, second] = await Promise.all(keys.map((key) => desk.sessions.of(key)));
    const id = phone?.person.id ?? "";
    const list = async () => (await desk.sessions.list(id, phone?.session.id ?? "")).map(({ device }) => device);
    expect(await list()).toEqual(["Chrome on Android", "Firefox on Mac", "Chrome on Android"]);
    expect(await desk.sessions.end("somebody else", { id: mac?.session.id ?? "" })).toBe(0);
    expect(await desk.sessions.end(id, { id: mac?.session.id ?? "" })).toBe(1);
    expect(await desk.sessions.of(keys[1] ?? "")).toBeNull();
    expect(await desk.sessions.end(id, { butNot: phone?.session.id ?? "" })).toBe(1);
    expect(second).not.toBeNull();
    expect(await list()).toEqual(["Chrome on Android"]);
    expect(await desk.sessions.end(id, "all")).toBe(1);
    expect(await list()).toEqual([]);
  });

  test("[6.3.9] a new device is told by mail, a known one is not", async () => {
    const { desk, ask, byCode } = await open();
    const subjects = async () =>
      (await mailsOf(desk))
        .flatMap((mail) => ("nothing" in mail ? [] : [mail.subject]))
        .filter((one) => one.startsWith("New"));
    for (const [device, told] of [
      [chrome, ["New sign-in: Chrome on Android"]],
      [chrome, ["New sign-in: Chrome on Android"]],
      [firefox, ["New sign-in: Chrome on Android", "New sign-in: Firefox on Mac"]],
    ] as const) {
      const { browser, code } = await ask();
      await byCode(browser, code, "203.0.113.7", device);
      expect(await subjects()).toEqual(told);
      desk.after(minute);
    }
  });

  test("[6.3.9] neither the store nor the outbox holds a code, a link, or the key of a session", async () => {
    const { desk, ask, byLink } = await open();
    const { browser, code, token } = await ask();
    const { key } = signedIn(await byLink(browser, token)).session;
    const stored = JSON.stringify(await everythingOf(desk.store));
    expect(stored).toContain(dean);
    for (const secret of [code, token, token.split(".")[1], key, browser]) expect(stored).not.toContain(secret);
  });

  test("[6.3.9] links of mails outlive a change of the secret, as long as the servers know the previous one", async () => {
    const { desk, ask } = await open();
    const { browser, code, token } = await ask();
    const changed = (previousSecret: string) =>
      deskOn(desk.store, { secret: "a new secret", previousSecret, time: desk.time }).signIns;
    expect(await changed("another").link(token, browser)).toEqual({ state: "unknown" });
    const signIns = changed("a secret for tests alone");
    expect(await signIns.link(token, browser)).toMatchObject({ state: "here" });
    expect(await signIns.enterByCode({ code, keep: true }, from(browser))).toHaveProperty("session");
  });

  test("[6.3.3] whoever never got the answer asks again and is signed in", async () => {
    const { desk, askIn, byCode } = await open();
    await askIn(null);
    const browser = await askIn(null);
    const { code } = await newestMail(desk, dean);
    signedIn(await byCode(browser, code));
    const again = await askIn(null);
    expect(again).not.toBe(browser);
    const next = await newestMail(desk, dean);
    expect(await byCode(again, next.code)).toHaveProperty("session");
  });

  test("[6.3.10] a printed link needs its code, in any browser, and ends the one before", async () => {
    const { desk, byLink } = await open();
    const person = await desk.people.byAddress(dean);
    if (!person) throw new Error("nobody");
    const first = await desk.signIns.print(person);
    const second = await desk.signIns.print(person);
    expect(await desk.signIns.link(first.token, null)).toEqual({ state: "over" });
    expect(await desk.signIns.link(second.token, null)).toMatchObject({ state: "code", name: "Dean Cavallo" });
    expect(await byLink("any", second.token, "12345")).toMatchObject({ triesLeft: 5 });
    expect(await byLink("any", second.token, second.code)).toHaveProperty("session");
    expect(await desk.signIns.link(second.token, null)).toEqual({ state: "used" });
  });

  test("[6.3.9] what ended long ago is swept, with the mails about it; open sessions stay", async () => {
    const { desk, ask, byLink } = await open();
    const { browser, token } = await ask();
    const { key } = signedIn(await byLink(browser, token)).session;
    const sweep = () => desk.store.operator.signIns.sweep(new Date(desk.time.now));
    desk.after(7 * 24 * hour + 14 * minute);
    await sweep();
    expect(await desk.signIns.link(token, browser)).toEqual({ state: "used" });
    desk.after(2 * minute);
    await sweep();
    expect(await desk.signIns.link(token, browser)).toEqual({ state: "unknown" });
    expect(await desk.sessions.of(key)).not.toBeNull();
    desk.after(61 * 24 * hour);
    await sweep();
    expect(await mailsOf(desk)).toEqual([]);
    const id = (await desk.people.byAddress(dean))?.id ?? "";
    expect(await desk.store.operator.sessions.ofPerson(id)).toEqual([]);
  });

  async function everythingOf({ operator }: Store) {
    const outbox = [];
    for await (const row of operator.outbox.list({})) outbox.push(row);
    const people = await operator.people.list();
    const ids = people.map(({ id }) => id);
    return {
      outbox,
      people,
      signIns: await Promise.all(ids.map((id) => operator.signIns.ofPerson(id))),
      sessions: await Promise.all(ids.map((id) => operator.sessions.ofPerson(id))),
    };
  }
});

describe("two servers on one PostgreSQL", () => {
  const places = useStorePlaces("postgres");

  test("[6.3.5] count asks and codes together, and one signs in whom the other mailed", async () => {
    const place = await places.newPlace();
    const time = { now: Date.parse("2026-03-10T01:00:00.000Z") };
    const open = async () => {
      const store = await places.open(place);
      const limits = new SharedLimits({ counts: store.operator.sharedCounts, patienceMs: 60_000 });
      onTestFinished(() => limits.stop());
      return deskOn(store, { limits, time });
    };
    const [one, other] = [await open(), await open()];
    await invited(one, dean);
    const answers = [];
    for (let n = 0; n < 4; n += 1) {
      for (const { signIns } of [one, other]) {
        time.now += 1;
        answers.push(
          await signIns.ask({ address: dean, to: "/" }, { browser: null, client: `10.1.${answers.length}.1` }),
        );
      }
    }
    const asked = answers.flatMap((answer) => ("problem" in answer ? [] : [answer.browser]));
    expect(asked).toHaveLength(signInLimits.asksPerAddress);
    const { code } = await newestMail(other, dean);
    expect(await other.signIns.enterByCode({ code, keep: true }, from(asked.at(-1) ?? null))).toHaveProperty("session");
  });
});
