import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { FolderMedia } from "./folder-media.ts";

// The shortcut: the facts of a file are kept until its size or its time changes. The long way: somebody who has just
// opened the folder reads the file.

const folder = mkdtempSync(join(tmpdir(), "forecourt-folder-media-"));
afterAll(() => rmSync(folder, { recursive: true }));

const paths = ["logo.svg", "cars/one.svg", "cars/two.svg"] as const;
const path = fc.constantFrom(...paths);
const size = fc.constantFrom(8, 9, 120);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ draw: path, width: size, height: size }) },
  { weight: 1, arbitrary: fc.record({ spoil: path }) },
  { weight: 2, arbitrary: fc.record({ remove: path }) },
  { weight: 2, arbitrary: fc.record({ move: path, to: path }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A file system's time may be as coarse as a second: each write has a time of its own. */
let writes = 0;
function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, 1_700_000_000, 1_700_000_000 + ++writes);
}

function take(one: Step): void {
  if ("draw" in one) {
    const { draw, width, height } = one;
    write(draw, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);
  } else if ("spoil" in one) write(one.spoil, "not a picture");
  else if ("remove" in one) rmSync(join(folder, one.remove), { force: true });
  else {
    rmSync(join(folder, "moving"), { force: true });
    try {
      renameSync(join(folder, one.move), join(folder, "moving"));
    } catch {
      return;
    }
    mkdirSync(dirname(join(folder, one.to)), { recursive: true });
    renameSync(join(folder, "moving"), join(folder, one.to));
  }
}

const factsIn = (media: FolderMedia) => paths.map((name) => ({ ...media.find(name), read: null }));

test("[18.4.5] what is known of a folder's pictures is what reading them again tells", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 25 }), (steps) => {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      const media = new FolderMedia(folder);
      for (const one of steps) {
        take(one);
        expect(factsIn(media)).toEqual(factsIn(new FolderMedia(folder)));
      }
    }),
    fuzz(1 / 5),
  );
});
