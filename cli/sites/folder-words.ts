import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Network } from "#site/network.ts";
import { type Problem, sentence } from "#site/yaml-file.ts";
import { CommandError } from "../command.ts";

export const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

export const refuse = (problems: readonly Problem[]): CommandError =>
  new CommandError(
    [...problems.map(sentence), `${count(problems.length, "problem")}. Nothing was changed.`].join("\n"),
  );

export function folderOf(folder: string | undefined): string {
  if (folder === undefined) throw new CommandError("Name the folder that holds the site files, such as demo/sites.");
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new CommandError(`${folder} is a file. Name the folder that holds it.`);
  return folder;
}

/** The folder and the selected sites; null for all. */
export function folderWords(words: string[]) {
  const { values, positionals } = parsed(words);
  const only = values.only?.split(",").map((slug) => slug.trim()) ?? null;
  return { folder: folderOf(positionals[0]), only, allWarnings: values["all-warnings"], json: values.json };
}

function parsed(args: string[]) {
  const options = {
    only: { type: "string" },
    "all-warnings": { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  } as const;
  return parseArgs({ args, options, allowPositionals: true });
}

export function refuseUnknown(folder: string, only: readonly string[] | null): void {
  const unknown = only?.find((slug) => !existsSync(join(folder, `${slug}.yaml`)));
  if (unknown !== undefined)
    throw new CommandError(`There is no site file ${unknown}.yaml in this folder. Nothing was changed.`);
}

/** Only the named sites, with the dealerships that they show. */
export function onlySites(network: Network, only: readonly string[] | null): Network {
  if (only === null) return network;
  const unknown = only.find((slug) => !network.sites.some(({ settings }) => settings.slug === slug));
  if (unknown !== undefined)
    throw new CommandError(`There is no site file ${unknown}.yaml in this folder. Nothing was changed.`);
  const sites = network.sites.filter(({ settings }) => only.includes(settings.slug));
  const shown = new Set(sites.flatMap(({ settings }) => settings.dealerships));
  return { sites, dealerships: network.dealerships.filter(({ dealership }) => shown.has(dealership.slug)) };
}
