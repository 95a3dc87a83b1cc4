import { type SheetKind, sheetKinds, type TemplateSheets } from "#app/styles/page-kinds.ts";
import type { Definition } from "#site/template-definition.ts";
import type { Slots } from "./slots.ts";

/** What a template gives a page: components, and addresses of what browsers load. */
export type Look = TemplateSheets & { slots: Slots };

/** What the build found, by path in the folder of all templates: `yard/slots.ts`. */
export type FoundFiles = {
  slots: Readonly<Record<string, Partial<Slots>>>;
  sheets: Readonly<Record<string, string>>;
  fonts: Readonly<Record<string, string>>;
};

/** A template's own parts, and its nearest ancestor's where it has none. */
export function lookOf({ name, line, fonts }: Definition, found: FoundFiles): Look {
  const sheetOf = (kind: SheetKind): string => {
    const owner = line.find((one) => `${one}/styles/${kind}.css` in found.sheets);
    if (owner === undefined) throw new Error(`The template "${name}" has no sheet ${kind}.css, nor has any parent.`);
    return found.sheets[`${owner}/styles/${kind}.css`] ?? "";
  };
  const drawn = line.toReversed().map((one) => found.slots[`${one}/slots.ts`] ?? {});
  return {
    slots: Object.assign({}, ...drawn) as Slots,
    sheets: Object.fromEntries(sheetKinds.map((kind) => [kind, sheetOf(kind)])) as Record<SheetKind, string>,
    fonts: fonts
      .filter(({ preload }) => preload)
      .map(({ template, file }) => {
        const address = found.fonts[`${template}/fonts/${file}.woff2`];
        if (address === undefined)
          throw new Error(
            `The template "${template}" has no font ${file}: run node scripts/make-fonts.ts ${template}.`,
          );
        return address;
      }),
  };
}
