import { join, resolve } from "node:path";
import { stringify } from "yaml";
import { readEnv } from "#server/environment/env.ts";
import { applyFolder, FolderError } from "#server/sites/apply-folder.ts";
import { judgeReceivers } from "#server/sites/judge-receivers.ts";
import { deadEnds } from "#site/dead-ends.ts";
import { checkLegal } from "#site/legal/check-legal.ts";
import { fileSchemas } from "#site/json-schema.ts";
import { priceTypeWarnings } from "#site/legal/price-types.ts";
import { loadFolder } from "#site/load-folder.ts";
import type { Network } from "#site/network.ts";
import { repeatedWords } from "#site/repeated-words.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { secretWarnings } from "#site/site-secrets.ts";
import { type Command, print, CommandError } from "../command.ts";
import { knownSite } from "../known-site.ts";
import { diffCommand } from "./diff.ts";
import { count, folderWords, onlySites, refuse, refuseUnknown } from "./folder-words.ts";
import { hostsOfLiveSites, withStoreIfAny } from "./live-hosts.ts";
import { deleteCommand, renameCommand, resumeCommand, suspendCommand } from "./life.ts";
import { redirectsCommand } from "./redirects.ts";
import { setCommand } from "./set.ts";
import { warn } from "./warnings.ts";

/** What a folder may have and nobody wants: links to nowhere, missing pictures, menus that repeat themselves. */
const slips = (network: Network, folder: string) => [
  ...deadEnds(network, mediaFolders(folder)),
  ...repeatedWords(network),
];

/** Folders in which pictures of a site may be. */
function mediaFolders(folder: string): string[] {
  const { MEDIA_DIR, DATA_DIR } = readEnv(process.env);
  const demo = join(import.meta.dirname, "../../demo/media");
  return [MEDIA_DIR, join(resolve(DATA_DIR), "media"), join(folder, "media"), demo].filter(
    (path) => path !== undefined,
  );
}

const unsetSecrets = (network: Network) => secretWarnings(network, readEnv(process.env).siteSecrets);

/** A network of hundreds of sites says in one line what did not happen. */
const MOST_LISTED = 20;

export const sitesCommands: Record<string, Command> = {
  apply: {
    words: "DIR [--only SLUG,…] [--all-warnings]",
    help: "check a folder of site files and put it live, or some sites of it",
    needsStore: true,
    async run(words, store) {
      const { folder, only, allWarnings } = folderWords(words);
      refuseUnknown(folder, only);
      const { network, warnings, byDealership, ...applied } = await applyFolder(store, folder, {
        only,
        everything: allWarnings,
      }).catch((error: unknown) => {
        throw error instanceof FolderError ? refuse(error.problems) : error;
      });
      for (const slug of applied.changed) print(`changed    ${slug}`);
      for (const [slug, dealerships] of byDealership)
        print(`changed    ${slug} (${dealerships.map((one) => `dealerships/${one}`).join(", ")})`);
      const unchanged = applied.unchanged.filter((slug) => !byDealership.has(slug));
      if (unchanged.length > MOST_LISTED) print(`unchanged  ${count(unchanged.length, "site")}`);
      else for (const slug of unchanged) print(`unchanged  ${slug}`);
      const legal = [
        ...checkLegal(network),
        ...(await priceTypeWarnings(network, (id) => store.operator.stock.list(id))),
      ];
      warn([...warnings, ...unsetSecrets(network), ...legal, ...slips(network, folder)], allWarnings);
      return 0;
    },
  },
  validate: {
    words: "DIR [--only SLUG,…] [--all-warnings]",
    help: "check a folder of site files, and its hosts against live sites, without changing anything",
    needsStore: false,
    async run(words) {
      const { folder, only, allWarnings } = folderWords(words);
      const { network: whole, problems } = loadFolder(folder);
      if (problems.length > 0) throw refuse(problems);
      const network = onlySites(whole, only);
      const { taken, refused, warnings } = await withStoreIfAny(async (store) => ({
        taken: store === null ? [] : await hostsOfLiveSites(network, store),
        ...(await judgeReceivers(network, store)),
      }));
      if (taken.length + refused.length > 0) throw refuse([...taken, ...refused]);
      warn([...warnings, ...unsetSecrets(network), ...checkLegal(network), ...slips(network, folder)], allWarnings);
      print(`${count(network.sites.length, "site")} and ${count(network.dealerships.length, "dealership")}: all good.`);
      return 0;
    },
  },
  // Imported when they are called: a conversation and a whole server would double the time of every other command.
  new: {
    words: "[DIR]",
    help: "asks questions about a new dealer, writes its files and puts the site live",
    needsStore: true,
    run: async (words, store) => (await import("./new-site/new-site.ts")).newSite(words, store),
  },
  preview: {
    words: "DIR [--port N] [--store DIR]",
    help: "serves a folder of site files before it is applied",
    needsStore: false,
    run: async (words) => (await import("./preview.ts")).preview(words),
  },
  list: {
    words: "",
    help: "the sites that are live",
    needsStore: true,
    async run(_words, store) {
      for (const { name, version, hosts, suspended } of await store.operator.sites.list()) {
        const closed = suspended ? `  suspended since ${suspended.since} ${suspended.note}`.trimEnd() : "";
        print(`${name.padEnd(28)} version ${String(version).padEnd(5)} ${hosts.join(" ")}${closed}`);
      }
      return 0;
    },
  },
  show: {
    words: "SLUG",
    help: "one site with every setting it ends up with (secrets left out)",
    needsStore: true,
    async run([slug = ""], store) {
      const row = await knownSite(slug, store);
      print(stringify(resolveSite(row.document, row.version, []).public));
      return 0;
    },
  },
  diff: diffCommand,
  set: setCommand,
  rename: renameCommand,
  suspend: suspendCommand,
  resume: resumeCommand,
  delete: deleteCommand,
  redirects: redirectsCommand,
  schema: {
    words: `[${Object.keys(fileSchemas).join("|")}]`,
    help: "the JSON Schema of a site file, a dealership's or a mapping, for editors",
    needsStore: false,
    async run([kind = "site"]) {
      const schema = new Map(Object.entries(fileSchemas)).get(kind);
      if (!schema)
        throw new CommandError(`There is no schema "${kind}". Name one of ${Object.keys(fileSchemas).join(", ")}.`);
      print(JSON.stringify(schema(), null, 2));
      return 0;
    },
  },
};
