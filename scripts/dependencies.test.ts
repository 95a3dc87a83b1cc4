import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const json = (file: string): unknown => JSON.parse(read(file));

const { dependencies, devDependencies } = json("package.json") as Record<
  "dependencies" | "devDependencies",
  Record<string, string>
>;
const { packages } = json("package-lock.json") as { packages: Record<string, { hasInstallScript?: boolean }> };
const page = read("docs/dependencies.md");
const rowsOf = (heading: string): string[][] => {
  const section = page.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, name = "", rest = ""]) => [
    name,
    ...rest.split("|"),
  ]);
};
const namesOf = (heading: string): string[] => rowsOf(heading).map(([name = ""]) => name);

test.each([
  ["In the product", Object.keys(dependencies)],
  ["For building and testing", Object.keys(devDependencies)],
])("docs/dependencies.md, %s: one entry for each package, and no other", (heading, names) => {
  expect(namesOf(heading).toSorted()).toEqual(names.toSorted());
});

test("every entry says why the package is here, its size and its licence", () => {
  const unsaid = ["In the product", "For building and testing", "Install scripts"]
    .flatMap(rowsOf)
    .filter((cells) => cells.some((cell) => cell.trim() === "" || cell.trim() === "?"));
  expect(unsaid).toEqual([]);
});

test("every package that runs code at install is listed", () => {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript = false }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1) ?? "");
  expect(namesOf("Install scripts").toSorted()).toEqual([...new Set(running)].toSorted());
});

test("versions are exact", () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version));
  expect(loose).toEqual([]);
});
