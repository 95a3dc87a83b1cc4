import { imageWidths } from "#domain/image/image-widths.ts";

export const qualities = [75, 100] as const;
/** The crop of social previews. */
export const socialCrop = "1200x627";

export type ImageRequest = { hash: string; width: number; crop: boolean; quality: number; path: string };
export type ReadImage = { ok: true; image: ImageRequest } | { ok: false; status: 400 | 404; error: string };

const address = /^\/img\/(?<hash>[0-9a-f]{10})\/(?<size>\d+|1200x627)-(?<quality>\d+)\/(?<path>.+)$/;

/** /img/<hash>/<width>-<quality>/<path>, with widths and qualities from a fixed list. */
export function readImageAddress(pathname: string): ReadImage {
  const groups = address.exec(pathname)?.groups;
  if (!groups) return { ok: false, status: 404, error: "There is no picture at this address." };
  const { hash = "", size = "", quality = "", path = "" } = groups;
  const decoded = decode(path);
  if (decoded === null) return { ok: false, status: 404, error: "There is no picture at this address." };
  const crop = size === socialCrop;
  const width = crop ? 1200 : Number(size);
  if (!crop && !(imageWidths as readonly number[]).includes(width)) {
    return { ok: false, status: 400, error: `Pictures are made ${imageWidths.join(", ")} pixels wide, not ${size}.` };
  }
  if (!(qualities as readonly number[]).includes(Number(quality))) {
    return { ok: false, status: 400, error: `Pictures are made in quality ${qualities.join(" or ")}, not ${quality}.` };
  }
  return { ok: true, image: { hash, width, crop, quality: Number(quality), path: decoded } };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
