import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { rareCharacters, usualCharacters } from "./font-characters.ts";
import { packagesOnDemand } from "./packages-on-demand.ts";

// `node scripts/make-fonts.ts` makes app/fonts from the published fonts: only the characters that our texts use, only
// the weights and widths that the styles ask for, and no optical sizes. Run it after changing the table below, and
// scripts/measure-fonts.mjs for the metrics of the fallbacks.

type Range = { min: number; max: number };
type Font = { file: string; source: string; axes: Record<string, Range | number> };

const upTo900 = { wght: { min: 400, max: 900 } };
const fonts: readonly Font[] = [
  { file: "schibsted-grotesk", source: "schibsted-grotesk/wght-normal", axes: upTo900 },
  { file: "archivo", source: "archivo/wdth-normal", axes: { ...upTo900, wdth: { min: 92, max: 112 } } },
  {
    file: "mona-sans",
    source: "mona-sans/wdth-normal",
    axes: { wght: { min: 400, max: 850 }, wdth: { min: 100, max: 125 } },
  },
  { file: "newsreader", source: "newsreader/standard-normal", axes: { wght: { min: 300, max: 400 }, opsz: 36 } },
  { file: "newsreader-italic", source: "newsreader/standard-italic", axes: { wght: 300, opsz: 48 } },
  { file: "instrument-sans", source: "instrument-sans/wght-normal", axes: {} },
  { file: "besley", source: "besley/wght-normal", axes: {} },
  { file: "hanken-grotesk", source: "hanken-grotesk/wght-normal", axes: upTo900 },
  { file: "sofia-sans", source: "sofia-sans/wght-normal", axes: { wght: { min: 400, max: 1000 } } },
  {
    file: "sofia-sans-extra-condensed-italic",
    source: "sofia-sans-extra-condensed/wght-italic",
    axes: { wght: { min: 600, max: 1000 } },
  },
  { file: "gabarito", source: "gabarito/wght-normal", axes: upTo900 },
  { file: "figtree", source: "figtree/wght-normal", axes: { wght: { min: 400, max: 900 } } },
];

const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "rclt", "rvrn", "tnum"];

type Subset = (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer>;

const versions = Object.fromEntries(
  fonts.map(({ source }) => [`@fontsource-variable/${source.split("/", 1)[0]}`, "5.3.0"]),
);
const modules = packagesOnDemand("fonts", { "subset-font": "2.9.0", ...versions });
const subset = createRequire(join(modules, "x.js"))("subset-font") as Subset;
const folder = join(import.meta.dirname, "../app/fonts");

for (const name of readdirSync(folder)) if (name.endsWith(".woff2")) rmSync(join(folder, name));
for (const { file, source, axes } of fonts) {
  const [family, style] = source.split("/") as [string, string];
  for (const [script, text, suffix] of [
    ["latin", usualCharacters, ""],
    ["latin-ext", rareCharacters, "-rare"],
  ] as const) {
    const original = join(modules, "@fontsource-variable", family, "files", `${family}-${script}-${style}.woff2`);
    const options = { targetFormat: "woff2", keepFeatures: features, variationAxes: axes };
    const bytes = await subset(readFileSync(original), text, options);
    writeFileSync(join(folder, `${file}${suffix}.woff2`), bytes);
    process.stdout.write(`${file}${suffix}.woff2  ${bytes.length} bytes\n`);
  }
}
