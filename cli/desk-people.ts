import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Right } from "#domain/desk/permissions.ts";
import type { Person } from "#server/adapters/store/repositories/people-rows.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { createDeskPeople, type DeskPeople } from "#server/people/desk-people.ts";
import { linkUrl } from "#server/people/desk-origin.ts";
import { operatorName } from "#server/people/sign-ins.ts";
import { LocalLimits } from "#server/platform/limits/local-limits.ts";
import { secretsOf } from "#server/platform/secret/shared-secrets.ts";
import { readableSites } from "#server/sites/stored-sites.ts";
import type { Site } from "#site/site.ts";
import { type Command, CommandError, print } from "./command.ts";
import { knownSite } from "./known-site.ts";

type Desk = DeskPeople & { sites: ReadonlyMap<string, Site> };

/** People of the desk as the servers know them. */
async function deskOf(store: Store): Promise<Desk> {
  const env = readEnv(process.env);
  const sites = new Map((await readableSites(store)).map(({ site }) => [site.slug, site]));
  const desk = createDeskPeople({
    env,
    store,
    secrets: await secretsOf(store, env, resolve(env.DATA_DIR)),
    // The command line asks for nothing that is limited.
    limits: new LocalLimits(),
    siteOf: (slug) => sites.get(slug),
    clock: () => new Date(),
  });
  return { ...desk, sites };
}

function optionsOf(words: string[]) {
  const options = {
    role: { type: "string" },
    site: { type: "string" },
    location: { type: "string", multiple: true },
    json: { type: "boolean", default: false },
    end: { type: "boolean", default: false },
  } as const;
  return parseArgs({ args: words, options, allowPositionals: true });
}

async function personOf({ people }: Desk, address: string): Promise<Person> {
  const person = await people.byAddress(address);
  if (person) return person;
  throw new CommandError(
    address === ""
      ? "Name the address, such as dean@example.com."
      : `Nobody of the desk has the address ${address}. forecourt people list shows them all.`,
  );
}

/** Who a command is about: its first word is their address. */
async function named(words: string[], store: Store) {
  const { positionals, values } = optionsOf(words);
  const [address = "", ...more] = positionals;
  const desk = await deskOf(store);
  return { desk, address, more, values, person: await personOf(desk, address) };
}

/** What a site is stored under; null if none is named. */
const slugOf = async (name: string | undefined, store: Store): Promise<string | null> =>
  name === undefined ? null : (await knownSite(name, store)).slug;

const sentencesOf = (problems: object): CommandError => new CommandError(Object.values(problems).join(" "));

function rightText({ sites }: Desk, { role, site, locations }: Right): string {
  if (site === null) return "operator of all sites";
  const at = locations === null ? "" : ` (${locations.join(", ")})`;
  return `${role} of ${sites.get(site)?.public.slug ?? site}${at}`;
}

function lineOf(desk: Desk, { address, name, rights, seen_at }: Person): string {
  const may = rights.map((right) => rightText(desk, right)).join("; ") || "no rights";
  return [address, name, may, seen_at === null ? "not here yet" : `last here ${seen_at}`].join("  ");
}

const invite: Command = {
  words: "NAME ADDRESS --role ROLE [--site SLUG] [--location ID…]",
  help: "invites somebody to the desk by mail: operator (all sites), principal, manager, sales or stock of a site",
  needsStore: true,
  async run(words, store) {
    const { positionals, values } = optionsOf(words);
    const [name = "", address = ""] = positionals;
    if (positionals.length !== 2)
      throw new CommandError('Name a person and an address, such as: people invite "Dean Cavallo" dean@example.com');
    const desk = await deskOf(store);
    const site = await slugOf(values.site, store);
    const { role = "", location: locations = [] } = values;
    const made = await desk.people.invite({ name, address, role, site, locations, by: operatorName });
    if ("problems" in made) throw sentencesOf(made.problems);
    print(`${address} is invited. A running server mails the invitation, which works for seven days.`);
    print(`Without mail: forecourt people link ${address}`);
    return 0;
  },
};

const list: Command = {
  words: "[--site SLUG] [--json]",
  help: "who works at the desk, with what rights, and when they were last here",
  needsStore: true,
  async run(words, store) {
    const { values } = optionsOf(words);
    const desk = await deskOf(store);
    const people = await desk.people.list((await slugOf(values.site, store)) ?? undefined);
    if (values.json) print(JSON.stringify(people, null, 2));
    else for (const person of people) print(lineOf(desk, person));
    if (people.length === 0 && !values.json) print("Nobody is invited to the desk yet.");
    return 0;
  },
};

const link: Command = {
  words: "ADDRESS",
  help: "prints a link and a code that sign somebody in at the desk, for 15 minutes, without any mail",
  needsStore: true,
  async run(words, store) {
    const { desk, person } = await named(words, store);
    const printed = await desk.signIns.print(person);
    print(`Link: ${linkUrl(desk.origin, printed.token)}`);
    print(`Code: ${printed.code}`);
    print("Both work once, for 15 minutes. They end the ones that were printed before.");
    return 0;
  },
};

const role: Command = {
  words: "ADDRESS ROLE --site SLUG [--location ID…]",
  help: "changes what somebody may do at a site; whoever may do less then signs in again",
  needsStore: true,
  async run(words, store) {
    const { desk, address, more, values, person } = await named(words, store);
    const [wanted = ""] = more;
    const site = await slugOf(values.site, store);
    if (site === null) throw new CommandError("Name the site with --site SLUG.");
    const changed = await desk.people.changeRole({
      id: person.id,
      site,
      role: wanted,
      locations: values.location ?? [],
    });
    if (changed === null) throw new CommandError(`${address} has no right at ${values.site}: people invite gives one.`);
    if ("problem" in changed) throw new CommandError(changed.problem);
    print(lineOf(desk, await personOf(desk, address)));
    return 0;
  },
};

const remove: Command = {
  words: "ADDRESS [--site SLUG]",
  help: "removes somebody from the desk, or from one site of theirs, and ends their sessions",
  needsStore: true,
  async run(words, store) {
    const { desk, address, values, person } = await named(words, store);
    const { id } = person;
    const site = await slugOf(values.site, store);
    if (site === null) await desk.people.remove(id);
    else if (!(await desk.people.removeRight(id, site)))
      throw new CommandError(`${address} has no right at ${values.site}.`);
    const isGone = (await desk.people.get(id)) === null;
    print(isGone ? `${address} is removed from the desk.` : `${address} has no right at ${values.site} any more.`);
    return 0;
  },
};

const sessions: Command = {
  words: "ADDRESS [--end]",
  help: "where somebody is signed in at the desk; --end signs them out everywhere",
  needsStore: true,
  async run(words, store) {
    const { desk, address, values, person } = await named(words, store);
    const { id } = person;
    if (values.end) {
      const ended = await desk.sessions.end(id, "all");
      print(`${ended} ${ended === 1 ? "session" : "sessions"} ended.`);
      return 0;
    }
    const all = await desk.sessions.list(id, null);
    for (const { device, signed_in_at, used_at } of all)
      print(`${device}  since ${signed_in_at}  last used ${used_at}`);
    if (all.length === 0) print(`${address} is signed in nowhere.`);
    return 0;
  },
};

export const deskPeopleCommands: Record<string, Command> = { invite, list, link, role, remove, sessions };
