import { beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeDesk, fakeDesk, fakePort, rightCode, type Somebody } from "#desk/testing/fake-port.ts";
import { emptyToday } from "#desk/testing/sample-data.ts";
import { deskHandler } from "#tests/support/desk-server.ts";

// The built pages of the desk, asked as a browser without scripts asks.

const origin = "http://desk.localhost";
const nonce = "bm9uY2U=";
/** Faults that the pages have reported. */
const faults: string[] = [];
const report = (fault: unknown) => void faults.push(String(fault));
const here = "?site=harbour-city-motors";

let handle: Awaited<ReturnType<typeof deskHandler>>;
let desk: FakeDesk;
beforeAll(async () => {
  handle = await deskHandler();
});
beforeEach(() => sitDown("principal"));

const sitDown = (who: Somebody) => void (desk = fakeDesk(who, Date.now()));
const minutes = (count: number) => new Date(desk.now + count * 60_000).toISOString();

async function get(path: string) {
  const response = await handle(new Request(origin + path), { port: fakePort(desk), nonce, report });
  return { status: response.status, to: response.headers.get("location"), html: await response.text() };
}

async function post(path: string, fields: Record<string, string>) {
  const request = new Request(origin + path, {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams(fields),
  });
  const response = await handle(request, { port: fakePort(desk), nonce, report });
  return { status: response.status, to: response.headers.get("location"), html: await response.text() };
}

const words = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll("&amp;", "&");

const openPages = ["/sign-in", "/sign-in/code", "/sign-in/link?token=here", "/no-such-page"];
const signedInPages: readonly (readonly [Somebody, string])[] = [
  ["principal", "/today"],
  ["sales", "/today"],
  ["stock", "/today"],
  ["operator", "/sites"],
  ["operator", `/today${here}`],
  ["principal", "/people"],
  ["principal", `/people/invite${here}`],
  ["principal", `/people/p5${here}`],
  ["principal", "/account"],
];

const ask = () =>
  void (desk.asked = {
    address: "dean@harbourcitymotors.example",
    until: minutes(15),
    triesLeft: 6,
    mayAskAgainAt: minutes(1),
    isOver: false,
  });

test.each(openPages)("%s is read without being signed in, and has no script", async (path) => {
  sitDown("nobody");
  ask();
  const { html } = await get(path);
  expect(html).toContain("<h1>");
  expect(html).not.toMatch(/<script|modulepreload/);
});

test.each(signedInPages)("a %s opens %s: one heading, every script with the nonce", async (who, path) => {
  sitDown(who);
  const { status, html } = await get(path);
  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});

