import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data/types";

const require = createRequire(import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const mdn = read(require.resolve("@mdn/browser-compat-data")) as CompatData;
const { browserslist } = read(join(import.meta.dirname, "../package.json")) as { browserslist: string[] };

/** The browsers of package.json by MDN's names, each with the first version that must work. */
const oldest = browserslist.map((line) => {
  const [, name = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (version === "") throw new Error(`browserslist: write "${line}" as a name and a version: "safari >= 16.4".`);
  return { browser: name === "ios_saf" ? "safari_ios" : name, version };
});

/** Targets to which the build lowers syntax and CSS. */
export const buildTargets: string[] = oldest.flatMap(({ browser, version }) =>
  ["safari", "firefox", "chrome"].includes(browser) ? [`${browser}${version}`] : [],
);

/** The oldest browsers that lack a feature. */
export function missingIn({ support }: CompatStatement): string[] {
  return oldest.flatMap(({ browser, version }) => {
    const said = support[browser as keyof typeof support];
    if (said === undefined) return [];
    const has = (Array.isArray(said) ? said : [said]).some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        !(flags ?? prefix ?? alternative_name ?? version_removed) &&
        typeof version_added === "string" &&
        isAtMost(version_added, version),
    );
    return has ? [] : [`${browser} ${version}`];
  });
}

function isAtMost(added: string, version: string): boolean {
  if (added === "preview") return false;
  const [a = [], b = []] = [added.replace("≤", ""), version].map((text) => text.split(".").map(Number));
  return (a[0] ?? 0) < (b[0] ?? 0) || (a[0] === b[0] && (a[1] ?? 0) <= (b[1] ?? 0));
}

/** MDN's data at a path, such as css, properties, gap. */
export function known(...path: string[]): CompatStatement | undefined {
  let at: Identifier | undefined = mdn as unknown as Identifier;
  for (const name of path) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  return at?.__compat;
}

const membersOf = (all: Identifier, isMember: (name: string) => boolean) =>
  Object.entries(all).flatMap(([name, owner]) =>
    name === "__compat" ? [] : Object.entries(owner).filter(([member]) => isMember(member)),
  );

/** Members of built-in objects of the language and the browser, by name. */
export const members: ReadonlyMap<string, CompatStatement[]> = grouped([
  ...membersOf(mdn.javascript["builtins"] ?? {}, (name) => /^[a-z]\w*$/.test(name)),
  ...membersOf(mdn.api, (name) => /^[a-z][a-zA-Z0-9]*$/.test(name)),
]);

/** CSS functions, wherever MDN lists them. */
export const cssFunctions: ReadonlyMap<string, CompatStatement[]> = grouped(everyPart(mdn.css["types"] ?? {}));

function everyPart(parts: Identifier): [string, Identifier][] {
  return Object.entries(parts).flatMap(([name, part]) =>
    name === "__compat" ? [] : [[name, part] as [string, Identifier], ...everyPart(part as Identifier)],
  );
}

function grouped(entries: [string, Identifier][]): Map<string, CompatStatement[]> {
  const all = new Map<string, CompatStatement[]>();
  for (const [name, { __compat }] of entries) if (__compat) all.set(name, [...(all.get(name) ?? []), __compat]);
  return all;
}
