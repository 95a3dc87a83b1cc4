import { parseArgs } from "node:util";
import type { Store } from "#server/adapters/store/store.ts";
import { leadsAsCsv, leadsAsJsonLines } from "#server/services/leads/export-leads.ts";
import { type Command, print, Refused } from "./command.ts";

const formats = { csv: leadsAsCsv, jsonl: leadsAsJsonLines };

function optionsOf(words: string[]) {
  try {
    const options = { site: { type: "string" }, format: { type: "string" } } as const;
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

async function siteOf(words: string[], store: Store): Promise<string> {
  const { site } = optionsOf(words).values;
  if (site === undefined) throw new Refused("Name the site, such as --site corner-lot.");
  if (!(await store.operator.sites.get(site))) {
    throw new Refused(`There is no site "${site}". forecourt sites list shows them all.`);
  }
  return site;
}

export const leadsCommands: Record<string, Command> = {
  list: {
    words: "--site SLUG",
    help: "a site's leads, the oldest first",
    needsStore: true,
    async run(words, store) {
      for await (const lead of store.operator.leads.all(await siteOf(words, store))) {
        const mark = lead.quarantine === null ? "" : `  quarantine: ${lead.quarantine}`;
        print(`${lead.id}  ${lead.created_at}  ${lead.status.padEnd(10)}  ${lead.category}${mark}`);
      }
      return 0;
    },
  },
  show: {
    words: "ID",
    help: "one lead with every step and delivery",
    needsStore: true,
    async run(words, store) {
      const [id = ""] = optionsOf(words).positionals;
      const lead = await store.operator.leads.get(id);
      if (!lead) throw new Refused(`There is no lead "${id}". forecourt leads list --site SLUG shows them all.`);
      print(JSON.stringify({ ...lead, deliveries: await store.operator.leads.deliveries(id) }, null, 2));
      return 0;
    },
  },
  export: {
    words: "--site SLUG --format csv|jsonl",
    help: "all of a site's leads, for a spreadsheet or a script",
    needsStore: true,
    async run(words, store) {
      const { format = "csv" } = optionsOf(words).values;
      const site = await siteOf(words, store);
      if (format !== "csv" && format !== "jsonl") throw new Refused(`There is no format "${format}": csv or jsonl.`);
      for await (const line of formats[format](() => store.operator.leads.all(site))) print(line);
      return 0;
    },
  },
};
