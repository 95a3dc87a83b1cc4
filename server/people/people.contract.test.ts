import { describe, expect, test } from "vitest";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { deskOn, from, invited, locationsOf, mailsOf, newestMail, signedIn } from "./testing/desk-world.ts";

const dean = "dean@example.com";
const day = 24 * 60 * 60_000;

describe.each(["sqlite", "postgres"] as const)("people of the desk, in %s", (kind) => {
  const places = useStorePlaces(kind);

  async function open() {
    const desk = deskOn(await places.open());
    const enter = async (address: string) => {
      const { token, code } = await newestMail(desk, address);
      const entered = signedIn(await desk.signIns.enterByLink({ token, code, keep: true }, from(null)));
      return { id: entered.personId, key: entered.session.key };
    };
    const invite = (over: object) =>
      desk.people.invite({
        name: "Priya",
        address: dean,
        role: "sales",
        site: "one",
        locations: [],
        by: "Ana",
        ...over,
      });
    return { desk, enter, invite };
  }

  test("[6.3.1, 6.3.2] the first person needs nobody: an operator, of all sites", async () => {
    const { desk, enter } = await open();
    await invited(desk, "Ops@Example.com", "operator", null);
    expect(await newestMail(desk, "ops@example.com")).toMatchObject({
      subject: "Ana invited you to the desk of all sites",
      from: { name: "Forecourt desk", address: "ops@agency.example" },
    });
    const { key } = await enter("ops@example.com");
    expect(await desk.sessions.of(key)).toMatchObject({ rights: [{ role: "operator", site: null }] });
    expect((await desk.people.list(null)).map(({ address }) => address)).toEqual(["ops@example.com"]);
  });

  test("[6.3.1] an invitation is mailed with link and code, and works for seven days, once", async () => {
    const { desk, enter } = await open();
    await invited(desk, dean, "principal");
    const { text, token, code } = await newestMail(desk, dean);
    expect(text).toContain("Ana invited you to the Forecourt desk of one motors as principal.");
    expect(text).toContain("https://desk.example/sign-in/link?token=");
    const until = new Date(desk.time.now + 7 * day).toISOString();
    const state = { state: "code", name: "Dean Cavallo", by: "Ana", site: "one motors", role: "principal", until };
    expect(await desk.signIns.link(token, "any browser")).toEqual(state);
    expect(await desk.people.linesOf("one", null)).toMatchObject([
      { invited_until: until, seen_at: null, isYou: false },
    ]);
    desk.after(7 * day - 1);
    const { id } = await enter(dean);
    expect(await desk.signIns.enterByLink({ token, code, keep: true }, from(null))).toHaveProperty("problem");
    expect(await desk.people.linesOf("one", id)).toMatchObject([
      {
        id,
        address: dean,
        role: "principal",
        invited_until: null,
        seen_at: new Date(desk.time.now).toISOString(),
        isYou: true,
      },
    ]);
  });

  test("[6.3.1] an invitation that is over can be sent again, which ends the one before", async () => {
    const { desk, enter } = await open();
    const id = await invited(desk, dean);
    const first = await newestMail(desk, dean);
    desk.after(1000);
    expect(await desk.people.inviteAgain({ id, site: "two", by: "Ana" })).toBeNull();
    expect(await desk.people.inviteAgain({ id, site: "one", by: "Ana" })).toEqual({ invited: true });
    expect(await desk.signIns.link(first.token, null)).toEqual({ state: "over" });
    await enter(dean);
  });

  test("[6.3.1, 6.3.2] what cannot be is refused with a sentence, and nothing is written", async () => {
    const { desk, invite } = await open();
    for (const [over, of] of [
      [{ name: " " }, "name"],
      [{ address: "dean" }, "address"],
      [{ role: "owner" }, "role"],
      [{ role: "operator" }, "role"],
      [{ site: null }, "role"],
      [{ site: "three" }, "role"],
      [{ locations: ["elsewhere"] }, "locations"],
    ] as const) {
      expect(await invite(over)).toEqual({ problems: { [of]: expect.stringMatching(/\.$/) as string } });
    }
    expect([await desk.people.list(), await mailsOf(desk)]).toEqual([[], []]);
  });

  test("[6.3.1] of two invitations of one address at once, one is refused", async () => {
    const { desk, invite } = await open();
    const answers = await Promise.all([invite({}), invite({ name: "Another" }), invite({})]);
    expect(answers.filter((answer) => "id" in answer)).toHaveLength(1);
    expect(await desk.people.list("one")).toHaveLength(1);
    expect(await mailsOf(desk)).toHaveLength(1);
    expect(await invite({ address: "DEAN@EXAMPLE.COM" })).toMatchObject({
      problems: { address: expect.stringContaining("invited already") as string },
    });
  });

  test("[6.3.2] somebody may have a right at two sites, each with its own locations", async () => {
    const { desk, invite } = await open();
    const [yard = ""] = locationsOf("one");
    await invite({ locations: [yard] });
    await invite({ site: "two", role: "manager", name: "Somebody else" });
    const [person, ...others] = await desk.people.list();
    expect(others).toEqual([]);
    expect(person).toMatchObject({
      name: "Priya",
      rights: [
        { role: "sales", site: "one", locations: [yard], categories: null },
        { role: "manager", site: "two", locations: null, categories: null },
      ],
    });
    expect(await desk.people.linesOf("two", null)).toMatchObject([{ role: "manager" }]);
  });

  test("[6.3.8] who may do less afterwards signs in again; who may do more stays", async () => {
    const { desk, enter } = await open();
    const id = await invited(desk, dean, "sales");
    const { key } = await enter(dean);
    const change = (role: string, locations: string[] = []) =>
      desk.people.changeRole({ id, site: "one", role, locations });
    expect(await change("manager")).toEqual({ changed: true });
    expect(await desk.sessions.of(key)).toMatchObject({ rights: [{ role: "manager" }] });
    expect(await change("owner")).toHaveProperty("problem");
    expect(await change("operator")).toHaveProperty("problem");
    expect(await desk.people.changeRole({ id, site: "two", role: "sales", locations: [] })).toBeNull();
    expect(await change("sales")).toEqual({ changed: true });
    expect(await desk.sessions.of(key)).toBeNull();
    desk.after(1000);
    const person = await desk.people.byAddress(dean);
    if (!person) throw new Error("nobody");
    const printed = await desk.signIns.print(person);
    const again = signedIn(await desk.signIns.enterByLink({ ...printed, keep: true }, from(null)));
    await change("sales", locationsOf("one").slice(0, 1));
    expect(await desk.sessions.of(again.session.key)).toBeNull();
  });

  test("[6.3.8] without the last right a person is gone, with sessions and every way in", async () => {
    const { desk, enter, invite } = await open();
    const id = await invited(desk, dean);
    await invite({ site: "two" });
    const { key } = await enter(dean);
    desk.after(1000);
    const asked = await desk.signIns.ask({ address: dean, to: "/" }, from(null));
    const waiting = await newestMail(desk, dean);
    expect(await desk.people.removeRight(id, "three")).toBeNull();
    expect(await desk.people.removeRight(id, "one")).toEqual({ removed: true });
    expect(await desk.sessions.of(key)).toBeNull();
    expect(await desk.people.get(id)).toMatchObject({ rights: [{ site: "two" }] });
    expect(await desk.people.removeRight(id, "one")).toBeNull();
    expect(await desk.people.removeRight(id, "two")).toEqual({ removed: true });
    expect(await desk.people.get(id)).toBeNull();
    expect(await desk.store.operator.sessions.ofPerson(id)).toEqual([]);
    const browser = "browser" in asked ? asked.browser : null;
    for (const entered of [
      await desk.signIns.enterByCode({ code: waiting.code, keep: true }, from(browser)),
      await desk.signIns.enterByLink({ ...waiting, keep: true }, from(browser)),
    ])
      expect(entered).not.toHaveProperty("session");
    const mails = await mailsOf(desk);
    expect(mails.map((mail) => "nothing" in mail)).toEqual([true, true, true, true]);
  });

  test("[6.3.8] a removal and a sign-in at once leave nobody signed in", async () => {
    const { desk } = await open();
    const id = await invited(desk, dean);
    const { token, code } = await newestMail(desk, dean);
    const [entered] = await Promise.all([
      desk.signIns.enterByLink({ token, code, keep: true }, from(null)),
      desk.people.remove(id),
    ]);
    const key = "session" in entered ? entered.session.key : "";
    expect(await desk.sessions.of(key)).toBeNull();
    expect(await desk.store.operator.sessions.ofPerson(id)).toEqual([]);
    expect(await desk.people.remove(id)).toBe(false);
  });

  test("[6.3.8] a site that is deleted takes its rights along, and whoever has no other", async () => {
    const { desk, invite } = await open();
    await invite({});
    await invite({ site: "two" });
    await invite({ address: "only@example.com" });
    await invited(desk, "ops@example.com", "operator", null);
    await desk.store.operator.siteLife.remove("one");
    const left = (await desk.people.list()).map(
      ({ address, rights }) => [address, rights.map(({ site }) => site)] as const,
    );
    expect(new Map(left)).toEqual(
      new Map([
        [dean, ["two"]],
        ["ops@example.com", [null]],
      ]),
    );
  });

  test("[6.3.1] a person writes their own name", async () => {
    const { desk } = await open();
    const id = await invited(desk, dean);
    expect(await desk.people.rename(id, "  Dean  C. ")).toEqual({ name: "Dean C." });
    expect(await desk.people.rename(id, "")).toHaveProperty("problem");
    expect(await desk.people.get(id)).toMatchObject({ name: "Dean C." });
  });
});
