import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { definitions } from "#site/template-folder.ts";
import { deskCharacters, rareCharacters, usualCharacters } from "./font-characters.ts";
import { packagesOnDemand } from "./packages-on-demand.ts";
import { showHelp } from "./show-help.ts";

// `node scripts/make-fonts.ts [TEMPLATE …]` makes templates/<name>/fonts from the published fonts: only the characters
// that our texts use, only the weights and widths that the template asks for, and no optical sizes. Run it after changing
// `fonts` of a template.yaml, and scripts/measure-fonts.ts for the metrics of the fallbacks. `desk` makes desk/fonts.

showHelp(`node scripts/make-fonts.ts [TEMPLATE …] [desk]

Makes templates/<name>/fonts and desk/fonts from the published fonts.`);
const only = process.argv.slice(2);
const fonts = definitions.names
  .flatMap((name) => definitions.get(name)?.fonts.filter((font) => font.template === name) ?? [])
  .filter(({ template }) => only.length === 0 || only.includes(template));

/** The desk has one file of at most 45 kB: fewer letters, weights and features than the same font in a template. */
const deskFont = {
  source: "archivo/archivo-latin-wdth-normal.woff2",
  axes: { wght: { min: 430, max: 720 }, wdth: { min: 92, max: 108 } },
  features: ["kern", "ccmp", "tnum"],
};
const withDesk = only.length === 0 || only.includes("desk");

const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "rclt", "rvrn", "tnum"];

type Subset = (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer>;

const families = [...fonts, ...(withDesk ? [deskFont] : [])].map(({ source }) => source.split("/", 1)[0]);
const versions = Object.fromEntries(families.map((family) => [`@fontsource-variable/${family}`, "5.3.0"]));
const modules = packagesOnDemand("fonts", { "subset-font": "2.9.0", ...versions });
const subset = createRequire(join(modules, "x.js"))("subset-font") as Subset;
const folderOf = (template: string) => join(import.meta.dirname, "../templates", template, "fonts");

for (const folder of new Set(fonts.map(({ template }) => folderOf(template)))) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith(".woff2")) rmSync(join(folder, name));
}
for (const { template, file, source, axes } of fonts) {
  const [family, style] = source.split("/") as [string, string];
  for (const [script, text, suffix] of [
    ["latin", usualCharacters, ""],
    ["latin-ext", rareCharacters, "-rare"],
  ] as const) {
    const original = join(modules, "@fontsource-variable", family, "files", `${family}-${script}-${style}.woff2`);
    const options = { targetFormat: "woff2", keepFeatures: features, variationAxes: axes };
    const bytes = await subset(readFileSync(original), text, options);
    writeFileSync(join(folderOf(template), `${file}${suffix}.woff2`), bytes);
    process.stdout.write(`${template}/fonts/${file}${suffix}.woff2  ${bytes.length} bytes\n`);
  }
}
if (withDesk) {
  const [family = "", file = ""] = deskFont.source.split("/");
  const original = readFileSync(join(modules, "@fontsource-variable", family, "files", file));
  const options = { targetFormat: "woff2", keepFeatures: deskFont.features, variationAxes: deskFont.axes };
  const bytes = await subset(original, deskCharacters, options);
  writeFileSync(join(import.meta.dirname, "../desk/fonts/archivo.woff2"), bytes);
  process.stdout.write(`desk/fonts/archivo.woff2  ${bytes.length} bytes\n`);
}
