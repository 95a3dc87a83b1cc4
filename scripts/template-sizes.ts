import { globSync, readFileSync } from "node:fs";
import { parse } from "postcss";
import { templateNames } from "#site/template-folder.ts";
import { offScale } from "#tests/support/off-scale.ts";

// `node scripts/template-sizes.ts`: how much a template writes of its own. Fonts are made by a script and not counted.

function sizeOf(pattern: string) {
  const size = { lines: 0, selectors: 0, declarations: 0, offScale: 0 };
  for (const file of globSync(pattern)) {
    if (file.endsWith("/fonts.css")) continue;
    const text = readFileSync(file, "utf8");
    const root = parse(text);
    size.lines += text.trimEnd().split("\n").length;
    root.walkRules(({ selectors }) => void (size.selectors += selectors.length));
    root.walkDecls(() => void (size.declarations += 1));
    for (const { figures } of offScale(text)) size.offScale += figures;
  }
  return size;
}

console.table(
  Object.fromEntries([
    ...templateNames.map((name) => [name, sizeOf(`templates/${name}/styles/*.css`)]),
    ["shared", sizeOf("app/{styles,ui,features/**}/*.css")],
  ]),
);
