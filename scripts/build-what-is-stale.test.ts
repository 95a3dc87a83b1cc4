import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// A checkout whose commands note that they ran, and wait while there is a file "hold".
let root = "";
const at = (file: string) => join(root, file);
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "forecourt-stale-"));
  cpSync(join(import.meta.dirname), at("scripts"), { recursive: true });
  for (const folder of [
    "app",
    "cli",
    "demo",
    "desk",
    "domain",
    "search-engine",
    "server",
    "site",
    "templates",
    "tests",
  ])
    write(`${folder}/one.ts`, "1");
  for (const file of ["package.json", "package-lock.json", "tsconfig.json", "react-router.config.ts"]) write(file, "1");
  write("vite.config.ts", "1");
  write("desk/vite.config.ts", "1");
  write("build/desk/server/index.js", "1");
  write("build/programs/server-main.js", "1");
  write("node_modules/.cache/programs/server-main.js", "1");
  const noting = (name: string) => {
    const lines = ["#!/bin/sh", `echo "${name} $* as $NODE_ENV" >> ran`, "while [ -e hold ]; do :; done"];
    write(
      `node_modules/.bin/${name}`,
      [...lines, "[ ! -e broken ] || { echo the page has a mistake; exit 1; }"].join("\n"),
    );
    chmodSync(at(`node_modules/.bin/${name}`), 0o755);
  };
  for (const name of ["react-router", "node"]) noting(name);
});
afterEach(() => rmSync(root, { recursive: true }));

const ran = () => (existsSync(at("ran")) ? readFileSync(at("ran"), "utf8").trim().split("\n") : []);
/** In a process of its own, as every run is. */
function build(options = "{}") {
  const code = `import("./scripts/build-what-is-stale.mjs").then(({ buildWhatIsStale }) => buildWhatIsStale(${options}))`;
  const child = spawn(process.execPath, ["--eval", code], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const started = { pid: child.pid ?? 0, out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (started.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (started.err += text));
  return Object.assign(started, { child, ended: once(child, "close").then(([code]) => code as number | null) });
}
const pages = ["react-router build as production", "node scripts/precompress.mjs build/client/assets as production"];
const desk = [
  "react-router build desk as production",
  "node scripts/precompress.mjs build/desk/client/assets as production",
];
const programs = ["node scripts/build-programs.ts as production"];

test("builds what is older than the code, says so, and builds nothing twice", async () => {
  const first = build();
  expect(await first.ended).toBe(0);
  expect(first.out).toMatch(
    /^Building the pages …\n {2}done in \d+ s\nBuilding the desk …\n {2}done in \d+ s\nBuilding the programs …\n {2}done in \d+ s\n$/,
  );
  expect(ran()).toEqual([...pages, ...desk, ...programs]);

  const second = build();
  expect([await second.ended, second.out]).toEqual([0, ""]);
  expect(ran()).toEqual([...pages, ...desk, ...programs]);

  write("server/one.ts", "2");
  const third = build("{ withTestPrograms: true }");
  expect(await third.ended).toBe(0);
  expect(third.out).toMatch(/^Building the programs …\n.*\nBuilding the programs of the tests …\n.*\n$/);
});

test("a build that fails says why, and is no build until it has succeeded", async () => {
  expect(await build().ended).toBe(0);
  write("app/one.ts", "a mistake");
  write("broken", "");
  const failed = build();
  expect(await failed.ended).toBe(1);
  expect(failed.err).toContain("the page has a mistake");
  // The code of the last good build, whose files are gone.
  write("app/one.ts", "1");
  rmSync(at("broken"));
  rmSync(at("ran"));
  expect(await build().ended).toBe(0);
  expect(ran()).toEqual(pages);
});

test("two runs that begin together build once", async () => {
  write("hold", "");
  const first = build();
  await expect.poll(ran).toEqual(pages.slice(0, 1));
  const second = build();
  await expect.poll(() => second.out).toContain(`Waiting for process ${first.pid}, which is building`);
  rmSync(at("hold"));
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  expect(ran()).toEqual([...pages, ...desk, ...programs]);
});

test("a run that was killed while it built keeps nobody waiting", async () => {
  write("hold", "");
  const killed = build();
  await expect.poll(ran).toEqual(pages.slice(0, 1));
  killed.child.kill("SIGKILL");
  await killed.ended;
  rmSync(at("hold"));
  expect(await build().ended).toBe(0);
  expect(ran().slice(1)).toEqual([...pages, ...desk, ...programs]);
});
