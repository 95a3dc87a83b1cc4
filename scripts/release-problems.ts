/** Everything that decides whether a version can be released. */
export type ReleaseFacts = {
  version: string;
  lockVersion: string;
  changelog: string;
  branch: string;
  changedFiles: readonly string[];
  tags: readonly string[];
};

const versionPattern = /^\d+\.\d+\.\d+$/;

export const tagOf = (version: string): string => `v${version}`;

/** Reasons why the version cannot be released, each with what to do. Empty: it can be tagged. */
export function releaseProblems(facts: ReleaseFacts): string[] {
  const { version, lockVersion, changelog, branch, changedFiles, tags } = facts;
  const entry = changelogEntry(changelog, version);
  return [
    !versionPattern.test(version) && `package.json: version "${version}" is not of the form 1.2.3.`,
    lockVersion !== version &&
      `package-lock.json says version ${lockVersion}, package.json ${version}. Run npm install and commit both.`,
    branch !== "main" && `Releases are made from main; this is ${branch || "a detached commit"}. Check out main.`,
    changedFiles.length > 0 && `There are uncommitted changes: ${changedFiles.join(", ")}. Commit or discard them.`,
    tags.includes(tagOf(version)) && `The tag ${tagOf(version)} exists. Raise the version in package.json.`,
    entry === null && `CHANGELOG.md has no entry "## ${version}". Add it.`,
    entry?.date === null && `CHANGELOG.md: the entry ${version} has no date. Write "## ${version} (2026-01-31)".`,
    entry?.text === "" && `CHANGELOG.md: the entry ${version} is empty. Write what users notice.`,
  ].filter((problem) => problem !== false);
}

/** The date and text of a version's changelog entry, or null if there is none. */
export function changelogEntry(changelog: string, version: string): { date: string | null; text: string } | null {
  const [heading = "", ...lines] =
    changelog
      .split(/^(?=## )/m)
      .find((part) => part.startsWith(`## ${version}\n`) || part.startsWith(`## ${version} `))
      ?.split("\n") ?? [];
  if (heading === "") return null;
  return { date: /\((\d{4}-\d{2}-\d{2})\)/.exec(heading)?.[1] ?? null, text: lines.join("\n").trim() };
}
