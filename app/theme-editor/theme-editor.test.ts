import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { contrastProblems } from "#site/contrast.ts";
import { mergeSettings } from "#site/merge-settings.ts";
import { readDefinitions } from "#site/template-definition.ts";
import { definitions, templateNames } from "#site/template-folder.ts";
import { complete, templateOf } from "#site/templates.ts";
import { colourPairs } from "./colour-pairs.ts";
import { cssProperties } from "./css-properties.ts";
import { change, redo, reset, startHistory, undo } from "./draft-history.ts";
import { decodeDraft, encodeDraft } from "./draft-query.ts";
import { draftOf, impossible, type ThemeDraft, withValue } from "./theme-draft.ts";
import {
  type ExportFrom,
  siteYaml,
  siteYamlProblem,
  templateYaml,
  templateYamlProblem,
  tokensCss,
} from "./theme-export.ts";

const inter = {
  family: "Inter",
  src: "/inter.woff2",
  weight: "400 800",
  font: { file: "inter", source: "inter/wght-normal", axes: { wght: { min: 400, max: 800 } }, preload: true },
  mail: "'Inter',Arial,sans-serif",
};
const fromOf = (template: string): ExportFrom => ({
  template,
  defaults: draftOf(templateOf(template).defaults),
  ownFonts: (definitions.get(template)?.fonts ?? []).map(({ template: _owner, ...font }) => font),
  fonts: [inter],
  properties: {},
});

/** The same drafts every time: a walk through colours, figures and choices that shares no period with any of them. */
function* drafts(start: ThemeDraft, count: number): Generator<ThemeDraft> {
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
  for (let at = 0; at < count; at++) {
    const hex = `#${((at * 7_919_317) % 0x1000000).toString(16).padStart(6, "0")}`;
    const oklch = `oklch(${((at * 37) % 100) / 100} ${((at * 13) % 30) / 100} ${(at * 47) % 360})`;
    yield {
      brand: at % 2 === 0 ? hex : oklch,
      accent: at % 3 === 0 ? oklch : hex,
      tokens: {
        ...start.tokens,
        radius: at % 33,
        stage: pick([null, hex, oklch], at),
        surface: pick(["light", "paper", "dark"] as const, at),
        density: pick(["compact", "regular", "airy", start.tokens.density] as const, at),
        header: pick(["brand", "night", "surface"] as const, at + 1),
        footer: pick(["brand", "night", "surface"] as const, at + 2),
        image: pick(["blend", "cover"] as const, at),
      },
      fonts: { text: pick([null, "Inter"], at), display: pick([null, null, "Inter"], at) },
      properties: pick<ThemeDraft["properties"]>(
        [{}, { "card-padding": `${at}px` }, { t7: "clamp(2rem, 1rem + 3vw, 5rem)", gap: "#: 'x' & \"y\"" }],
        at,
      ),
    };
  }
}

describe.each(templateNames)("a theme of %s", (template) => {
  const from = fromOf(template);
  const start = draftOf(from.defaults);
  const some = [...drafts(start, 24)];

  test("comes back from the lines of a site's file, over the template's defaults", () => {
    for (const draft of some) {
      const text = siteYaml(draft, from);
      expect(siteYamlProblem(text)).toBeNull();
      const { brand, accent, tokens } = mergeSettings(from.defaults, parse(text)) as ThemeDraft;
      expect({ brand, accent, tokens }).toEqual({ brand: draft.brand, accent: draft.accent, tokens: draft.tokens });
    }
  });

  test("comes back from a template.yaml, as the server reads it", () => {
    // Only what it inherits from: each file is read again for every draft.
    const line = definitions.get(template)?.line ?? [];
    const texts = Object.fromEntries(
      line.map((name) => [name, readFileSync(`templates/${name}/template.yaml`, "utf8")]),
    );
    for (const draft of some) {
      const text = templateYaml(draft, from);
      expect(templateYamlProblem(text, from)).toBeNull();
      // What cannot be read is exported as it is, and refused by the server with the nearest that can.
      if (contrastProblems(draft).length > 0) continue;
      const all = readDefinitions({ ...texts, "new-template": text });
      const made = all.get("new-template");
      const { defaults, fonts } = made ? complete(made, "anybody", all) : templateOf("");
      expect(draftOf(defaults)).toEqual({ ...draft, fonts: start.fonts, properties: {} });
      expect(fonts.some(({ file }) => file === "inter")).toBe(Boolean(draft.fonts.text ?? draft.fonts.display));
    }
  });

  test("comes back from the query of an address", () => {
    for (const draft of some) {
      expect(decodeDraft(new URLSearchParams(encodeDraft(draft, start)), start)).toEqual(draft);
    }
    expect(encodeDraft(start, start)).toBe("");
  });
});

