import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";

// Everything that a person starts by hand and that takes words answers --help, before it does anything.

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
const commands = Object.values(scripts).flatMap((command) => /^node (\S+\.ts)/.exec(command)?.[1] ?? []);
const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const takesWords = (file: string): boolean => /process\.argv|parseArgs\(/.test(textOf(file));
const files = [...new Set([...commands, ...globSync("scripts/*.ts", { cwd: root })])]
  .filter((file) => !file.endsWith(".test.ts") && file !== "scripts/show-help.ts" && takesWords(file))
  .toSorted();
const optionsIn = (file: string): string[] =>
  [...textOf(file).matchAll(/^\s*"?([\w-]+)"?: \{ type: "(?:string|boolean)"/gm)].map(([, name = ""]) => `--${name}`);

const run = promisify(execFile);
const help = async (...words: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, [...words, "--help"], { cwd: root, timeout: 100_000 });
  return stdout;
};

test("the list is of all that there is", () => {
  expect(files).toContain("scripts/cluster/main.ts");
  expect(files).toContain("bench/main.ts");
  expect(files.length).toBeGreaterThan(10);
});

describe.each(files)("%s --help", (file) => {
  test("says how it is called, with every option, and ends", async () => {
    // A script that does not know --help would begin its work.
    expect(textOf(file)).toContain("showHelp(");
    const text = await help(file);
    expect(text).toMatch(/^Usage: (?:npm|node) /u);
    for (const option of optionsIn(file)) expect(text).toContain(option);
  });
});

test("npm run bench -- --help names every bench with its options, and each bench its own", async () => {
  const text = await help("bench/main.ts");
  const mains = [...textOf("bench/main.ts").matchAll(/^ {2}(\w+): \{\s+usage/gm)].map(([, name = ""]) => name);
  expect(mains).toContain("lighthouse");
  for (const name of mains) expect(text).toContain(`-- ${name}`);
  for (const file of globSync("bench/*/main.ts", { cwd: root }))
    for (const option of optionsIn(file)) expect([file, text]).toEqual([file, expect.stringContaining(option)]);
  expect(await help("bench/main.ts", "overload")).toMatch(/^Usage: npm run bench -- overload \[--root .*\n$/u);
});
