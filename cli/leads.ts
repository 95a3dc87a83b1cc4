import { ownValue } from "#domain/text/own-value.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { isMistake } from "#domain/delivery/lost-enquiries.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { createOutgoing } from "#server/adapters/outgoing/outgoing.ts";
import { openMailer } from "#server/adapters/mail/open-mailer.ts";
import { type Env, readEnv } from "#server/environment/env.ts";
import { secretsOf } from "#server/platform/secret/shared-secrets.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { leadsAsAdf } from "#server/leads/delivery/export-adf.ts";
import { contextOf } from "#server/leads/mail/lead-context.ts";
import { explainLead } from "#server/leads/delivery/explain-lead.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { sendTestLead } from "#server/leads/delivery/test-lead.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { visitorChannels } from "#server/leads/delivery/channels.ts";
import { leadsAsCsv, leadsAsJsonLines } from "#server/leads/service/export-leads.ts";
import { eraseLead } from "#server/leads/retention/erase-person.ts";
import { onlyStores, toldLosses } from "#site/check-receivers.ts";
import { type Command, print, CommandError } from "./command.ts";
import { noSite } from "./known-site.ts";
import { deliveryLine } from "./deliveries.ts";
import { leadFilesOf, storageOf } from "./files-of.ts";
import { tellErased } from "./people.ts";
import { runtimeOf } from "./site-runtime.ts";

const storesOnly = "The site says delivery: none. Enquiries are stored and sent to nobody.";

type Leads = () => AsyncIterable<Lead>;
const formats: Record<string, (leads: Leads, site: string, store: Store) => AsyncIterable<string>> = {
  csv: leadsAsCsv,
  jsonl: leadsAsJsonLines,
  adf: async function* (leads, site, store) {
    yield* leadsAsAdf(
      await runtimeOf(site, store),
      leads,
      (await filesOf(readEnv(process.env), store)).links,
      new Date(),
    );
  },
};

async function filesOf(env: Env, store: Store) {
  return { leadFiles: leadFilesOf(env), links: new SignedLinks(await secretsOf(store, env, resolve(env.DATA_DIR))) };
}

function optionsOf(words: string[]) {
  const options = {
    site: { type: "string" },
    format: { type: "string" },
    all: { type: "boolean", default: false },
    since: { type: "string" },
  } as const;
  return parseArgs({ args: words, options, allowPositionals: true });
}

async function siteOf(words: string[], store: Store): Promise<string> {
  const { site } = optionsOf(words).values;
  if (site === undefined) throw new CommandError("Name the site, such as --site my-dealership.");
  const known = await store.operator.sites.get(site);
  if (known) return known.slug;
  // The leads of a site that was deleted stay.
  for await (const lead of store.operator.leads.all(site)) return lead.site_slug;
  throw noSite(site);
}

async function leadOf(words: string[], store: Store): Promise<Lead> {
  const [id = ""] = optionsOf(words).positionals;
  const lead = await store.operator.leads.get(id);
  if (!lead) throw new CommandError(`There is no lead "${id}". forecourt leads list --site SLUG shows them all.`);
  return lead;
}

function timeOf(given: string): string {
  const time = new Date(given);
  if (Number.isNaN(time.getTime())) throw new CommandError(`"${given}" is no time. Write it as 2026-11-16T09:30:00Z.`);
  return time.toISOString();
}

