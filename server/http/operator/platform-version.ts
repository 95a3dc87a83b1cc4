import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of this checkout. */
export function platformVersion(root: string): string {
  // oxlint-disable-next-line no-restricted-properties -- a file of the platform itself
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return version;
}
