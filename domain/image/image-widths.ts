/** Widths in which pictures are generated; any other is refused, so that nobody can fill the disk. */
export const imageWidths = [120, 240, 360, 480, 720, 960, 1440] as const;
export type ImageWidth = (typeof imageWidths)[number];
/** 7: 75 by default, 100 for full. */
export type ImageQuality = 75 | 100;

type Sized = { src: string; width: number };

/** `src` is the picture's address with {w} and {q} in place of its width and quality, whoever serves it. */
export function imageAt(src: string, width: ImageWidth, quality: ImageQuality = 75): string {
  return src.replace("{w}", String(width)).replace("{q}", String(quality));
}

/** SVGs have one address; photos have one for every width. */
export const comesInWidths = (src: string): boolean => src.includes("{w}");

/** A logo or a face, small. */
export const smallImage = (picture: { src: string } | null): string | null => picture && imageAt(picture.src, 120);

/** Every width up to the picture's own, for the browser to choose from. */
export function srcset({ src, width }: Sized, widest: ImageWidth = 1440, quality: ImageQuality = 75): string {
  const limit = Math.min(width, widest);
  const widths = imageWidths.filter((candidate) => candidate <= limit);
  return (widths.length > 0 ? widths : [imageWidths[0]]).map((w) => `${imageAt(src, w, quality)} ${w}w`).join(", ");
}
