import pixelmatch from "pixelmatch";

/** A picture as it is compared and stored. */
export type Small = { data: Buffer; width: number; height: number };

/**
 * Every system renders text differently, so a third of a tile's pixels may differ. A part that moved, changed its
 * colour or is missing affects more of a tile: tiles overlap.
 */
const pixelThreshold = 0.16;
const tile = 20;
const step = tile / 2;
const mostInTile = 0.35;
/** A line of text more or less is a change; rounding is not. */
export const mostRows = 2;

/** The differences, in words; empty if the pictures match. */
export function differences(shown: Small, reference: Small): string[] {
  if (shown.width !== reference.width || Math.abs(shown.height - reference.height) > mostRows) {
    return [`it is ${shown.width} by ${shown.height}, and was ${reference.width} by ${reference.height}`];
  }
  const height = Math.min(shown.height, reference.height);
  const { width } = shown;
  const bytes = width * height * 4;
  const mask = new Uint8Array(bytes);
  pixelmatch(shown.data.subarray(0, bytes), reference.data.subarray(0, bytes), mask, width, height, {
    threshold: pixelThreshold,
    diffMask: true,
  });
  const found: string[] = [];
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
      // The last tiles end with the picture.
      const at = { left: Math.min(left, width - tile), top: Math.max(0, Math.min(top, height - tile)) };
      const share = shareIn(mask, width, at);
      if (share > mostInTile) found.push(`${Math.round(share * 100)} % at ${at.left}, ${at.top}`);
    }
  }
  return found;
}

function shareIn(mask: Uint8Array, width: number, { left, top }: { left: number; top: number }): number {
  let marked = 0;
  for (let y = top; y < top + tile; y++) {
    // Beyond the end of a picture that is lower than a tile nothing differs.
    for (let x = left; x < left + tile; x++) if ((mask[(y * width + x) * 4 + 3] ?? 0) !== 0) marked++;
  }
  return marked / tile ** 2;
}
