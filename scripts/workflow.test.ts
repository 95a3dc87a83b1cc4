import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { mutatedFolders } from "./mutated-folders.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const workflowSchema = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      strategy: z
        .object({ matrix: z.object({ shard: z.array(z.number()), folder: z.array(z.string()) }).partial() })
        .optional(),
      steps: z.array(z.object({ run: z.string().optional(), uses: z.string().optional() })),
    }),
  ),
});
const workflowOf = (name: string) => workflowSchema.parse(parse(read(`.github/workflows/${name}`))).jobs;
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read("package.json")));
const workflows = Object.fromEntries(
  readdirSync(join(root, ".github/workflows")).map((name) => [name, workflowOf(name)]),
);
const jobs = Object.entries(workflows).flatMap(([workflow, all]) =>
  Object.entries(all).map(([job, { steps }]) => [`${job} of ${workflow}`, steps.flatMap(({ run }) => run ?? [])]),
) as [string, string[]][];
const commandsOf = (workflow: string, job: string) =>
  workflows[workflow]?.[job]?.steps.flatMap(({ run }) => run ?? []) ?? [];
/** `npm test` and `npm run check -- words` name a script of package.json. */
const scriptOf = (command: string) => /^npm (?:run )?([\w:]+)(?: -- .*)?$/.exec(command)?.[1];

test("each change passes the quick gate and the whole suite, in two jobs", () => {
  expect(Object.keys(workflows["ci.yml"] ?? {})).toEqual(["check", "test"]);
  expect(commandsOf("ci.yml", "check").at(-1)).toBe("npm run check");
  expect(commandsOf("ci.yml", "test").at(-1)).toBe("npm test");
});

test("each night runs what the gate leaves out, every part of it", () => {
  const { full, browsers, mutation } = workflows["nightly.yml"] ?? {};
  const shards = full?.strategy?.matrix.shard ?? [];
  expect(shards).toEqual(shards.map((_one, at) => at + 1));
  expect(commandsOf("nightly.yml", "full").at(-1)).toBe(
    `npm run test:full -- --shard=\${{ matrix.shard }}/${shards.length}`,
  );
  expect(browsers).toBeDefined();
  expect(commandsOf("nightly.yml", "browsers").at(-1)).toBe("npm run test:browsers");
  expect(mutation?.strategy?.matrix.folder).toEqual(mutatedFolders);
  expect(commandsOf("nightly.yml", "mutation").at(-1)).toBe("npm run mutation -- ${{ matrix.folder }}");
});

test.each(jobs)(
  "%s installs what the lock file says, then runs a script that prepares the rest by itself",
  (...job) => {
    const commands = job[1].filter((command) => !command.startsWith("sudo apt-get"));
    expect(commands[0]).toBe("npm ci");
    for (const command of commands.slice(1)) {
      const script = scriptOf(command) ?? "";
      expect(scripts).toHaveProperty([script]);
      expect(scripts[`pre${script}`]).toMatch(/^node scripts\/setup\.mjs /);
    }
  },
);
