import { definitionsIn } from "#site/template-definition.ts";
import { type Look, lookOf } from "./look-of.ts";
import type { Slots } from "./slots.ts";

// The build finds every template in the folder; nothing lists them.
const texts = import.meta.glob<string>("../../templates/*/template.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const slots = import.meta.glob<Partial<Slots>>("../../templates/*/slots.ts", { import: "slots", eager: true });
const sheets = import.meta.glob<string>(
  "../../templates/*/styles/{core,home,listing,vehicle,plans,notice,saved,forms,content,article,data,calculator}.css",
  { query: "?url", import: "default", eager: true },
);
const fonts = import.meta.glob<string>("../../templates/*/fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

const inFolder = <T>(files: Record<string, T>, ending = ""): Record<string, T> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.slice("../../templates/".length).replace(ending, ""), file]),
  );

const found = { slots: inFolder(slots), sheets: inFolder(sheets), fonts: inFolder(fonts) };
const definitions = definitionsIn(inFolder(texts, "/template.yaml"));
/** Put together when first asked for, like the settings of a template. */
const looks = new Map<string, Look>();

export function templateLook(name: string): Look {
  const known = looks.get(name);
  if (known) return known;
  const definition = definitions.get(name);
  if (!definition) throw new Error(`This build has no template "${name}". Build the pages again after adding one.`);
  const look = lookOf(definition, found);
  looks.set(name, look);
  return look;
}
