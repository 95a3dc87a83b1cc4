import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { definitionsIn, inherited, readDefinitions } from "./template-definition.ts";
import { definitions, templateNames } from "./template-folder.ts";
import { complete } from "./templates.ts";

const base = "mail: { text: 'Arial,sans-serif' }";
const fonts = "fonts: [{ file: sora, source: sora/wght-normal, axes: {}, preload: true }]";
const textsOf = (own: Record<string, string>) => ({ base, ...own });
const lineOf = (own: Record<string, string>, name: string) => readDefinitions(textsOf(own)).get(name)?.line;

describe("[10.4.1] what a template does not give", () => {
  test("comes from the base", () => {
    expect(lineOf({ plain: "for: anybody" }, "plain")).toEqual(["plain", "base"]);
  });
  test("comes from the parent it names, then from the parent's own", () => {
    const own = { wide: "for: anybody\nparent: plain", plain: "for: anybody" };
    expect(lineOf(own, "wide")).toEqual(["wide", "plain", "base"]);
  });
  test("is merged setting by setting, and the nearest wins", () => {
    const definitions = readDefinitions(
      textsOf({
        plain: "for: anybody\nsettings: { tokens: { radius: 2, density: airy }, home: [hero, about] }",
        wide: "for: anybody\nparent: plain\nsettings: { tokens: { radius: 9 }, home: [hero] }",
      }),
    );
    const wide = definitions.get("wide");
    expect(wide && inherited(wide, (name) => definitions.get(name)?.settings)).toEqual({
      tokens: { radius: 9, density: "airy" },
      home: ["hero"],
    });
  });
  test("are fonts, from the folder of the template that has them", () => {
    const own = { plain: `for: anybody\n${fonts}`, wide: "for: anybody\nparent: plain" };
    const read = readDefinitions(textsOf(own));
    expect(read.get("wide")?.fonts).toMatchObject([{ file: "sora", template: "plain", preload: true }]);
    expect(read.get("base")?.fonts).toEqual([]);
  });
});

test.each<[string, Record<string, string>, string]>([
  [
    "a parent that does not exist",
    { plain: "for: anybody\nparent: wider" },
    'templates/plain/template.yaml, line 2, parent: there is no template "wider"; there are base, plain',
  ],
  [
    "a parent of itself",
    { one: "parent: two", two: "parent: one" },
    'templates/two/template.yaml, line 1, parent: "one" is its own parent; a line of parents has to end with base',
  ],
  [
    "a word that is no part of a template",
    { plain: "for: anybody\nsetings: {}" },
    'templates/plain/template.yaml, line 2, setings: there is no setting called "setings"; check its spelling or take it out',
  ],
  [
    "a font that is nowhere",
    { plain: "fonts: [{ file: sora, source: Sora, axes: {}, preload: true }]" },
    'templates/plain/template.yaml, line 1, fonts.0.source: write a font as "archivo/wdth-normal"',
  ],
  [
    "an axis that is none",
    { plain: "fonts: [{ file: sora, source: sora/wght-normal, axes: { weight: 400 } }]" },
    'templates/plain/template.yaml, line 1, fonts.0.axes.weight: write an axis by its four letters, such as "wght"',
  ],
  ["broken YAML", { plain: "for: [" }, "templates/plain/template.yaml, line 1: this is not valid YAML"],
])("a template is refused for %s", (_why, own, message) => {
  expect(() => readDefinitions(textsOf(own))).toThrow(message);
});

test("[10.4.1] a template that is wrong does not stop those that do not need it", () => {
  const all = definitionsIn(textsOf({ plain: "for: anybody", broken: "for: [", wide: "for: anybody\nparent: broken" }));
  expect(all.get("plain")?.line).toEqual(["plain", "base"]);
  expect(() => all.get("broken")).toThrow("templates/broken/template.yaml, line 1: this is not valid YAML");
  expect(() => all.get("wide")).toThrow("templates/broken/template.yaml, line 1: this is not valid YAML");
  expect([all.get("nowhere"), all.get("constructor")]).toEqual([undefined, undefined]);
});

test("[10.4.1] a site may name the templates that say for whom they are, and each of our own can be read", () => {
  const own = definitions.names.map((name) => definitions.get(name));
  expect(own.flatMap((one) => (one?.for === undefined ? [] : [one.name]))).toEqual(templateNames);
  expect(definitions.names).not.toEqual(templateNames);
});

const completed = (own: string) => {
  const all = readDefinitions({ base: readFileSync("templates/base/template.yaml", "utf8"), plain: own });
  const plain = all.get("plain");
  return plain && complete(plain, "anybody", all);
};

test("[10.4.2] a template whose own accent cannot be read is refused, with the nearest that can", () => {
  const own = (accent: string) => `for: anybody\nsettings:\n  accent: "${accent}"\n  tokens: { surface: dark }`;
  expect(() => completed(own("#274d00"))).toThrow(
    /^templates\/plain\/template\.yaml, line 3, settings\.accent: "#274d00" .* the nearest that can be read is "#/,
  );
  expect(completed(own("#c8f04a"))?.defaults.accent).toBe("#c8f04a");
});