const [template = ""] = templateNames;
const start = draftOf(fromOf(template).defaults);

test("[10.4.2] the contrast figures are those with which the server refuses a theme, and the nearest colour mends it", () => {
  let refused = 0;
  for (const draft of drafts(start, 12)) {
    const pairs = colourPairs(draft);
    const figures = new Set(pairs.map(({ ink, ground, ratio }) => `of ${ratio} to 1 (${ink} on ${ground})`));
    for (const { expected, nearest, path } of contrastProblems(draft)) {
      const figure = /of [\d.]+ to 1 \([^)]+\)/.exec(expected)?.[0] ?? "";
      const isListed = /accent on (?:surface-0|accent-weak)|ink-0 on stage/.test(figure);
      expect(figures.has(figure)).toBe(isListed);
      if (nearest === null) continue;
      const mended = withValue(draft, path.join(".") as "accent", nearest);
      expect(contrastProblems(mended).map((one) => one.path)).not.toContainEqual(path);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(5);
});

test("what an address says and no theme can be is left out", () => {
  const query = "brand=red&accent=oklch(x)&radius=99&stage=oklch(.)&surface=pink&set=--gap:1px;}&set=gap:2px&other=1";
  expect(decodeDraft(new URLSearchParams(query), start)).toEqual(start);
});

test.each([
  ["brand", "crimson", 'write a colour as "#1d3f7a" or "oklch(0.47 0.23 264)"'],
  ["accent", "oklch(.)", '"oklch(.)" is not a colour.'],
  ["--gap", "1px; color: red", "Write one CSS value, without ; { or }."],
] as const)("%s cannot be %s, and a sentence says why", (key, value, why) => {
  expect(impossible(key, value)).toBe(why);
  expect(withValue(start, key, value)).toBe(start);
});

describe("the steps of an editor", () => {
  test("are undone and done again; what a slider passes is one step", () => {
    let history = startHistory(start);
    for (const radius of [1, 2, 3]) history = change(history, "tokens.radius", radius);
    history = change(history, "brand", "#112233");
    expect(history.past).toHaveLength(2);
    const back = undo(undo(history));
    expect(back.draft).toEqual(start);
    expect(undo(back)).toBe(back);
    expect(redo(redo(back)).draft).toEqual(history.draft);
  });
  test("include the reset, and an impossible value is none", () => {
    const changed = change(startHistory(start), "accent", "#0e43db");
    expect(undo(reset(changed, start)).draft.accent).toBe("#0e43db");
    expect(change(changed, "accent", "blue")).toBe(changed);
  });
});

test("the properties are those of the contract that the page's rules declare for all of it or read with a default", () => {
  const rules = [
    ":root { --brand: #123456; --t7: 4rem; --gap: calc(24px * var(--density)); --swell: url(data:x); }",
    ":root { --t7: 5rem; }",
    ".card { padding: var(--card-padding, 16px); color: var(--brand, red); margin: var(--own); --stars-size: 16px; }",
    ".tag { border-radius: var(--tag-radius, 0 var(--radius) var(--radius) 0); }",
  ];
  const contract = { t7: "the title", gap: "between cards", "card-padding": "a", "tag-radius": "b", "stars-size": "c" };
  expect(cssProperties(rules, contract)).toEqual([
    { name: "t7", value: "5rem", does: "the title" },
    { name: "gap", value: "calc(24px * var(--density))", does: "between cards" },
    { name: "card-padding", value: "16px", does: "a" },
    { name: "tag-radius", value: "0 var(--radius) var(--radius) 0", does: "b" },
  ]);
});

test("fonts and properties are exported as the lines of a tokens.css", () => {
  const draft = withValue(withValue(start, "fonts.display", "Inter"), "--card-padding", "20px");
  expect(tokensCss(draft)).toBe(':root {\n  --display: "Inter", sans-serif;\n  --card-padding: 20px;\n}\n');
  expect(tokensCss(start)).toBe("");
});
