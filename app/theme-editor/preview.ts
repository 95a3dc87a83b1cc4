import { themeVariables } from "#site/theme.ts";
import { type CssProperty, cssProperties } from "./css-properties.ts";
import type { ThemeDraft } from "./theme-draft.ts";
import type { FontChoice } from "./theme-export.ts";

const loaded = new Set<string>();

/** Shows the draft on the page, above the theme that the server has written into it. */
export function preview(draft: ThemeDraft, fonts: readonly FontChoice[]): void {
  const { style } = document.documentElement;
  const earlier = [...style].filter((name) => name.startsWith("--"));
  for (const name of earlier) style.removeProperty(name);
  const families = { font: draft.fonts.text, display: draft.fonts.display };
  for (const family of Object.values(families)) load(fonts.find((one) => one.family === family));
  const set = {
    ...themeVariables(draft),
    ...Object.fromEntries(
      Object.entries(families).flatMap(([name, one]) => (one ? [[name, `"${one}", sans-serif`]] : [])),
    ),
    ...draft.properties,
  };
  for (const [name, value] of Object.entries(set)) style.setProperty(`--${name}`, value);
}

function load(font: FontChoice | undefined): void {
  if (!font || loaded.has(font.family)) return;
  loaded.add(font.family);
  document.fonts.add(new FontFace(font.family, `url(${JSON.stringify(font.src)})`, { weight: font.weight }));
}

/** The properties of components with the values that the page's style sheets give them. Fonts have fields of their own. */
export function pageProperties(contract: Readonly<Record<string, string>>): CssProperty[] {
  const rules = [...document.styleSheets].flatMap((sheet) => textsOf(sheet.cssRules));
  return cssProperties(rules, contract).filter(({ name }) => name !== "font" && name !== "display");
}

function textsOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule.cssText];
    if (rule instanceof CSSImportRule) return rule.styleSheet ? textsOf(rule.styleSheet.cssRules) : [];
    return rule instanceof CSSGroupingRule ? textsOf(rule.cssRules) : [];
  });
}
