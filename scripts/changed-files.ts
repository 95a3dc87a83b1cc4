import { spawnSync } from "node:child_process";

/**
 * Files that differ from the last commit, new ones included; with a branch, from where this one left it. A file that was
 * renamed counts under both names. Throws a sentence.
 */
export function changedFiles(root: string, branch: string | null): string[] {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${args.join(" ")} failed: ${stderr.trim()}`);
    return stdout;
  };
  const base = branch === null ? "HEAD" : git("merge-base", branch, "HEAD").trim();
  const changed = git("diff", "--name-only", "--no-renames", "--relative", "-z", base, "--");
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set(`${changed}${untracked}`.split("\0").filter(Boolean))].toSorted();
}
