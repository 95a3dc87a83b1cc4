import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isInstalled } from "./build-stamps.mjs";
import { browserProblem, nodeProblem, problemOf, roomProblem } from "./setup-problems.mjs";

const root = join(import.meta.dirname, "..");
const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));

type Locked = { version?: string; optionalDependencies?: Record<string, string>; os?: string[]; cpu?: string[] };
const { packages } = json("package-lock.json") as { packages: Record<string, Locked> };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-setup-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the lock file", () => {
  /** Where Node looks for a package of another one, nearest first. */
  const placesOf = (from: string, name: string) => {
    const places = [`node_modules/${name}`];
    for (let at = from.indexOf("/node_modules/"); at !== -1; at = from.indexOf("/node_modules/", at + 1)) {
      places.unshift(`${from.slice(0, at)}/node_modules/${name}`);
    }
    return from === "" ? places : [`${from}/node_modules/${name}`, ...places];
  };

  test("has every package that some platform needs", () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !placesOf(path, name).some((place) => place in packages)),
    );
    expect(missing).toEqual([]);
  });

  test.each(["linux x64", "linux arm64", "darwin x64", "darwin arm64", "win32 x64"])(
    "has the bundler, the linter, the formatter and the picture library for %s",
    (platform) => {
      const [os = "", cpu = ""] = platform.split(" ");
      const made = Object.entries(packages).filter(([, one]) => one.os?.includes(os) && one.cpu?.includes(cpu));
      const names = made.map(([path]) => path.split("node_modules/").at(-1) ?? "");
      for (const family of ["@rolldown/", "@oxlint/", "@oxfmt/", "@oxlint-tsgolint/", "@img/sharp-"]) {
        expect(names.filter((name) => name.startsWith(family), family).length, family).toBeGreaterThan(0);
      }
    },
  );
});

describe("what is installed", () => {
  const lock = (file: string, versions: Record<string, object>) => {
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify({ packages: { "": {}, ...versions } }));
  };
  const wanted = { "node_modules/a": { version: "1.0.0", integrity: "x" } };

  test("is read from what npm has written, whichever command ran it", () => {
    lock("package-lock.json", wanted);
    expect(isInstalled(folder)).toBe(false);
    lock("node_modules/.package-lock.json", wanted);
    expect(isInstalled(folder)).toBe(true);
    lock("package-lock.json", { "node_modules/a": { version: "1.0.1", integrity: "y" } });
    expect(isInstalled(folder)).toBe(false);
  });

  test("needs no package of another platform", () => {
    lock("package-lock.json", { ...wanted, "node_modules/a-mac": { version: "1.0.0", optional: true } });
    lock("node_modules/.package-lock.json", wanted);
    expect(isInstalled(folder)).toBe(true);
  });
});

describe("what keeps a checkout from starting is one sentence that says what to do", () => {
  test("a Node that is too old", () => {
    expect(nodeProblem("18.20.4")).toBe(
      "Node 18.20.4 is too old: Node 20 or later is needed. npm can install it: npm install --global node@24",
    );
    expect(nodeProblem("20.0.0")).toBeNull();
  });

  test("a disk with too little room, before anything is written", () => {
    expect(roomProblem(60e6)).toMatch(/^The disk is almost full: .* and 60 MB are free\. Free some space and run/);
    expect(roomProblem(20e9)).toBeNull();
  });

  test.each([
    ["npm error code ENOSPC\nnpm error syscall write", /^The disk is full: .* Free some space and run/],
    ["npm error code EACCES\nnpm error path /opt/x", /^This folder may not be written: run the command as its owner/],
    [
      "npm error network request to http://x failed, reason: getaddrinfo ENOTFOUND x",
      /^The package registry cannot be/,
    ],
  ])("%s", (printed, sentence) => {
    expect(problemOf(printed)).toMatch(sentence);
  });

  test("anything else is told in the words of the command", () => {
    expect(problemOf("npm error code EINTEGRITY")).toBeNull();
  });

  test("no browser, or one that is not where the environment says", () => {
    expect(browserProblem(undefined)).toMatch(/install Chromium .* or set CHROME_PATH to one/);
    expect(browserProblem("/nowhere/chromium")).toMatch(/^CHROME_PATH names \/nowhere\/chromium, and there is no/);
  });

  test("no network at install: npm's own failure, seen by the command that a newcomer types", async () => {
    cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
    for (const file of ["package.json", "package-lock.json"]) cpSync(join(root, file), join(folder, file));
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as { port: number };
    closed.close();
    await once(closed, "close");
    const { status, stderr } = spawnSync(process.execPath, ["scripts/setup.mjs", "start"], {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}`,
        npm_config_cache: join(folder, "cache"),
        npm_config_fetch_retries: "0",
      },
    });
    expect(stderr).toBe(
      "The package registry cannot be reached: check the network, or the proxy that npm is set to, and run the command again.\n",
    );
    expect(status).toBe(1);
  });
});
