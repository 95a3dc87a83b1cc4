import { afterAll, beforeAll, expect, test } from "vitest";
import { mayDo, type Action, type Right, roles } from "#domain/desk/permissions.ts";
import type { DeskPort } from "#site/desk-port.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createRandom } from "#tests/faults/random.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { portFor } from "./port-for.ts";

// Every method of the port, by every role, about one's own site, another dealer's, and one that does not exist: as often as
// FUZZ_RUNS says.

const sites = ["first-site", "second-site"] as const;
const secrets = { "first-site": "Zanzibar", "second-site": "Timbuktu" } as const;
const runs = Number(process.env["FUZZ_RUNS"] ?? 600);

type Somebody = { id: string; key: string; rights: readonly Right[] };
let app: Awaited<ReturnType<typeof createDeskApp>>;
let people: Somebody[];

beforeAll(async () => {
  app = await createDeskApp();
  for (const site of sites) {
    const runtime = app.registry.bySlug(site);
    const fields = { name: secrets[site], phone: "0412345678" };
    const lead = sampleLead(`lead-${site}`, { site_slug: site, fields, created_at: app.time.now.toISOString() });
    await runtime?.store.leads.create({ lead, deliveries: [], answer: null, captchaUse: null, seat: null });
  }
});
afterAll(() => app.close());

/** Somebody of each role at each site, and nobody else. */
async function seat(round: number): Promise<Somebody[]> {
  for (const { id } of await app.people.people.list()) await app.people.people.remove(id);
  const seated: Somebody[] = [];
  for (const site of sites)
    for (const role of roles)
      seated.push(
        await app.signedIn({
          name: `${role} ${secrets[site]} ${round}`,
          role,
          site: role === "operator" ? null : site,
        }),
      );
  return seated;
}

/** What each method needs, written down a second time. */
const needed: Readonly<Record<string, Action>> = {
  today: "today",
  people: "see people",
  person: "see people",
  invite: "change people",
  inviteAgain: "change people",
  changeRole: "change people",
  removePerson: "change people",
  endSessionsOf: "change people",
  sites: "see all sites",
};

const snapshot = async () =>
  JSON.stringify([
    await app.people.people.list(),
    await Promise.all(people.map(({ id }) => app.people.sessions.list(id, null))),
  ]);

test("[6.3.11] nobody reads or changes anything of another dealer, or learns that it is there", async () => {
  const random = createRandom(7);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const allowed = new Set<string>();
  const faults: string[] = [];
  for (let run = 0; run < runs; run++) {
    // Some have been removed by then.
    if (run % 200 === 0) people = await seat(run);
    const who = random() < 0.05 ? null : one(people);
    const name = one(Object.keys(needed));
    const site = one([...sites, "no-site", "", "__proto__"]);
    const input = {
      site,
      id: random() < 0.8 ? one(people).id : one(["nobody", "", "constructor"]),
      name: "Eve",
      address: `eve${run}@evil.example`,
      role: one([...roles, "king"]),
      locations: random() < 0.3 ? ["nowhere"] : [],
      text: "",
    };
    const { port } = portFor(app.deps, app.caller({ session: who?.key ?? null }));
    const rights = who ? ((await app.people.sessions.of(who.key))?.rights ?? []) : [];
    const isKnown = sites.some((known) => known === site) || name === "sites";
    const may = isKnown && mayDo(rights, needed[name] as Action, name === "sites" ? null : site);
    const before = may ? null : await snapshot();
    const outcome = await (port[name as keyof DeskPort] as (input: unknown) => Promise<unknown>)(input);
    const said = `${name} by ${JSON.stringify(rights)} about ${site}`;
    if (may) allowed.add(`${name} ${rights[0]?.role}`);
    else if (outcome !== null || (await snapshot()) !== before) faults.push(`done: ${said}`);
    const reach = rights.some((right) => right.site === null) ? sites : rights.map((right) => right.site);
    const read = JSON.stringify(outcome ?? "");
    for (const other of sites)
      if (!reach.includes(other) && read.includes(secrets[other])) faults.push(`read: ${said}`);
    const made = (await app.people.people.list()).flatMap((person) => person.rights);
    if (made.some(({ role, site: of }) => role === "operator" && of !== null)) faults.push(`made: ${said}`);
  }
  expect(faults).toEqual([]);
  // The walk has been somewhere.
  expect(allowed.size).toBeGreaterThan(12);
});
