import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { definitions, templateNames } from "#site/template-folder.ts";

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : []);

test.each(templateNames)("[10.4.1] %s has its page of documentation, at most 40 lines", (name) => {
  const page = linesOf(`templates/${name}/README.md`);
  expect(page[0]).toBe(`# Template ${name}`);
  expect(page.length).toBeLessThanOrEqual(40);
});

test.each(templateNames)("the fonts of %s are made, and their licences are beside them", (name) => {
  const fonts = (definitions.get(name)?.fonts ?? []).filter(({ template }) => template === name);
  const folder = `templates/${name}/fonts`;
  const licences = linesOf(`${folder}/LICENCES.md`).join("\n");
  for (const { file } of fonts) {
    expect(existsSync(`${folder}/${file}.woff2`), `${folder}/${file}.woff2: run node scripts/make-fonts.ts`).toBe(true);
    expect(licences, `${folder}/LICENCES.md`).toContain(`${file}.woff2`);
  }
});
