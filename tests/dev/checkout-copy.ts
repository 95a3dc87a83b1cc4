import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** This checkout as it is on disk, in a folder whose files a test may change. Packages are those of the checkout. */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), "forecourt-checkout-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of listed.toString().split("\0")) {
    // A file that was deleted is listed until the deletion is committed.
    if (file !== "" && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  // A folder of its own, because tools keep what they have made there.
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (!/^\.(?!bin$|package-lock)/.test(name))
      symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  return copy;
}
