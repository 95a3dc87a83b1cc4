import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { awaitedSettings } from "./awaited-settings.ts";
import { siteJsonSchema } from "./json-schema.ts";

type Node = { properties?: Record<string, Node>; anyOf?: Node[] };

/** Dotted names of all settings: groups are walked into, also where they may be null; lists and maps are one setting. */
function names(node: Node, path: string[] = []): string[] {
  const group = node.properties ? node : node.anyOf?.find((option) => option.properties);
  if (!group?.properties) return [path.join(".")];
  return Object.entries(group.properties).flatMap(([key, child]) => names(child, [...path, key]));
}

const settings = names(siteJsonSchema());
const sources = ["app", "domain", "server", "site", "cli"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|site\/(schema|templates)\/|awaited-settings/.test(name))
  // What a comment says is not read by anything.
  .map((name) => readFileSync(name, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""));
const demoSites = readdirSync("demo/sites")
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => parse(readFileSync(join("demo/sites", name), "utf8")) as unknown);

/** A name like "url" stands in every second file: it counts where its group is named as well. */
const groups: Readonly<Record<string, string>> = {
  // Handed over whole: a service to what calls any service, the settings of an enquiry to what knows only a part.
  vehicle_lookup: "service",
  nevdis: "service",
  enquiry: "enquiry|settings",
};

function isRead(setting: string): boolean {
  const [key = "", group = "[sS]ettings|site"] = setting.split(".").reverse();
  const read = new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,:}=]|"${key}"`);
  const named = new RegExp(groups[group] ?? group);
  return sources.some((source) => read.test(source) && (group === "private" || named.test(source)));
}

/** Written in a demo site's file; a group that a site turns off with null says so for all of its settings. */
function isSet(setting: string): boolean {
  return demoSites.some((site) => {
    let value: unknown = site;
    for (const key of setting.split(".")) {
      if (value === null) return true;
      if (typeof value !== "object" || !(key in value)) return false;
      value = (value as Record<string, unknown>)[key];
    }
    return true;
  });
}

test("every setting is read by something, or stands in the list of awaited ones", () => {
  expect(settings.filter((setting) => !isRead(setting) && !awaitedSettings.includes(setting))).toEqual([]);
});
test("no setting is awaited that is read already or that does not exist", () => {
  expect(awaitedSettings.filter((setting) => !settings.includes(setting) || isRead(setting))).toEqual([]);
});
test("every setting is set by a demo site", () => {
  expect(settings.filter((setting) => !isSet(setting))).toEqual([]);
});
