import { ownValue } from "#domain/text/own-value.ts";
import { converter, formatHex } from "culori";
import type { MediaFile } from "#server/images/media-source.ts";
import type { SiteDocument, SiteSources } from "./document.ts";

const toRgb = converter("rgb");
export const hexOf = (colour: string): string => formatHex(toRgb(colour)) ?? "#000000";

/** Loaded for the first icon: no thread that only renders pages needs it. */
const loadSharp = async () => (await import("sharp")).default;

/** `inner` is the share of the square that the mark fills; a ground is the site's brand colour. */
type Icon = { size: number; inner: number; ground: boolean };

export const icons: Readonly<Record<string, Icon>> = {
  "icon-192.png": { size: 192, inner: 1, ground: false },
  "icon-512.png": { size: 512, inner: 1, ground: false },
  // Cropped to a circle of 80 % at worst, so that nothing of the mark is lost.
  "maskable-512.png": { size: 512, inner: 0.66, ground: true },
  // iOS shows transparency as black.
  "apple-touch-icon.png": { size: 180, inner: 0.8, ground: true },
};

/** One icon made from the site's own mark; null for an unknown name or a site without a mark. */
export async function iconFile(from: SiteSources, name: string): Promise<SiteDocument | null> {
  const icon = ownValue(icons, name);
  const mark = markOf(from);
  const body = icon && mark && (await draw(mark, icon, from));
  return body ? { type: "image/png", body } : null;
}

/** What browsers request by default: an ICO around one PNG of 48 pixels. */
export async function faviconIco(from: SiteSources): Promise<SiteDocument | null> {
  const mark = markOf(from);
  const size = 48;
  const png = mark && (await draw(mark, { size, inner: 1, ground: false }, from));
  if (!png) return null;
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return { type: "image/x-icon", body: Buffer.concat([head, png]) };
}

/** 2.3, Page head: the site's picture for social previews, cropped to 1200x627. */
export async function socialImage({ runtime, media }: SiteSources): Promise<SiteDocument | null> {
  const bytes = await fileAt(runtime.site.public.social_image, media)?.read();
  if (!bytes) return null;
  const sharp = await loadSharp();
  const body = await sharp(bytes, { limitInputPixels: 80_000_000 })
    .rotate()
    .resize({ width: 1200, height: 627, fit: "cover" })
    .webp({ quality: 75, effort: 3 })
    .toBuffer()
    .catch(() => null);
  return body && { type: "image/webp", body };
}

const markOf = ({ runtime: { site }, media }: SiteSources): MediaFile | null => fileAt(site.public.favicon, media);

const fileAt = (url: string, media: SiteSources["media"]): MediaFile | null => media.find(url.slice("/media/".length));

/** Null for a mark that cannot be decoded. */
async function draw(mark: MediaFile, { size, inner, ground }: Icon, { runtime }: SiteSources): Promise<Buffer | null> {
  const side = Math.round(size * inner);
  // SVGs are rendered at the target size; 72 is the density of their natural size.
  const density = Math.min(2400, Math.max(72, Math.ceil((72 * side) / Math.max(1, Math.min(mark.width, mark.height)))));
  const bytes = await mark.read();
  if (bytes === null) return null;
  const sharp = await loadSharp();
  const picture = await sharp(bytes, mark.path.endsWith(".svg") ? { density } : {})
    .resize({ width: side, height: side, fit: "contain", background: clear })
    .png()
    .toBuffer()
    .catch(() => null);
  if (picture === null) return null;
  const background = ground ? hexOf(runtime.site.public.brand) : clear;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
