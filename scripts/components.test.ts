import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Markup that a component of app/ui draws is written by hand nowhere else (app/ui/README.md).

const root = join(import.meta.dirname, "..");

/** What only app/ui may contain, and what everybody else uses. */
const rules: readonly { use: string; instead: RegExp }[] = [
  { use: "<Button>, <ButtonLink> or buttonClass()", instead: /className\W{1,4}(?:[\w-]+ )*button(?![\w-])/ },
  { use: "<IconButton>", instead: /<button\b.*className="icon-button\b/ },
  { use: "<Dialog>, <Modal> or <OpenDialog>", instead: /<dialog\b|showModal\(/ },
  { use: "<Dialog> or <Sheet>", instead: /\bpopover=/ },
  { use: "<Field>, <FieldGroup> or controlProps()", instead: /(?<!\[)aria-invalid=|-error[`"']/ },
  { use: "<Breadcrumb>", instead: /["'`]crumb["'`]|BreadcrumbList/ },
];

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line);

function handWritten(name: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, at) =>
      isComment(line)
        ? []
        : rules
            .filter(({ instead }) => instead.test(line))
            .map(({ use }) => `${name}:${at + 1} Use ${use}: ${line.trim()}`),
    );
}

test.each([
  '<a className="button primary">',
  "className: `button ${look}`",
  '<summary className="wrap button">',
  '<ol className="crumb">',
  "<dialog open>",
  '<nav popover="auto">',
  '<button type="button" className="icon-button">',
  "<input aria-invalid={wrong}>",
  "<small id={`${id}-error`}>",
])("%s is found", (line) => {
  expect(handWritten("a.tsx", `const a = 1;\n${line}`)).toEqual([expect.stringMatching(/^a\.tsx:2 Use </)]);
});

test.each([
  '<Button className="filter-button">',
  "// .button is a class",
  '<button type="button" className="own-header-button">',
])("%s is fine", (line) => {
  expect(handWritten("a.tsx", line)).toEqual([]);
});

test("pages, features and templates use the components of app/ui", () => {
  const sources = globSync("{app,templates}/**/*.{ts,tsx}", { cwd: root }).filter(
    (name) => !name.startsWith("app/ui/") && !/\.test\.tsx?$/.test(name),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.flatMap((name) => handWritten(name, readFileSync(join(root, name), "utf8")))).toEqual([]);
});
