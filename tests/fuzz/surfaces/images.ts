import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MediaLibrary } from "#server/images/media-library.ts";
import { firstSite, fuzzApp } from "../fuzz-app.ts";
import { checkAnswer, type Surface } from "../surface.ts";

/** Pictures of feeds: measured for pages, and resized. */
export async function images(): Promise<Surface> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-fuzz-"));
  const media = new MediaLibrary([folder]);
  const app = await fuzzApp({ media });
  return {
    async run(input, index) {
      const name = `${index}.${["webp", "png", "jpg", "svg"][index % 4]}`;
      writeFileSync(join(folder, name), input);
      try {
        const found = media.find(name);
        await checkAnswer(await app.get(`${firstSite}/img/${found?.hash ?? "0123456789"}/480-75/${name}`));
        await checkAnswer(await app.get(`${firstSite}/media/${name}`));
      } finally {
        unlinkSync(join(folder, name));
      }
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
