import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse } from "postcss";
import { describe, expect, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import { templateOf } from "#site/templates.ts";
import { themeVariables } from "#site/theme.ts";
import { stylingContract, stylingProperties } from "./testing/styling-contract.ts";

type Found = { reads: Set<string>; sets: Set<string>; classes: Set<string> };

/** Custom properties that a sheet reads and sets, without their hyphens, and the classes of its selectors. */
function lookAt(text: string): Found {
  const found: Found = { reads: new Set(), sets: new Set(), classes: new Set() };
  const root = parse(text);
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith("--")) found.sets.add(prop.slice(2));
    for (const [, name = ""] of value.matchAll(/var\(--([\w-]+)/g)) found.reads.add(name);
  });
  root.walkRules(({ selector, parent }) => {
    if (parent?.type === "atrule" && "name" in parent && parent.name === "keyframes") return;
    for (const [, name = ""] of selector.matchAll(/\.([A-Za-z_][\w-]*)/g)) found.classes.add(name);
  });
  return found;
}

const union = (all: readonly Found[]): Found => ({
  reads: new Set(all.flatMap(({ reads }) => [...reads])),
  sets: new Set(all.flatMap(({ sets }) => [...sets])),
  classes: new Set(all.flatMap(({ classes }) => [...classes])),
});
const sheetsIn = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, ...lookAt(readFileSync(file, "utf8")) }));

const shared = sheetsIn("app/{styles,ui,features/**}/*.css");
const all = union(shared);
/** Read outside of sheets: in the head of the page and in icons. */
const readElsewhere = new Set(
  globSync("app/**/*.{tsx,svg}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/var\(--([\w-]+)[,)]/g)].map(([, name = ""]) => name),
  ),
);
const components = [...stylingContract];
const inFolder = (folder: string): Found => union(shared.filter(({ file }) => dirname(file) === `app/${folder}`));

/** Colours and shapes of the theme, which a site's settings decide. */
const theme = new Set(Object.keys(themeVariables(templateOf(templateNames[0] ?? "").defaults)));
/** What components write into the page about their data: how many letters, how far along. */
const data = new Set(
  globSync("{app,templates}/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"--([\w-]+)"/g)].map(([, name = ""]) => name)),
);
const isListed = (name: string): boolean => Object.hasOwn(stylingProperties, name);

describe("the styling contract", () => {
  test("every folder with shared sheets has one", () => {
    const folders = new Set(shared.map(({ file }) => dirname(file).replace("app/", "")));
    expect(new Set(stylingContract.keys())).toEqual(folders);
  });
  test("lists every property that a shared sheet reads and the theme does not set", () => {
    const unlisted = [...all.reads, ...readElsewhere].filter(
      (name) => !theme.has(name) && !data.has(name) && !isListed(name),
    );
    expect(unlisted).toEqual([]);
  });
  test.each(components)("%s lists only properties that a shared sheet reads, once", (folder, { properties }) => {
    const own = inFolder(folder);
    const wrong = Object.keys(properties).filter(
      (name) =>
        theme.has(name) ||
        !(own.reads.has(name) || own.sets.has(name) || readElsewhere.has(name)) ||
        !(all.reads.has(name) || readElsewhere.has(name)) ||
        components.some(([other, styling]) => other !== folder && Object.hasOwn(styling.properties, name)),
    );
    expect(wrong).toEqual([]);
  });
  test("lists every class of the shared sheets as a part of one component", () => {
    const parts = components.flatMap(([, styling]) => styling.parts);
    expect(parts.filter((name, index) => parts.indexOf(name) !== index)).toEqual([]);
    expect([...all.classes].filter((name) => !parts.includes(name))).toEqual([]);
  });
  test.each(components)("%s lists only parts that its own sheets style", (folder, { parts }) => {
    const { classes } = inFolder(folder);
    expect(parts.filter((name) => !classes.has(name))).toEqual([]);
  });
});

test.each(templateNames)("%s sets properties of the contract, of the theme, or its own that it reads", (name) => {
  const own = union(sheetsIn(`templates/${name}/styles/*.css`));
  const unread = [...own.sets].filter((property) => {
    return !isListed(property) && !theme.has(property) && !own.reads.has(property) && !data.has(property);
  });
  expect(unread).toEqual([]);
});
