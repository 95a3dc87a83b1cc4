import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sizedPicture } from "#server/images/sized-picture.ts";

const folder = join(import.meta.dirname, "media/flat");
const request = { hash: "", width: 120, crop: false, quality: 75, path: "" };

test("a cut-out is transparent where there is no vehicle, and light paint is not", async () => {
  const pictures = readdirSync(folder);
  expect(pictures.length).toBeGreaterThan(100);
  for (const name of pictures)
    expect([name, (await sharp(join(folder, name)).metadata()).hasAlpha]).toEqual([name, true]);
  const white = await alphaOf("suv-white-side.webp");
  expect(white.corner).toBe(0);
  expect(white.middle).toBeGreaterThan(250);
});

test("[2.3.67] a social preview of a cut-out stands on white", async () => {
  const original = readFileSync(join(folder, "suv-white-side.webp"));
  const { data, info } = await sizedPicture(original, { ...request, crop: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

async function alphaOf(name: string) {
  const { data, info } = await sizedPicture(readFileSync(join(folder, name)), request)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0;
  return { corner: at(1, 1), middle: at(Math.round(info.width / 2), Math.round(info.height / 2)) };
}