test("no page has styles in attributes, or in itself", async () => {
  for (const [who, path] of signedInPages) {
    sitDown(who);
    expect((await get(path)).html).not.toMatch(/\sstyle="|<style/);
  }
});

test.each(signedInPages)("nobody who is not signed in sees what a %s sees at %s", async (_who, path) => {
  sitDown("nobody");
  expect(await get(path)).toMatchObject({ status: 302, to: `/sign-in?to=${encodeURIComponent(path)}` });
});

test("a post of somebody whose session has ended changes nothing", async () => {
  sitDown("nobody");
  const { status, to } = await post(`/people/p5${here}`, { act: "remove" });
  expect([status, to]).toEqual([302, `/sign-in?to=${encodeURIComponent(`/people/p5${here}`)}`]);
  expect(desk.calls).toEqual([]);
});

test.each<[Somebody, string]>([
  ["principal", "/no-such-page"],
  ["principal", "/ui"],
  ["principal", "/sites"],
  ["principal", "/today?site=sunstate-autos"],
  ["principal", "/people?site=sunstate-autos"],
  ["principal", `/people/p404${here}`],
  ["sales", "/people"],
  ["sales", `/people/p2${here}`],
  ["sales", `/people/invite${here}`],
])("what does not exist and what is not theirs read alike: a %s at %s", async (who, path) => {
  sitDown(who);
  const { status, html } = await get(path);
  expect(status).toBe(404);
  expect(words(html)).toContain(
    "Nothing here for you The address leads nowhere, or to something that you do not work with.",
  );
  expect(words(html)).not.toContain("Harbour City Motors");
  expect(html).toContain("<title>Nothing here, Forecourt desk</title>");
});

test("a fault of the server tells nothing of itself", async () => {
  const broken = { ...fakePort(desk), today: () => Promise.reject(new Error("the secret of the store")) };
  const response = await handle(new Request(`${origin}/today`), { port: broken, nonce, report });
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(words(html)).toContain("This page did not load");
  expect(html).not.toContain("secret");
  expect(faults.splice(0)).toHaveLength(1);
});

test("the desk begins with what one needs: all sites, or the day of one's own", async () => {
  expect(await get("/")).toMatchObject({ status: 302, to: "/today" });
  sitDown("operator");
  expect(await get("/")).toMatchObject({ status: 302, to: "/sites" });
  expect(await get("/today")).toMatchObject({ status: 302, to: "/sites" });
});

test("asking for a mail leads to the code, and keeps where one was going", async () => {
  sitDown("nobody");
  expect((await get(`/sign-in?to=${encodeURIComponent(`/people${here}`)}`)).html).toContain(`value="/people${here}"`);
  const answer = await post("/sign-in", { address: " dean@example.com ", to: "/people" });
  expect(answer).toMatchObject({ status: 303, to: "/sign-in/code?to=%2Fpeople" });
  expect(desk.calls).toEqual([{ name: "ask", input: { address: "dean@example.com", to: "/people" } }]);
});

test("an address that is none keeps what was typed, and says what is wrong", async () => {
  sitDown("nobody");
  const { status, html } = await post("/sign-in", { address: "dean", to: "/people" });
  expect(status).toBe(422);
  expect(html).toMatch(/value="dean"/);
  expect(html).toContain('value="/people"');
  expect(words(html)).toContain("This is not an email address.");
});

test("the page of the code is for a browser that has asked", async () => {
  sitDown("nobody");
  expect(await get("/sign-in/code")).toMatchObject({ status: 302, to: "/sign-in" });
  ask();
  expect(words((await get("/sign-in/code")).html)).toContain(
    "If dean@harbourcitymotors.example belongs to somebody here, a link and a code are on their way. They work for 15 minutes.",
  );
});

test("a wrong code says how many tries are left; the last one ends the request", async () => {
  sitDown("nobody");
  ask();
  const wrong = await post("/sign-in/code", { act: "enter", code: "000 000" });
  expect(wrong.status).toBe(422);
  expect(words(wrong.html)).toContain("This code does not fit. Look at the newest mail. 5 tries left.");
  expect(wrong.html).toContain('value="000 000"');
  for (const left of ["4 tries left.", "3 tries left.", "2 tries left.", "1 try left."]) {
    expect(words((await post("/sign-in/code", { act: "enter", code: "1" })).html)).toContain(left);
  }
  expect(words((await post("/sign-in/code", { act: "enter", code: "1" })).html)).toContain("This code no longer works");
});

test("the right code signs in, with a space in it too, and for as long as was chosen", async () => {
  sitDown("nobody");
  ask();
  const answer = await post("/sign-in/code", { act: "enter", code: "482 190", keep: "yes" });
  expect(answer).toMatchObject({ status: 303, to: "/" });
  expect(desk.calls).toEqual([{ name: "enterByCode", input: { code: rightCode, keep: true } }]);
  await post("/sign-in/code", { act: "enter", code: rightCode });
  expect(desk.calls[1]).toEqual({ name: "enterByCode", input: { code: rightCode, keep: false } });
});

test("another mail is sent once a minute has passed", async () => {
  sitDown("nobody");
  ask();
  const early = await post("/sign-in/code", { act: "again", to: "/people" });
  expect(early.status).toBe(422);
  expect(words(early.html)).toMatch(/A mail is on its way\. You can send another in (?:\d+ seconds|1 minute)\./);
  expect(desk.calls).toEqual([]);
  desk.asked = desk.asked && { ...desk.asked, mayAskAgainAt: minutes(-1) };
  expect(await post("/sign-in/code", { act: "again", to: "/people" })).toMatchObject({ status: 303 });
  expect(desk.calls).toEqual([{ name: "ask", input: { address: "dean@harbourcitymotors.example", to: "/people" } }]);
});

test.each([
  ["here", "Welcome back, Dean One press and you are in."],
  ["invited", "Hello Priya Dean Cavallo invited you to Harbour City Motors as Sales ."],
  ["printed", "Welcome back, Dean Type the code that came with this link."],
  ["elsewhere", "Type the code where you asked"],
  ["used", "This link has been used"],
  ["over", "This link is too old"],
  ["anything", "This link does not work"],
])("a link that is %s says so, and opening it changes nothing", async (token, says) => {
  sitDown("nobody");
  const { html } = await get(`/sign-in/link?token=${token}`);
  expect(words(html)).toContain(says);
  expect(desk.calls).toEqual([]);
  expect(html.includes("<form")).toBe(["here", "invited", "printed"].includes(token));
});

test("the button of a link posts its token; an invitation asks for its code", async () => {
  sitDown("nobody");
  expect(await post("/sign-in/link", { token: "here", keep: "yes" })).toMatchObject({ status: 303, to: "/" });
  expect(desk.calls).toEqual([{ name: "enterByLink", input: { token: "here", code: "", keep: true } }]);
  const wrong = await post("/sign-in/link?token=invited", { token: "invited", code: "111111" });
  expect(wrong.status).toBe(422);
  expect(words(wrong.html)).toContain("This code does not fit. Look at the newest mail. 4 tries left.");
});

test("who is signed in has no use for the page of signing in, and leaves by a post alone", async () => {
  expect(await get("/sign-in")).toMatchObject({ status: 302, to: "/" });
  expect(await get("/sign-out")).toMatchObject({ status: 302, to: "/" });
  expect(desk.calls).toEqual([]);
  expect(await post("/sign-out", {})).toMatchObject({ status: 303, to: "/sign-in" });
  expect(desk.calls).toEqual([{ name: "signOut", input: null }]);
});

test("today answers with who asked, each with their number, and with what failed", async () => {
  const { html } = await get("/today");
  expect(words(html)).toContain("3 enquiries today 1 delivery has failed. 1 feed did not come.");
  expect(html).toContain('href="tel:0491570158"');
  expect(words(html)).toContain("Webhook to crm.harbourcitymotors.example");
  desk.today = emptyToday;
  const empty = words((await get("/today")).html);
  expect(empty).toContain("Nobody has asked today yet");
  expect(empty).toContain("No feed brings cars here yet.");
  expect(empty).toContain("None. Every enquiry has reached its receivers, or is on its way.");
});

test("the stock role reads of feeds alone, sales of enquiries alone", async () => {
  sitDown("stock");
  const stock = words((await get("/today")).html);
  expect(stock).toContain("1 feed needs you");
  expect(stock).not.toMatch(/Olivia|Failed deliveries/);
  sitDown("sales");
  const sales = words((await get("/today")).html);
  expect(sales).toContain("Olivia Nguyen-Park");
  expect(sales).not.toMatch(/Parramatta|Failed deliveries/);
});

test("all sites are found by name; those that need somebody stand first", async () => {
  sitDown("operator");
  const all = words((await get("/sites")).html);
  expect(all).toContain("8 sites, 2 need you");
  expect(all.indexOf("Sunstate Autos sunstate-autos")).toBeLessThan(
    all.indexOf("Harbour City Motors harbour-city-motors"),
  );
  expect(words((await get("/sites?q=kauri")).html)).toContain("1 site found");
  expect(words((await get("/sites?q=xyz")).html)).toContain("No site is called “xyz”");
  desk.sites = [];
  expect(words((await get("/sites")).html)).toContain("No site runs here yet");
});

test("an invitation that cannot be sent keeps what was typed", async () => {
  const typed = { name: "Anh Bui", address: "anh", role: "sales", location: "liverpool" };
  const { status, html } = await post(`/people/invite${here}`, typed);
  expect(status).toBe(422);
  expect(html).toContain('value="Anh Bui"');
  expect(html).toMatch(/(?:checked=""[^>]*value="liverpool"|value="liverpool"[^>]*checked="")/);
  expect(words(html)).toContain("This is not an email address.");
});

test("an invitation leads back to the list, which says so", async () => {
  const invited = await post(`/people/invite${here}`, { name: "Anh Bui", address: "anh@example.com", role: "sales" });
  expect(invited).toMatchObject({ status: 303, to: `/people${here}&said=invited` });
  expect(desk.calls[0]?.input).toEqual({
    site: "harbour-city-motors",
    name: "Anh Bui",
    address: "anh@example.com",
    role: "sales",
    locations: [],
  });
  expect(words((await get(invited.to ?? "")).html)).toContain("The invitation is on its way.");
});

test.each([
  [{ act: "role", role: "manager", location: "liverpool" }, "changeRole", `/people/p5${here}&said=role`],
  [{ act: "again" }, "inviteAgain", `/people/p5${here}&said=again`],
  [{ act: "end" }, "endSessionsOf", `/people/p5${here}&said=ended`],
  [{ act: "remove" }, "removePerson", `/people${here}&said=removed`],
])("a person's form %o calls %s", async (fields, name, to) => {
  expect(await post(`/people/p5${here}`, fields)).toMatchObject({ status: 303, to });
  expect(desk.calls).toEqual([
    { name, input: expect.objectContaining({ site: "harbour-city-motors", id: "p5" }) as unknown },
  ]);
});

test("a role that one may not give is refused in words; a form that does not exist is nowhere", async () => {
  const refused = await post(`/people/p5${here}`, { act: "role", role: "principal" });
  expect([refused.status, words(refused.html)]).toEqual([422, expect.stringContaining("Only a principal makes")]);
  expect((await post(`/people/p5${here}`, { act: "toString" })).status).toBe(404);
  expect((await post("/account", { act: "promote" })).status).toBe(404);
});

test("removing asks first, without a script too", async () => {
  expect((await get(`/people/p5${here}`)).html).not.toContain('value="remove"');
  const asked = await get(`/people/p5${here}&ask=remove`);
  expect(words(asked.html)).toContain("Remove Priya Raman from Harbour City Motors?");
  expect(asked.html).toContain('value="remove"');
});

test("one's own page has no form that would take one's own rights", async () => {
  const { html } = await get(`/people/p1${here}`);
  expect(words(html)).toContain("Dean Cavallo (you)");
  expect(html).not.toMatch(/name="role"|ask=remove/);
});

test.each([
  [{ act: "rename", name: "Dean C" }, { name: "rename", input: { name: "Dean C" } }, "renamed"],
  [{ act: "end", id: "s2" }, { name: "endSession", input: { id: "s2" } }, "session"],
  [{ act: "end-others" }, { name: "endSession", input: { others: true } }, "others"],
])("an account's form %o", async (fields, call, said) => {
  expect(await post("/account", fields)).toMatchObject({ status: 303, to: `/account?said=${said}` });
  expect(desk.calls).toEqual([call]);
});

test("a name that is empty is refused; this device has no button that ends it", async () => {
  expect((await post("/account", { act: "rename", name: " " })).status).toBe(422);
  const { html } = await get("/account");
  expect(html).not.toContain('value="s1"');
  expect(html).toContain('value="s2"');
});

test("another site's page cannot post here", async () => {
  const request = new Request(`${origin}/account`, {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ act: "end-others" }),
  });
  const response = await handle(request, { port: fakePort(desk), nonce, report });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(desk.calls).toEqual([]);
});
