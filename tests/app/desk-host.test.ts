import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createDeskApp, deskOrigin } from "#tests/support/desk-app.ts";
import { testNow } from "#tests/support/test-app.ts";

// The host of the desk as browsers and attackers meet it: the real pages, over the real services.

let app: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  app = await createDeskApp();
});
afterEach(() => {
  app.time.now = testNow;
});
afterAll(() => app.close());

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
/** What this answer sets, as the next request sends it. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .flatMap((line) => (line.includes("Max-Age=0") ? [] : [line.split(";")[0]]))
    .join("; ");
let people = 0;
async function aPrincipal() {
  people += 1;
  return app.signedIn({ name: `Principal ${people}`, role: "principal", site: "first-site" });
}
const ask = (address: string, cookie = "") =>
  app.request("/sign-in", { body: form({ address, to: "/people" }), cookie });
/** The newest link and code of this person: from their mail. */
async function mailTo(address: string) {
  const person = await app.people.people.byAddress(address);
  const [last] = await app.store.operator.signIns.ofPerson(person?.id ?? "");
  const mail = await app.people.mails.compose({ about: "sign-in", id: last?.id ?? "" });
  if ("nothing" in mail) throw new Error(mail.nothing);
  const link = /\/sign-in\/link\?token=\S+/.exec(mail.text)?.[0] ?? "";
  return {
    link,
    token: decodeURIComponent(link.split("token=")[1] ?? ""),
    code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? "",
  };
}

test("every page of the desk forbids frames, foreign code and keeping, and reaches no robot", async () => {
  const page = await app.request("/sign-in");
  expect(page.status).toBe(200);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect(await (await app.request("/robots.txt")).text()).toContain("Disallow: /");
  // Two answers never share what may run.
  const other = (await app.request("/sign-in")).headers.get("content-security-policy");
  expect(other).not.toBe(policy);
});

test("[6.3.11] a form of another page changes nothing, whoever is signed in", async () => {
  const { key } = await aPrincipal();
  const cookie = `desk-session=${key}`;
  const body = form({ act: "rename", name: "Mallory" });
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://first-site.localhost:3000" },
    { origin: deskOrigin, "sec-fetch-site": "cross-site" },
    { origin: deskOrigin, "sec-fetch-site": "same-site" },
  ];
  for (const headers of foreign) expect((await app.request("/account", { body, cookie, headers })).status).toBe(403);
  expect((await app.people.sessions.of(key))?.person.name).not.toBe("Mallory");
  const own = { "sec-fetch-site": "same-origin" };
  expect((await app.request("/account", { body, cookie, headers: own })).status).toBe(303);
});

test("[6.3.7] a link signs in the browser that asked, by a press; another is told to type the code", async () => {
  const { address } = await aPrincipal();
  app.time.now = new Date(testNow.getTime() + 1000);
  const cookie = cookiesOf(await ask(address));
  const { link, token, code } = await mailTo(address);
  // A mail scanner opens the link, and presses its buttons.
  const scanned = await app.request(link);
  expect(await scanned.text()).toContain("Type the code where you asked");
  expect((await app.request(link, { body: form({ token, keep: "on" }) })).headers.getSetCookie()).toEqual([]);
  expect((await app.request(link, { body: form({ token, code, keep: "on" }) })).headers.getSetCookie()).toEqual([]);
  // Looking at it here changes nothing.
  expect((await app.request(link, { cookie })).headers.getSetCookie()).toEqual([]);
  const entered = await app.request(link, { body: form({ token, keep: "on" }), cookie });
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/people"]);
  const [session = ""] = entered.headers.getSetCookie();
  expect(session).toMatch(/^desk-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await app.request("/people", { cookie: cookiesOf(entered) })).status).toBe(200);
  // Used: neither link nor code enters again.
  expect((await app.request(link, { body: form({ token, keep: "on" }), cookie })).headers.getSetCookie()).toEqual([]);
  const again = await app.request("/sign-in/code", { body: form({ code, keep: "on" }), cookie });
  expect(again.headers.getSetCookie()).toEqual([]);
});

test("[6.3.3] the code enters where it was asked for, and after six wrong ones no more", async () => {
  const { address } = await aPrincipal();
  app.time.now = new Date(testNow.getTime() + 1000);
  const cookie = cookiesOf(await ask(address));
  const { code } = await mailTo(address);
  const wrong = code === "000000" ? "000001" : "000000";
  const enter = (typed: string) => app.request("/sign-in/code", { body: form({ code: typed, keep: "on" }), cookie });
  const first = await enter(wrong);
  expect(await first.text()).toMatch(/(?<!left\. )5 tries left/);
  for (const _ of [2, 3, 4, 5, 6]) await enter(wrong);
  expect((await enter(code)).headers.getSetCookie()).toEqual([]);
});

