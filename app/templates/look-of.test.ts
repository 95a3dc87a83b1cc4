import { describe, expect, test } from "vitest";
import { sheetKinds } from "#app/styles/page-kinds.ts";
import { readDefinitions } from "#site/template-definition.ts";
import { type FoundFiles, lookOf } from "./look-of.ts";
import type { Slots } from "./slots.ts";

const part = (name: string) => (() => name) as unknown as Slots["Card"];
const [Header, Card, OwnCard] = [part("header"), part("card"), part("own card")];

const definitions = readDefinitions({
  base: "mail: {}",
  plain: "fonts: [{ file: sora, source: sora/wght-normal, axes: {}, preload: true }]",
  wide: "parent: plain",
});
const found: FoundFiles = {
  slots: { "base/slots.ts": { Header, Card }, "plain/slots.ts": { Card: OwnCard } } as unknown as FoundFiles["slots"],
  sheets: {
    ...Object.fromEntries(sheetKinds.map((kind) => [`base/styles/${kind}.css`, `/base-${kind}.css`])),
    "plain/styles/core.css": "/plain-core.css",
    "wide/styles/home.css": "/wide-home.css",
  },
  fonts: { "plain/fonts/sora.woff2": "/sora.woff2" },
};
const lookNamed = (name: string, files = found) => {
  const definition = definitions.get(name);
  if (!definition) throw new Error(name);
  return lookOf(definition, files);
};

describe("[10.4.1] what a template does not have is its parent's", () => {
  test("a sheet, from the nearest that has it", () => {
    const { core, home, listing } = lookNamed("wide").sheets;
    expect({ core, home, listing }).toEqual({
      core: "/plain-core.css",
      home: "/wide-home.css",
      listing: "/base-listing.css",
    });
  });
  test("a slot", () => {
    expect(lookNamed("wide").slots).toEqual({ Header, Card: OwnCard });
    expect(lookNamed("base").slots).toEqual({ Header, Card });
  });
  test("its fonts", () => {
    expect(lookNamed("wide").fonts).toEqual(["/sora.woff2"]);
    expect(lookNamed("base").fonts).toEqual([]);
  });
});

test("a sheet or a font that is nowhere is named", () => {
  expect(() => lookNamed("wide", { ...found, sheets: {} })).toThrow('The template "wide" has no sheet core.css');
  expect(() => lookNamed("wide", { ...found, fonts: {} })).toThrow("run node scripts/make-fonts.ts plain");
});
