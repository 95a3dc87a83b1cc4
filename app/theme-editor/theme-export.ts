import { stringify } from "yaml";
import { z } from "zod";
import { look } from "#site/schema/look.ts";
import { baseName, readDefinitions } from "#site/template-definition.ts";
import type { Look } from "#site/theme.ts";
import { sentence, YamlFile } from "#site/yaml-file.ts";
import { type ThemeDraft, tokenNames } from "./theme-draft.ts";

/** A family that a template's folder has. */
export type FontChoice = {
  family: string;
  /** Its file, and the weights in it. */
  src: string;
  weight: string;
  /** Its entry in a template.yaml. */
  font: { file: string; source: string; axes: Readonly<Record<string, unknown>>; preload: boolean };
  /** The family with what mail programs have in its place, as `mail` wants it; null if the template says none. */
  mail: string | null;
};

export type ExportFrom = {
  template: string;
  /** The template's own look: what equals it is inherited, and not written. */
  defaults: Look;
  /** The template's own fonts, which a new list of fonts has to repeat. */
  ownFonts: readonly FontChoice["font"][];
  fonts: readonly FontChoice[];
  /** The properties of components, and what each does. */
  properties: Readonly<Record<string, string>>;
};

const lookOf = (draft: ThemeDraft, { defaults }: ExportFrom) => {
  const own = tokenNames.filter((name) => draft.tokens[name] !== defaults.tokens[name]);
  const tokens = Object.fromEntries(own.map((name) => [name, draft.tokens[name]]));
  return { brand: draft.brand, accent: draft.accent, ...(own.length > 0 && { tokens }) };
};

/** The lines of a site's file. */
export function siteYaml(draft: ThemeDraft, from: ExportFrom): string {
  return stringify({ template: from.template, ...lookOf(draft, from) });
}

/** A whole template.yaml of a new template that begins from the one shown. */
export function templateYaml(draft: ThemeDraft, from: ExportFrom): string {
  const chosen = (family: string | null) => from.fonts.find((one) => one.family === family);
  const [text, display] = [chosen(draft.fonts.text), chosen(draft.fonts.display)];
  const entries = [...(text && display ? [] : from.ownFonts), ...[text, display].flatMap((one) => one?.font ?? [])];
  const fonts = [...new Map(entries.map((one) => [one.file, one])).values()];
  const mail = { ...(text?.mail && { text: text.mail }), ...(display?.mail && { display: display.mail }) };
  return stringify(
    {
      for: `dealers who like ${from.template} in other colours`,
      parent: from.template,
      ...((text ?? display) && { fonts }),
      ...(Object.keys(mail).length > 0 && { mail }),
      settings: lookOf(draft, from),
    },
    { lineWidth: 0 },
  );
}

/** What no YAML holds: lines of the template's tokens.css. Empty if there are none. */
export function tokensCss({ fonts, properties }: ThemeDraft): string {
  const families = [
    ["font", fonts.text],
    ["display", fonts.display],
  ].flatMap(([name, family]) => (family ? [[name, `"${family}", sans-serif`]] : []));
  const lines = [...families, ...Object.entries(properties)].map(([name, value]) => `  --${name}: ${value};\n`);
  return lines.length === 0 ? "" : `:root {\n${lines.join("")}}\n`;
}

const siteLook = z.strictObject({
  template: z.string(),
  brand: look.brand,
  accent: look.accent,
  tokens: look.tokens.partial().optional(),
});

/** Why a site's file would be refused because of these lines; null if it would not. */
export function siteYamlProblem(text: string): string | null {
  const file = new YamlFile("site.yaml", text);
  const { error } = siteLook.safeParse(file.value, { reportInput: true });
  const [problem] = [...file.problems, ...(error ? file.problemsFrom(error) : [])];
  return problem ? sentence(problem) : null;
}

/** Likewise of a template.yaml, read as the server reads it. */
export function templateYamlProblem(text: string, { template }: Pick<ExportFrom, "template">): string | null {
  try {
    readDefinitions({ [baseName]: "{}", [template]: "{}", "new-template": text });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
