import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { changelogEntry, releaseProblems, tagOf } from "./release-problems.ts";
import { showHelp } from "./show-help.ts";

// `npm run release`: checks that the version in package.json can be released, runs `npm run check` and makes an annotated
// tag with the changelog's entry. It pushes nothing. `--dry-run` stops before the tag.
showHelp(`npm run release [-- --dry-run]

Checks that the version in package.json can be released and tags it; --dry-run stops before the tag.`);
const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trimEnd();
const lines = (text: string): string[] => text.split("\n").filter(Boolean);
const versionIn = (file: string): string => (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const version = versionIn("package.json");
const changelog = readFileSync("CHANGELOG.md", "utf8");
const problems = releaseProblems({
  version,
  lockVersion: versionIn("package-lock.json"),
  changelog,
  branch: git("branch", "--show-current"),
  changedFiles: lines(git("status", "--porcelain")).map((line) => line.slice(3)),
  tags: lines(git("tag", "--list")),
});
if (problems.length > 0) {
  process.stderr.write(`${version} cannot be released.\n${problems.map((problem) => `- ${problem}\n`).join("")}`);
  process.exit(1);
}

say(`Checking ${version} …`);
if (spawnSync("npm", ["run", "check"], { stdio: "inherit" }).status !== 0) {
  process.stderr.write(`${version} cannot be released: npm run check failed. Its output above says why.\n`);
  process.exit(1);
}

const tag = tagOf(version);
if (values["dry-run"]) {
  say(`Everything is ready. Without --dry-run this would make the tag ${tag}.`);
} else {
  // Verbatim: git would drop Markdown headings as comments.
  git(
    "tag",
    "--annotate",
    tag,
    "--cleanup=verbatim",
    "--message",
    `${tag}\n\n${changelogEntry(changelog, version)?.text}\n`,
  );
  say(`Made the tag ${tag}. Publish it with: git push origin main ${tag}`);
}
