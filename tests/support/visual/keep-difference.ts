import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { shown as shownPath } from "#tests/support/explain-failure.ts";
import type { Small } from "./compare.ts";

/** Stores both pictures and one of what differs between them. Returns their paths, in words. */
export async function keepDifference(folder: string, shown: Small, reviewed: Small): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const keep = async (name: string, { data, width, height }: Small): Promise<string> => {
    const file = join(folder, `${name}.png`);
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(file);
    return `${name}: ${shownPath(file)}`;
  };
  const same = { width: Math.min(shown.width, reviewed.width), height: Math.min(shown.height, reviewed.height) };
  const difference = { ...same, data: Buffer.alloc(same.width * same.height * 4) };
  pixelmatch(cut(shown, same), cut(reviewed, same), difference.data, same.width, same.height, {
    // Everything that differs is red.
    includeAA: true,
  });
  const kept = [keep("expected", reviewed), keep("actual", shown), keep("difference", difference)];
  return (await Promise.all(kept)).join("\n");
}

function cut({ data, width }: Small, to: { width: number; height: number }): Buffer {
  const rows = Array.from({ length: to.height }, (_, y) => data.subarray(y * width * 4, (y * width + to.width) * 4));
  return Buffer.concat(rows);
}
