import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { mergeSettings } from "./merge-settings.ts";
import { readYaml } from "./read-text.ts";
import type { Problem, YamlFile } from "./yaml-file.ts";

/** Settings that several sites inherit, by the name of their file in defaults/: `all`, or a group. */
export type SharedSettings = ReadonlyMap<string, YamlFile>;

/** Settings that identify one site, so they cannot be shared. */
const ofOneSite = ["slug", "id", "hosts", "group"];
export const everySite = "all";

export function loadShared(folder: string, problems: Problem[]): SharedSettings {
  const path = join(folder, "defaults");
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".yaml")) : [];
  const files = names.toSorted().flatMap((name): [string, YamlFile][] => {
    const file = readYaml(join(path, name), `defaults/${name}`, problems);
    const found = file ? problemsOf(file) : [];
    problems.push(...found);
    return file === null || found.length > 0 ? [] : [[basename(name, ".yaml"), file]];
  });
  return new Map(files);
}

function problemsOf(file: YamlFile): Problem[] {
  if (typeof file.value !== "object" || file.value === null || Array.isArray(file.value)) {
    return [file.problem([], "a file of shared settings is a list of settings, such as `currency: NZD`")];
  }
  return ofOneSite
    .filter((key) => file.has([key]))
    .map((key) => file.problem([key], "this belongs to one site; say it in the file of that site"));
}

/** A site's file over its group's over everybody's; returns the layers, the nearest first. */
export function withShared(file: YamlFile, own: Record<string, unknown>, shared: SharedSettings) {
  const { group, ...settings } = own;
  const problems: Problem[] = [];
  const groupFile = typeof group === "string" ? shared.get(group) : undefined;
  if (group !== undefined && (groupFile === undefined || group === everySite)) {
    problems.push(
      file.problem(
        ["group"],
        `there is no group ${JSON.stringify(group)}; expected a file defaults/GROUP.yaml of that name`,
      ),
    );
  }
  const layers = [file, groupFile, shared.get(everySite)].filter((layer) => layer !== undefined);
  const merged = layers
    .slice(1)
    .reduceRight<unknown>((below, layer) => mergeSettings(below, layer.value), {}) as Record<string, unknown>;
  return { settings: mergeSettings(merged, settings) as Record<string, unknown>, layers, problems };
}
