import { parseArgs } from "node:util";
import type { ConsentState } from "#server/adapters/store/repositories/site-consent.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { csvRow } from "#domain/csv/csv-row.ts";
import { type Command, print, CommandError } from "./command.ts";
import { knownSite } from "./known-site.ts";

function optionsOf(words: string[]) {
  const options = { site: { type: "string" }, note: { type: "string" } } as const;
  return parseArgs({ args: words, options, allowPositionals: true });
}

async function siteOf(words: string[], store: Store) {
  const { site: slug } = optionsOf(words).values;
  if (slug === undefined) throw new CommandError("Name the site, such as --site my-dealership.");
  const site = await knownSite(slug, store);
  return store.forSite({ slug: site.slug, dealershipIds: [] });
}

function addressOf(words: string[]): string {
  const [address = ""] = optionsOf(words).positionals;
  if (!address.includes("@")) throw new CommandError("Name the address, such as ana@example.com.");
  return address;
}

/** The operator's reason takes the place of the wording that a page would have shown. */
function evidence(words: string[], choice: boolean) {
  const wording = optionsOf(words).values.note ?? "Entered by an operator.";
  return { wording, default: false, choice, at: new Date().toISOString(), page: "" };
}

const columns = ["address", "key", "standing", "since", "choice", "default", "wording", "page", "source"];

function exportRow({ address, key, standing, suppressed, log }: ConsentState): string {
  const last = log.at(-1);
  const since = suppressed?.at ?? last?.at ?? "";
  return csvRow([address, key, standing, since, last?.choice, last?.default, last?.wording, last?.page, last?.source]);
}

export const consentCommands: Record<string, Command> = {
  show: {
    words: "ADDRESS --site SLUG",
    help: "the consent of an address: wording, time and page",
    needsStore: true,
    async run(words, store) {
      const { consent } = await siteOf(words, store);
      print(JSON.stringify(await consent.stateOf(consent.keyOf(addressOf(words))), null, 2));
      return 0;
    },
  },
  suppress: {
    words: "ADDRESS --site SLUG [--note TEXT]",
    help: "stops marketing mail to an address",
    needsStore: true,
    async run(words, store) {
      const { consent } = await siteOf(words, store);
      const address = addressOf(words);
      await consent.suppress({ key: consent.keyOf(address), address }, evidence(words, false), "operator");
      print(`${address} gets no marketing mail any more. Answers to their own enquiries still reach them.`);
      return 0;
    },
  },
  unsuppress: {
    words: "ADDRESS --site SLUG --note TEXT",
    help: "resumes marketing mail, with the evidence of consent",
    needsStore: true,
    async run(words, store) {
      const { consent } = await siteOf(words, store);
      const address = addressOf(words);
      if (optionsOf(words).values.note === undefined) {
        throw new CommandError('Say how they agreed, such as --note "Asked for it on the phone, 3 March".');
      }
      await consent.record({ address, evidence: evidence(words, true), source: "operator" });
      print(`${address} gets marketing mail again.`);
      return 0;
    },
  },
  export: {
    words: "--site SLUG",
    help: "every address with its consent status, for a spreadsheet or a mailing tool",
    needsStore: true,
    async run(words, store) {
      const { consent } = await siteOf(words, store);
      print(csvRow(columns));
      for await (const state of consent.all()) print(exportRow(state));
      return 0;
    },
  },
};
