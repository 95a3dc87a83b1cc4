import { stylingProperties } from "#app/styles/styling-contract.ts";
import { definitions, templateNames } from "#site/template-folder.ts";
import { templateOf } from "#site/templates.ts";
import type { ExportFrom, FontChoice } from "#app/theme-editor/theme-export.ts";

/** The style sheets with the font faces of every template, as text. */
const sheets = import.meta.glob<string>("/templates/*/styles/fonts.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The first font face of this file: its family and its weights. The file of rare letters has another name. */
function faceOf(css: string, file: string): { family: string; weight: string } | null {
  const body = css.split("@font-face").find((one) => one.includes(`/${file}.woff2"`)) ?? "";
  const valueOf = (name: string) => new RegExp(`font-${name}:\\s*"?([^";]+)`).exec(body)?.[1]?.trim();
  const [family, weight] = [valueOf("family"), valueOf("weight")];
  return family !== undefined && weight !== undefined ? { family, weight } : null;
}

/** Every family that a template's folder has, once. */
function fontChoices(): FontChoice[] {
  const all = templateNames.flatMap((name) => {
    const { mail, fonts } = templateOf(name);
    return fonts.flatMap((font): FontChoice[] => {
      // A font may be the parent's.
      const folder = `/templates/${font.template}`;
      const found = faceOf(sheets[`${folder}/styles/fonts.css`] ?? "", font.file);
      if (!found) return [];
      const stack = [mail.text, mail.display].find((one) => one.startsWith(`'${found.family}'`));
      return [{ ...found, src: `${folder}/fonts/${font.file}.woff2`, font: entryOf(font), mail: stack ?? null }];
    });
  });
  return [...new Map(all.map((one) => [one.family, one])).values()].sort((a, b) => (a.family < b.family ? -1 : 1));
}

const entryOf = ({ file, source, axes, preload }: FontChoice["font"]) => ({ file, source, axes, preload });

/** What an export of this template's look is compared with. */
export function exportFrom(template: string): ExportFrom {
  const { brand, accent, tokens } = templateOf(template).defaults;
  return {
    template,
    defaults: { brand, accent, tokens },
    ownFonts: (definitions.get(template)?.fonts ?? []).map(entryOf),
    fonts: fontChoices(),
    properties: stylingProperties,
  };
}
