import pixelmatch from "pixelmatch";
import type { Small } from "./shoot.ts";

/**
 * Letters are drawn differently by every system: single pixels may differ, and a fifth of those in any tile. What moved,
 * changed its colour or is missing fills a tile at least, wherever it stands.
 */
const pixelThreshold = 0.16;
const tile = 20;
const mostInTile = 0.35;
/** A line of text more or less in a page is a change; rounding is not. */
const mostRows = 2;

/** What differs, in words for people; empty where the pictures show the same. */
export function differences(shown: Small, kept: Small): string[] {
  if (shown.width !== kept.width || Math.abs(shown.height - kept.height) > mostRows) {
    return [`it is ${shown.width} by ${shown.height}, and was ${kept.width} by ${kept.height}`];
  }
  const height = Math.min(shown.height, kept.height);
  const { width } = shown;
  const bytes = width * height * 4;
  const mask = new Uint8Array(bytes);
  pixelmatch(shown.data.subarray(0, bytes), kept.data.subarray(0, bytes), mask, width, height, {
    threshold: pixelThreshold,
    diffMask: true,
  });
  const found: string[] = [];
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      const share = shareIn(mask, { left, top, width, height });
      if (share > mostInTile) found.push(`${Math.round(share * 100)} % at ${left}, ${top}`);
    }
  }
  return found;
}

function shareIn(mask: Uint8Array, at: { left: number; top: number; width: number; height: number }): number {
  const right = Math.min(at.left + tile, at.width);
  const bottom = Math.min(at.top + tile, at.height);
  let marked = 0;
  for (let y = at.top; y < bottom; y++) {
    for (let x = at.left; x < right; x++) if (mask[(y * at.width + x) * 4 + 3] !== 0) marked++;
  }
  return marked / ((right - at.left) * (bottom - at.top));
}
