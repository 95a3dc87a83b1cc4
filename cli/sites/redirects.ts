import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { importRedirects } from "#domain/redirect/import-redirects.ts";
import { keyOf, type Redirect } from "#domain/redirect/redirect.ts";
import { redirectProblems } from "#domain/redirect/redirect-problems.ts";
import { livePages } from "#site/paths/live-pages.ts";
import { loadFolder } from "#site/load-folder.ts";
import { sentence } from "#site/yaml-file.ts";
import { type Command, print, CommandError } from "../command.ts";

const usage = "Write: forecourt sites redirects import FILE.csv --site FOLDER/SLUG, such as --site sites/my-dealership";

function wordsOf(words: string[]): { csv: string; folder: string; slug: string } {
  const { values, positionals } = parseArgs({
    args: words,
    options: { site: { type: "string" } },
    allowPositionals: true,
  });
  const [verb, csv] = positionals;
  if (verb !== "import" || csv === undefined || values.site === undefined) throw new CommandError(usage);
  if (!existsSync(csv)) throw new CommandError(`There is no file ${csv}.`);
  const slug = basename(values.site, ".yaml");
  const folder = [dirname(values.site), "sites"].find((one) => existsSync(join(one, `${slug}.yaml`)));
  if (folder === undefined)
    throw new CommandError(`There is no site file ${join(dirname(values.site), `${slug}.yaml`)}. ${usage}`);
  return { csv, folder, slug };
}

/** Adds valid redirects to the site's list, and prints why it rejects each other line. */
export const redirectsCommand: Command = {
  words: "import FILE.csv --site DIR/SLUG",
  help: "add old addresses (from,to[,status]) to a site's redirects.yaml",
  needsStore: false,
  async run(words) {
    const { csv, folder, slug } = wordsOf(words);
    const { network, problems } = loadFolder(folder);
    const site = network.sites.find(({ settings }) => settings.slug === slug);
    const problem = problems.find(({ file }) => file.startsWith(slug));
    if (!site || problem) throw new CommandError(`Fix the site first. ${problem ? sentence(problem) : ""}`);
    const { settings, content } = site;
    const { redirects, refused } = importRedirects(readFileSync(csv, "utf8"), settings.hosts);

    const known = new Set(content.redirects.map(({ from }) => keyOf(from)));
    const fresh = redirects.filter(({ redirect }) => !known.has(keyOf(redirect.from)));
    const all = [...content.redirects, ...fresh.map(({ redirect }) => redirect)];
    const wrong = new Map(
      redirectProblems(all, livePages(settings, content)).map(({ index, expected }) => [
        fresh[index - content.redirects.length]?.line,
        expected,
      ]),
    );
    const taken = fresh.filter(({ line }) => !wrong.has(line));
    const reasons = [
      ...refused,
      ...redirects
        .filter((one) => !fresh.includes(one))
        .map(({ line }) => ({ line, reason: "is in the list already" })),
      ...fresh.flatMap(({ line }) => ({ line, reason: wrong.get(line) ?? "" })).filter(({ reason }) => reason !== ""),
    ].sort((a, b) => a.line - b.line);
    for (const { line, reason } of reasons) print(`${csv}, line ${line}: ${reason}`);

    const file = join(folder, slug, "redirects.yaml");
    if (taken.length > 0)
      append(
        file,
        taken.map(({ redirect }) => redirect),
      );
    print(`${taken.length} added to ${file}, ${reasons.length} refused.`);
    return reasons.length > 0 ? 1 : 0;
  },
};

/** Appended, so that the dealer's own order and comments stay. */
function append(file: string, redirects: readonly Redirect[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, "utf8").replace(/\n*$/, "\n") : "";
  const lines = redirects.map(({ from, to, status }) =>
    to === null
      ? `- { from: ${JSON.stringify(from)}, status: ${status} }`
      : `- { from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)}${status === 301 ? "" : `, status: ${status}`} }`,
  );
  writeFileSync(file, `${before.trim() === "" || before.trim() === "[]" ? "" : before}${lines.join("\n")}\n`);
}
