import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const workflowSchema = z.object({
  jobs: z.record(
    z.string(),
    z.object({ steps: z.array(z.object({ run: z.string().optional(), uses: z.string().optional() })) }),
  ),
});
const { jobs } = workflowSchema.parse(parse(read(".github/workflows/ci.yml")));
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read("package.json")));

const commandsOf = (job: string) => jobs[job]?.steps.flatMap(({ run }) => run ?? []);
/** `npm test` and `npm run check` name a script of package.json. */
const scriptOf = (command: string) => /^npm (?:run )?([\w:]+)$/.exec(command)?.[1];

test("the workflow runs the quick gate and the whole suite, in two jobs", () => {
  expect(Object.keys(jobs)).toEqual(["check", "test"]);
  expect(commandsOf("check")).toEqual(["npm run check"]);
  expect(commandsOf("test")).toEqual(["npm test"]);
});

test.each(Object.keys(jobs))("every command of %s is a script that prepares a fresh clone by itself", (job) => {
  for (const command of commandsOf(job) ?? []) {
    const script = scriptOf(command) ?? "";
    expect(scripts).toHaveProperty([script]);
    expect(scripts[`pre${script}`]).toMatch(/^node scripts\/setup\.mjs /);
  }
});