test("[6.3.5] an unknown address gets the same answer as a known one", async () => {
  const { address } = await aPrincipal();
  app.time.now = new Date(testNow.getTime() + 1000);
  const seen = await Promise.all(
    [address, "nobody.here@dealer.example"].map(async (one) => {
      const answer = await ask(one);
      const page = await app.request("/sign-in/code", { cookie: cookiesOf(answer) });
      const [cookie = ""] = answer.headers.getSetCookie();
      const text = (await page.text()).replaceAll(one, "ADDRESS").replaceAll(/nonce="[^"]*"/g, "");
      return [answer.status, answer.headers.get("location"), cookie.replace(/=[\w-]{43}/, ""), page.status, text];
    }),
  );
  expect(seen[1]).toEqual(seen[0]);
});

test("[6.3.4] signing in takes over no key that was there before, and leads nowhere else", async () => {
  const { address } = await aPrincipal();
  app.time.now = new Date(testNow.getTime() + 1000);
  const planted = "desk-session=planted-by-somebody-else";
  const evil = await app.request("/sign-in", { body: form({ address, to: "//evil.example/" }), cookie: planted });
  const cookie = `${planted}; ${cookiesOf(evil)}`;
  const { code } = await mailTo(address);
  const entered = await app.request("/sign-in/code", { body: form({ code, keep: "on" }), cookie });
  expect(entered.headers.get("location")).toBe("/");
  expect(cookiesOf(entered)).not.toContain("planted");
  expect((await app.request("/account", { cookie: planted })).headers.get("location")).toContain("/sign-in");
});

test("[6.3.11] what is not theirs reads like what is not there, on every page, without a byte of it", async () => {
  const { id: stranger } = await app.signedIn({ name: "Timbuktu", role: "principal", site: "second-site" });
  const { key: sales } = await app.signedIn({ name: "Sales one", role: "sales", site: "first-site" });
  const { key } = await aPrincipal();
  const bare = (text: string) => text.replaceAll(/nonce="[^"]*"|second-site|no-site|[\w-]{36}/g, "");
  const read = async (path: string, cookie: string) => {
    const answer = await app.request(path, { cookie });
    return [answer.status, bare(await answer.text())] as const;
  };
  const nobody = "00000000-0000-4000-8000-000000000000";
  const pairs = [
    ["/today?site=second-site", "/today?site=no-site"],
    ["/people?site=second-site", "/people?site=no-site"],
    [`/people/${stranger}?site=first-site`, `/people/${nobody}?site=first-site`],
    [`/people/${stranger}?site=second-site`, `/people/${nobody}?site=no-site`],
    ["/people/invite?site=second-site", "/people/invite?site=no-site"],
  ] as const;
  for (const cookie of [`desk-session=${key}`, `desk-session=${sales}`]) {
    for (const [theirs, none] of pairs) {
      const seen = await read(theirs, cookie);
      expect(seen, theirs).toEqual(await read(none, cookie));
      expect([seen[0], seen[1].includes("Timbuktu")], theirs).toEqual([404, false]);
    }
  }
  expect((await read("/people", `desk-session=${sales}`))[0]).toBe(404);
  expect((await read("/sites", `desk-session=${key}`))[0]).toBe(404);
});

test("[6.3.11] nobody signs in where others could read the key", async () => {
  const far = await app.request("/sign-in", { from: "203.0.113.9" });
  expect([far.status, await far.text()]).toEqual([403, expect.stringContaining("needs https")]);
});

test("a body that is too long, or a method that the desk has not, is refused", async () => {
  expect((await app.request("/sign-in", { body: "x".repeat(70_000) })).status).toBe(413);
  const put = await app.app.request(
    `${deskOrigin}/sign-in`,
    { method: "PUT" },
    { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
  );
  expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});

test("[6.3.11] one address gets only its share of the desk, and its files whatever it asked for", async () => {
  const busy = await createDeskApp({ pagesPerMinute: 3 });
  const statuses: number[] = [];
  for (const _ of [1, 2, 3, 4, 5]) statuses.push((await busy.request("/sign-in")).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const style = /\/assets\/[\w.-]+\.css/.exec(await (await app.request("/sign-in")).text())?.[0] ?? "";
  expect((await busy.request(style)).status).toBe(200);
  expect((await busy.request("/sign-in", { headers: { "x-forwarded-for": "203.0.113.5" } })).status).toBe(429);
  await busy.close();
});

test("sites know nothing of the desk, nor the desk of sites", async () => {
  const { key } = await aPrincipal();
  const cookie = `desk-session=${key}`;
  const of = async (host: string, path: string, sent: string) => {
    const answer = await app.get(`http://${host}.localhost:3000${path}`, { headers: { cookie: sent } });
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
    return [answer.status, headers, await answer.text()];
  };
  for (const path of ["/robots.txt", "/sign-in", "/account"]) {
    // Whoever comes first has it made.
    await of("first-site", path, "");
    expect(await of("first-site", path, cookie)).toEqual(await of("first-site", path, ""));
  }
  expect((await app.request("/api/leads", { body: "{}", cookie })).status).toBe(405);
  expect((await app.request("/sitemap.xml", { cookie })).status).toBe(404);
});
