import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { madePrefix } from "#server/images/made-picture.ts";

// Generating the sizes of the demo's pictures takes half a minute of the processor. Their names are hashes of the
// originals, so each run stores its pictures in the checkout for the next one, until the code that makes them changes.

const root = join(import.meta.dirname, "../..");
const folder = join(root, "node_modules/.cache/pictures");

function current(): string {
  const hash = createHash("sha256");
  for (const file of ["server/images/made-picture.ts", "package-lock.json"]) {
    hash.update(readFileSync(join(root, file)));
  }
  return join(folder, hash.digest("hex").slice(0, 16));
}

/** Puts the pictures of earlier runs into a server's data folder, before it starts. */
export function bringPictures(dataDir: string): void {
  const made = join(dataDir, madePrefix);
  mkdirSync(made, { recursive: true });
  if (existsSync(current())) cpSync(current(), made, { recursive: true });
}

/** Stores them for the next run. A server never shows an incomplete file there. */
export function keepPictures(dataDir: string): void {
  const cache = current();
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (join(folder, name) !== cache) rmSync(join(folder, name), { recursive: true, force: true });
  }
  cpSync(join(dataDir, madePrefix), cache, { recursive: true, force: false });
}
