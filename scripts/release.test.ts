import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changelogEntry, type ReleaseFacts, releaseProblems } from "./release-problems.ts";

const changelog =
  "# Changelog\n\n## 1.3.0 (2026-12-01)\n\n### Added\n- Alerts.\n\n## 1.2.0 (2026-11-01)\n\n- Search.\n";
const ready: ReleaseFacts = {
  version: "1.3.0",
  lockVersion: "1.3.0",
  changelog,
  branch: "main",
  changedFiles: [],
  tags: ["v1.2.0"],
};

describe("a release", () => {
  test("may be made from a clean main with an entry in the changelog", () => {
    expect(releaseProblems(ready)).toEqual([]);
  });

  test.each<[string, Partial<ReleaseFacts>, RegExp]>([
    ["a version that is none", { version: "1.3", lockVersion: "1.3" }, /not of the form 1\.2\.3/],
    ["another version in the lock file", { lockVersion: "1.2.0" }, /Run npm install/],
    ["another branch", { branch: "topic" }, /this is topic/],
    ["no branch", { branch: "" }, /a detached commit/],
    ["uncommitted changes", { changedFiles: ["README.md"] }, /uncommitted changes: README\.md/],
    ["a version that is tagged", { tags: ["v1.3.0"] }, /The tag v1\.3\.0 exists/],
    ["a version without an entry", { changelog: "# Changelog\n" }, /no entry "## 1\.3\.0"/],
    ["an entry without a date", { changelog: "## 1.3.0\n\n- Alerts.\n" }, /no date/],
    ["an empty entry", { changelog: "## 1.3.0 (2026-12-01)\n\n## 1.2.0\n- Search.\n" }, /is empty/],
  ])("is refused for %s", (_what, facts, sentence) => {
    expect(releaseProblems({ ...ready, ...facts }).join("\n")).toMatch(sentence);
  });

  test("takes the text of its own entry alone", () => {
    expect(changelogEntry(changelog, "1.3.0")).toEqual({ date: "2026-12-01", text: "### Added\n- Alerts." });
    expect(changelogEntry(changelog, "1.3.0-beta")).toBeNull();
  });
});

describe("npm run release in a repository", () => {
  let folder: string;
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  // In a hook, Git's own variables would point to the repository of the person running the tests.
  const env = {
    PATH: process.env["PATH"],
    HOME: tmpdir(),
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: "Tester",
    GIT_AUTHOR_EMAIL: "tester@example.com",
    GIT_COMMITTER_NAME: "Tester",
    GIT_COMMITTER_EMAIL: "tester@example.com",
    // npm asks the network for a newer version of itself otherwise.
    NPM_CONFIG_UPDATE_NOTIFIER: "false",
    NPM_CONFIG_OFFLINE: "true",
  };
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, env, encoding: "utf8" }).trim();
  const release = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "release.ts"), ...args], {
      cwd: folder,
      env,
      encoding: "utf8",
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "release-"));
    write("package.json", JSON.stringify({ version: "1.3.0", scripts: { check: "node check.js" } }));
    write("package-lock.json", JSON.stringify({ version: "1.3.0" }));
    write("CHANGELOG.md", changelog);
    write("check.js", "process.exit(0)");
    git("init", "--initial-branch", "main");
    git("add", ".");
    git("commit", "--message", "Start");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("makes an annotated tag with the changelog's entry", () => {
    const { status, stdout, stderr } = release();
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("git push origin main v1.3.0");
    expect(git("cat-file", "-t", "v1.3.0")).toBe("tag");
    expect(git("tag", "--list", "--format=%(contents)", "v1.3.0")).toBe("v1.3.0\n\n### Added\n- Alerts.");
    const again = release();
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining("The tag v1.3.0 exists")]);
  });

  test("with --dry-run makes no tag", () => {
    const { status, stdout } = release("--dry-run");
    expect([status, stdout]).toEqual([0, expect.stringContaining("would make the tag v1.3.0")]);
    expect(git("tag", "--list")).toBe("");
  });

  test("makes no tag when files are changed or the check fails", () => {
    write("check.js", "process.exit(1)");
    expect(release().stderr).toContain("uncommitted changes: check.js");
    git("commit", "--all", "--message", "Break the check");
    const { status, stderr } = release();
    expect([status, stderr]).toEqual([1, expect.stringContaining("npm run check failed")]);
    expect(git("tag", "--list")).toBe("");
  });
});
