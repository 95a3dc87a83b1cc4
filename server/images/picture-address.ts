import { ownValue } from "#domain/text/own-value.ts";
import type { MediaFile } from "./media-source.ts";
import { socialCrop } from "./image-address.ts";

/** The addresses of a site's pictures: our own /img, or an image CDN that fetches the originals from /media. */
export type PictureAddresses = {
  /** With {w} and {q} for width and quality; an SVG has one address for all of them. */
  of: (file: MediaFile) => string;
  /** Social previews are always cropped here: not every CDN can crop. */
  preview: (src: string) => string;
};

export function pictureAddresses(cdn: string | null): PictureAddresses {
  const own = ({ hash, path }: MediaFile) => `/img/${hash}/{w}-{q}/${path}`;
  /** Own address by CDN address. */
  const fetched = new Map<string, string>();
  const atCdn = (file: MediaFile, template: string) => {
    const parts: Record<string, string> = { path: `media/${file.path}`, hash: file.hash, width: "{w}", quality: "{q}" };
    const src = template.replaceAll(
      /\{(path|hash|width|quality)\}/g,
      (_part, name: string) => ownValue(parts, name) ?? "",
    );
    fetched.set(src, own(file));
    return src;
  };
  return {
    of(file) {
      if (file.path.endsWith(".svg")) return `/media/${file.path}?v=${file.hash}`;
      return cdn === null ? own(file) : atCdn(file, cdn);
    },
    preview: (src) => (fetched.get(src) ?? src).replace("{w}-{q}", `${socialCrop}-75`),
  };
}
