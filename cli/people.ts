import { parseArgs } from "node:util";
import { readEnv } from "#server/env.ts";
import { type ErasedPerson, erasePerson } from "#server/services/retention/erase-person.ts";
import { type Command, print, Refused } from "./command.ts";
import { leadFilesOf } from "./files-of.ts";

function optionsOf(words: string[]) {
  try {
    return parseArgs({ args: words, options: { site: { type: "string" } }, allowPositionals: true });
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
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

export const peopleCommands: Record<string, Command> = {
  erase: {
    words: "ADDRESS [--site SLUG]",
    help: "erases everything about a person at every site, or at one: leads, files, mails, alerts and the address",
    needsStore: true,
    async run(words, store) {
      const { positionals, values } = optionsOf(words);
      const [address = ""] = positionals;
      if (!address.includes("@")) throw new Refused("Name the address, such as ana@example.com.");
      const site = values.site === undefined ? undefined : await slugOf(values.site);
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

      async function slugOf(name: string): Promise<string> {
        const known = await store.operator.sites.get(name);
        // The leads of a site that was deleted stay.
        if (known || (await store.operator.erasures.sitesWithPeople()).includes(name)) return known?.slug ?? name;
        throw new Refused(`There is no site "${name}". forecourt sites list shows them all.`);
      }
    },
  },
};
