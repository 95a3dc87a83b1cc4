import { execFileSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedFiles } from "./changed-files.ts";

let root = "";
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
const commit = (message: string) => {
  git("add", ".");
  git("-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "--quiet", "--message", message);
};
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "forecourt-changed-"));
  git("init", "--quiet", "--initial-branch=main");
  for (const file of ["same.ts", "edited.ts", "gone.ts", "old name.ts"]) write(file, file);
  write(".gitignore", "build\n");
  commit("One");
  git("checkout", "--quiet", "-b", "branch");
  write("committed.ts", "1");
  commit("Two");
  git("checkout", "--quiet", "main");
  write("of-main.ts", "1");
  commit("Three");
  git("checkout", "--quiet", "branch");
  write("edited.ts", "2");
  rmSync(join(root, "gone.ts"));
  renameSync(join(root, "old name.ts"), join(root, "new name.ts"));
  write("build", "1");
  write("staged.ts", "1");
  git("add", "staged.ts");
});
afterAll(() => rmSync(root, { recursive: true }));

const now = ["edited.ts", "gone.ts", "new name.ts", "old name.ts", "staged.ts"];

test("finds what was edited, removed, renamed, staged and added since the last commit", () => {
  expect(changedFiles(root, null)).toEqual(now);
});

test("finds what a branch has changed, and nothing that others have since", () => {
  expect(changedFiles(root, "main")).toEqual(["committed.ts", ...now]);
});

test("a branch that does not exist is a sentence", () => {
  expect(() => changedFiles(root, "nowhere")).toThrow(/^git merge-base nowhere HEAD failed: .*nowhere/);
});
