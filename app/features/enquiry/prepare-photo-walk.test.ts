import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import type { Prepared } from "./prepare-photo.ts";

// The shortcut: a photo is made smaller once, for its thumbnail, its check and each time that it is sent. The long way:
// a page that has just been opened makes it. Pictures and canvases are names here: no browser is needed.

type Bitmap = { name: string; width: number; height: number; close: () => void };
let open = 0;
/** A photo of 50 megapixels takes 200 MB while it is open. */
let mostOpen = 0;

beforeEach(() => {
  [open, mostOpen] = [0, 0];
  vi.stubGlobal("createImageBitmap", async (source: File | Bitmap): Promise<Bitmap> => {
    const { name } = source;
    await Promise.resolve();
    if (name.startsWith("broken")) throw new Error("not a picture");
    if (!(source instanceof File)) return { name: `thumb of ${name}`, width: 96, height: 96, close: () => undefined };
    mostOpen = Math.max(mostOpen, ++open);
    return { name, width: 4000, height: 3000, close: () => open-- };
  });
  vi.stubGlobal("document", { createElement: () => fakeCanvas() });
});
afterEach(() => vi.unstubAllGlobals());

function fakeCanvas() {
  let drawn = "";
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ fillRect: () => undefined, drawImage: ({ name }: Bitmap) => (drawn = name) }),
    toBlob: (done: (blob: Blob) => void, type: string) =>
      queueMicrotask(() => done(new Blob([`${drawn} ${canvas.width}x${canvas.height}`], { type }))),
  };
  return canvas;
}

const megabyte = new Uint8Array(1024 * 1024);
const files = ["a.jpg", "b.jpg", "small.jpg", "broken.jpg", "letter.pdf"].map((name) => {
  const bytes = name === "small.jpg" ? ["small"] : [megabyte, name];
  return new File(bytes, name, { type: name.endsWith("pdf") ? "application/pdf" : "image/jpeg" });
});

async function shownOf({ body, thumb }: Prepared) {
  const isDrawn = !(body instanceof File);
  return [isDrawn ? await body.text() : body.name, body.type, (thumb as Bitmap | null)?.name ?? null];
}

async function freshPage() {
  vi.resetModules();
  return (await import("./prepare-photo.ts")).preparePhoto;
}

/** Calls that come together. */
const calls = fc.array(fc.constantFrom(...files), { minLength: 1, maxLength: 4 });

test("a photo that was made smaller before is the one that would be made now", async () => {
  const alone = new Map<File, unknown>();
  for (const file of files) alone.set(file, await shownOf(await (await freshPage())(file)));
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { maxLength: 6 }), async (steps) => {
      const preparePhoto = await freshPage();
      for (const together of steps) {
        const shown = await Promise.all(together.map(async (file) => shownOf(await preparePhoto(file))));
        expect(shown).toEqual(together.map((file) => alone.get(file)));
        expect(mostOpen).toBeLessThanOrEqual(1);
      }
    }),
    fuzz(1 / 20),
  );
});

test("a letter that is chosen between two photos lets neither be opened while the other is", async () => {
  const preparePhoto = await freshPage();
  const [first, second, , , letter] = files as [File, File, File, File, File];
  const shown = await Promise.all([first, letter, second].map(async (file) => shownOf(await preparePhoto(file))));
  expect(shown.map(([, , thumb]) => thumb)).toEqual(["thumb of a.jpg", null, "thumb of b.jpg"]);
  expect(mostOpen).toBe(1);
});
