import { existsSync, statSync } from "node:fs";
import { stringify } from "yaml";
import { applyFolder, FolderRefused } from "#server/services/apply-folder.ts";
import { checkLegal, type LegalWarning } from "#site/legal/check-legal.ts";
import { siteJsonSchema } from "#site/json-schema.ts";
import { priceTypeWarnings } from "#site/legal/price-types.ts";
import { loadFolder } from "#site/load-folder.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { type Problem, sentence } from "#site/yaml-file.ts";
import { type Command, print, Refused } from "./command.ts";
import { newSiteCommand } from "./new-site/new-site.ts";
import { previewCommand } from "./preview.ts";
import { redirectsCommand } from "./redirects.ts";

const folderOf = ([folder]: string[]): string => {
  if (folder === undefined) throw new Refused("Name the folder that holds the site files, such as demo/sites.");
  if (!existsSync(folder)) throw new Refused(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new Refused(`${folder} is a file. Name the folder that holds it.`);
  return folder;
};

const refuse = (problems: Problem[]): Refused =>
  new Refused([...problems.map(sentence), `${count(problems.length, "problem")}. Nothing was changed.`].join("\n"));

/** Told, never refused: whether a duty is met elsewhere only the dealer knows. */
function warn(warnings: readonly LegalWarning[]): void {
  for (const warning of warnings) process.stderr.write(`warning    ${sentence(warning)} [${warning.rule}]\n`);
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

export const sitesCommands: Record<string, Command> = {
  apply: {
    words: "DIR",
    help: "check a folder of site files and put it live",
    needsStore: true,
    async run(words, store) {
      const applied = await applyFolder(store, folderOf(words)).catch((error: unknown) => {
        throw error instanceof FolderRefused ? refuse(error.problems) : error;
      });
      for (const slug of applied.changed) print(`changed    ${slug}`);
      for (const slug of applied.unchanged) print(`unchanged  ${slug}`);
      const { network } = loadFolder(folderOf(words));
      warn([...checkLegal(network), ...(await priceTypeWarnings(network, (id) => store.operator.stock.list(id)))]);
      return 0;
    },
  },
  validate: {
    words: "DIR",
    help: "check a folder of site files without changing anything",
    needsStore: false,
    async run(words) {
      const { network, problems } = loadFolder(folderOf(words));
      if (problems.length > 0) throw refuse(problems);
      warn(checkLegal(network));
      print(`${count(network.sites.length, "site")} and ${count(network.dealerships.length, "dealership")}: all good.`);
      return 0;
    },
  },
  new: newSiteCommand,
  preview: previewCommand,
  list: {
    words: "",
    help: "the sites that are live",
    needsStore: true,
    async run(_words, store) {
      for (const { slug, version, hosts } of await store.operator.sites.list()) {
        print(`${slug.padEnd(28)} version ${String(version).padEnd(5)} ${hosts.join(" ")}`);
      }
      return 0;
    },
  },
  show: {
    words: "SLUG",
    help: "one site with every setting it ends up with (secrets left out)",
    needsStore: true,
    async run([slug = ""], store) {
      const row = await store.operator.sites.get(slug);
      if (!row) throw new Refused(`There is no site "${slug}". forecourt sites list shows them all.`);
      print(stringify(resolveSite(row.document, row.version, []).public));
      return 0;
    },
  },
  redirects: redirectsCommand,
  schema: {
    words: "",
    help: "the JSON Schema of a site file, for editors",
    needsStore: false,
    async run() {
      print(JSON.stringify(siteJsonSchema(), null, 2));
      return 0;
    },
  },
};
