import { parseArgs } from "node:util";
import { wantedOf } from "#domain/lead/person-in-lead.ts";
import { personTables, type Trace } from "#server/adapters/store/repositories/person-traces.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { type ErasedPerson, erasePerson } from "#server/leads/retention/erase-person.ts";
import { findPerson, type FoundAtSite, type FoundLead } from "#server/leads/retention/find-person.ts";
import { type Command, print, CommandError } from "./command.ts";
import { deskPeopleCommands } from "./desk-people.ts";
import { leadFilesOf } from "./files-of.ts";
import { noSite } from "./known-site.ts";

function optionsOf(words: string[]) {
  const options = { site: { type: "string" }, json: { type: "boolean", default: false } } as const;
  return parseArgs({ args: words, options, allowPositionals: true });
}

/** What was erased; and where traces are left for now. */
export function tellErased({ sites, isCleared }: ErasedPerson): void {
  for (const { site, leads } of sites) for (const id of leads) print(`${id} of ${site} erased`);
  if (!isCleared)
    print(
      "Somebody reads the database, such as a backup: its log still holds what was erased. " +
        "A running server empties the log within the hour; or run this command again.",
    );
}

/** The slug of a site; the leads of a site that was deleted stay. */
async function slugOf(name: string | undefined, store: Store): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const known = await store.operator.sites.get(name);
  if (known || (await store.operator.erasures.sitesWithPeople()).includes(name)) return known?.slug ?? name;
  throw noSite(name);
}

const dayOf = (iso: string): string => iso.slice(0, 10);
const traceLine = ({ table, at, what }: Trace): string => `${personTables[table].padEnd(12)}  ${dayOf(at)}  ${what}`;

function leadLines({ id, created_at, category, status, is, address, files, traces }: FoundLead): string[] {
  const whose =
    is === "theirs" ? (address ?? "no address") : `mentioned in an enquiry of ${address ?? "somebody else"}`;
  return [
    `  ${id}  ${dayOf(created_at)}  ${category}, ${status}  ${whose}`,
    ...files.map((file) => `    file          ${file}`),
    ...traces.map((trace) => `    ${traceLine(trace)}`),
  ];
}

const linesAt = ({ site, leads, traces }: FoundAtSite): string[] => [
  site,
  ...leads.flatMap(leadLines),
  ...traces.map((trace) => `  ${traceLine(trace)}`),
];

/** The commands that erase what was found; somebody else's enquiry is looked at first. */
function nextLines(found: readonly FoundAtSite[], typed: string): string[] {
  const leads = found.flatMap((one) => one.leads);
  const theirs = leads.filter(({ is }) => is === "theirs");
  const isKnown = typed.includes("@") && found.some(({ traces }) => traces.some(({ erased = false }) => !erased));
  const addresses = theirs.flatMap(({ address }) => address?.toLowerCase() ?? []);
  const erase = [
    ...[...new Set([...(isKnown ? [typed.toLowerCase()] : []), ...addresses])].map((one) => `people erase ${one}`),
    ...theirs.filter(({ address }) => address === null).map(({ id }) => `leads erase ${id}`),
  ];
  const look = leads.filter(({ is }) => is === "mentioned").map(({ id }) => `leads show ${id}`);
  const listed = (title: string, commands: readonly string[]) =>
    commands.length === 0 ? [] : ["", title, ...commands.map((command) => `  forecourt ${command}`)];
  return [...listed("To erase it:", erase), ...listed("To look at who is mentioned:", look)];
}

/** Visitors by `find` and `erase`, people of the desk by all others. */
export const peopleCommands: Record<string, Command> = {
  ...deskPeopleCommands,
  find: {
    words: "ADDRESS|PHONE [--site SLUG] [--json]",
    help: "every place that holds something of a person, at every site: leads, files, mails, alerts, reservations",
    needsStore: true,
    async run(words, store) {
      const { positionals, values } = optionsOf(words);
      const typed = positionals.join(" ").trim();
      const wanted = wantedOf(typed);
      if (!wanted)
        throw new CommandError("Name a mail address or a phone number, such as ana@example.com or 0412 987 654.");
      const places = { store, leadFiles: leadFilesOf(readEnv(process.env)) };
      const found = await findPerson(places, wanted, await slugOf(values.site, store));
      if (values.json) print(JSON.stringify(found, null, 2));
      else if (found.length === 0) print(`Nothing about ${typed} is stored.`);
      else {
        for (const line of found.flatMap(linesAt)) print(line);
        for (const line of nextLines(found, typed)) print(line);
        print('\nNot searched: backups, logs, and mails that have left (docs/operate.md, "Find and erase a person").');
      }
      return 0;
    },
  },
  erase: {
    words: "ADDRESS [--site SLUG]",
    help: "erases everything about a person at every site, or at one: leads, files, mails, alerts and the address",
    needsStore: true,
    async run(words, store) {
      const { positionals, values } = optionsOf(words);
      const [address = ""] = positionals;
      if (!address.includes("@")) throw new CommandError("Name the address, such as ana@example.com.");
      const site = await slugOf(values.site, store);
      const target = { store, leadFiles: leadFilesOf(readEnv(process.env)), now: new Date() };
      const erased = await erasePerson(target, address, site);
      tellErased(erased);
      const leads = erased.sites.reduce((sum, one) => sum + one.leads.length, 0);
      print(
        erased.sites.length === 0
          ? `Nothing about ${address} is stored.`
          : `Erased: ${leads} ${leads === 1 ? "lead" : "leads"} and the address, at ${erased.sites.map((one) => one.site).join(", ")}. ` +
              "What stays for some time, such as backups: docs/operate.md.",
      );
      return 0;
    },
  },
};