export const leadsCommands: Record<string, Command> = {
  list: {
    words: "--site SLUG",
    help: "a site's leads, the oldest first",
    needsStore: true,
    async run(words, store) {
      const site = await siteOf(words, store);
      const unreached = await store.operator.leads.givenUp(site, visitorChannels);
      for await (const lead of store.operator.leads.all(site)) {
        const mark = lead.quarantine === null ? "" : `  quarantine: ${lead.quarantine}`;
        const erased = lead.erased_at === undefined ? "" : `  erased ${lead.erased_at}`;
        const answer = unreached.get(lead.id);
        const lost = answer === undefined ? "" : `  our mail did not reach the visitor: ${answer}`;
        print(`${lead.id}  ${lead.created_at}  ${lead.status.padEnd(10)}  ${lead.category}${mark}${erased}${lost}`);
      }
      return 0;
    },
  },
  show: {
    words: "ID",
    help: "one lead with every step, file and delivery, and what its visitor did afterwards",
    needsStore: true,
    async run(words, store) {
      const lead = await leadOf(words, store);
      const leadFiles = leadFilesOf(readEnv(process.env));
      const files = lead.files?.map((file) => ({ ...file, path: leadFiles.addressOf(file) }));
      const deliveries = await store.operator.leads.deliveries(lead.id);
      const log = await store.operator.leads.log(lead.id);
      print(JSON.stringify({ ...lead, ...(files && { files }), log, deliveries }, null, 2));
      return 0;
    },
  },
  explain: {
    words: "ID",
    help: "one lead, field by field: where it comes from, its label, and who sees it",
    needsStore: true,
    async run(words, store) {
      const lead = await leadOf(words, store);
      const { links } = await filesOf(readEnv(process.env), store);
      const context = await contextOf(await runtimeOf(lead.site_slug, store), lead, links, new Date());
      explainLead(context).forEach((line) => print(line));
      return 0;
    },
  },
  export: {
    words: "--site SLUG|--all [--since TIME] --format csv|jsonl|adf",
    help: "leads of a site or of all, for a spreadsheet, a script or a customer system; --since leaves older ones out",
    needsStore: true,
    async run(words, store) {
      const { format = "csv", all, since } = optionsOf(words).values;
      const write = ownValue(formats, format);
      if (!write) throw new CommandError(`There is no format "${format}": csv, jsonl or adf.`);
      if (all && format === "adf") throw new CommandError("ADF is made for one site: name it with --site.");
      const sites = all ? (await store.operator.sites.list()).map(({ slug }) => slug) : [await siteOf(words, store)];
      const from = since === undefined ? "" : timeOf(since);
      const leads = async function* () {
        for (const site of sites)
          for await (const lead of store.operator.leads.all(site)) if (lead.updated_at >= from) yield lead;
      };
      for await (const line of write(leads, sites[0] ?? "", store)) print(line);
      return 0;
    },
  },
  erase: {
    words: "ID",
    help: "erases the personal data of one lead; people erase ADDRESS erases everything about a person",
    needsStore: true,
    async run(words, store) {
      const lead = await leadOf(words, store);
      if (lead.erased_at !== undefined) throw new CommandError(`This lead was erased already, at ${lead.erased_at}.`);
      tellErased(await eraseLead({ store, leadFiles: leadFilesOf(readEnv(process.env)), now: new Date() }, lead));
      return 0;
    },
  },
  test: {
    words: "--site SLUG",
    help: "one marked test lead through every channel of a site; names enquiries that reach nobody",
    needsStore: true,
    async run(words, store) {
      const runtime = await runtimeOf(await siteOf(words, store), store);
      const env = readEnv(process.env);
      const timeoutMs = env.DELIVERY_SECONDS * 1000;
      const mailer = openMailer(env, storageOf(env), timeoutMs);
      const outgoing = createOutgoing({ allow: env.OUTGOING_ALLOW });
      try {
        const rows = await sendTestLead(runtime, {
          store,
          siteOf: () => runtime,
          mailer,
          outgoing,
          timeoutMs,
          files: await filesOf(env, store),
          siteSecrets: env.siteSecrets,
          mailLinks: new MailLinks(await secretsOf(store, env, resolve(env.DATA_DIR))),
          clock: () => new Date(),
          log: pino({ level: "silent" }),
        });
        for (const row of rows) print(deliveryLine(row));
        const losses = toldLosses(runtime.site);
        for (const { what, todo } of losses) process.stderr.write(`${what} ${todo}\n`);
        if (onlyStores(runtime.site)) process.stderr.write(`${storesOnly}\n`);
        return rows.every(({ state }) => state === "delivered") && !losses.some(({ lost }) => isMistake(lost)) ? 0 : 1;
      } finally {
        mailer.close();
        await outgoing.close();
      }
    },
  },
};
