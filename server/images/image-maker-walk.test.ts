import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { imageWidths } from "#domain/image/image-widths.ts";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { present } from "#tests/support/present.ts";
import { type ImageRequest, qualities } from "./image-address.ts";
import { ImageMaker } from "./image-maker.ts";
import { madePicture } from "./made-picture.ts";
import type { MediaFile } from "./media-source.ts";
import { pictureFacts } from "./picture-facts.ts";
import { sizedPicture } from "./sized-picture.ts";

// The shortcut: a size is made once and stored, and equal requests wait for one. The long way: making it each time.

let originals: MediaFile[];
beforeAll(async () => {
  const sizes = [
    { width: 300, height: 200, background: "red" },
    { width: 40, height: 160, background: "#ffffff00" },
  ];
  originals = await Promise.all(
    sizes.map(async ({ width, height, background }) => {
      const bytes = await sharp({ create: { width, height, channels: 4, background } })
        .png()
        .toBuffer();
      return { path: `${width}.png`, ...present(pictureFacts(bytes)), read: async () => bytes };
    }),
  );
});

const request = fc.record({
  original: fc.nat(1),
  width: fc.constantFrom(...imageWidths.slice(0, 2)),
  // A crop is large, and so takes long to make.
  crop: fc.nat(30).map((one) => one === 0),
  quality: fc.constantFrom(...qualities),
});
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never;
/** Requests that come together, and what happens to the storage before them. */
const step = fc.record({
  together: fc.array(request, { minLength: 1, maxLength: 3 }),
  storage: fc.constantFrom("as it is", "as it is", "half a file", "reads fail", "is full"),
});

const anew = new Map<string, Buffer>();
async function madeAnew(source: MediaFile, asked: ImageRequest): Promise<Buffer> {
  const name = JSON.stringify([source.path, asked]);
  const made =
    anew.get(name) ??
    (await sizedPicture(present(await source.read()), asked)
      .webp({ quality: asked.quality, effort: 3 })
      .toBuffer());
  anew.set(name, made);
  return made;
}

test("[7.5.2] a stored size is the one that would be made now", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const files = new Map<string, Buffer<ArrayBuffer>>();
      let mood = "as it is";
      const maker = new ImageMaker({
        read: async (key) => {
          if (mood === "reads fail") throw new Error("the storage is away");
          return files.get(key) ?? null;
        },
        put: async (key, bytes) => {
          if (mood === "is full") throw new Error("no space left");
          files.set(key, Buffer.from(bytes));
        },
      });
      const imageOf = ({ original, ...asked }: Request) => {
        const source = present(originals[original]);
        return { source, asked: { ...asked, hash: source.hash, path: source.path } };
      };
      for (const { together, storage } of steps) {
        mood = storage;
        const images = together.map(imageOf);
        const [first] = images;
        const key = first && madePicture(first.source, first.asked, "webp");
        const known = key === undefined ? undefined : files.get(key);
        if (key !== undefined && known && mood === "half a file") files.set(key, known.subarray(0, known.length / 2));
        const made = await Promise.all(images.map(({ source, asked }) => maker.make(source, asked)));
        expect(made).toEqual(await Promise.all(images.map(({ source, asked }) => madeAnew(source, asked))));
      }
    }),
    fuzz(1 / 50),
  );
});
