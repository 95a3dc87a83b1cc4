/** Widths in which pictures are made; any other is refused, so that nobody can fill the disk. */
export const imageWidths = [120, 240, 360, 480, 720, 960, 1440] as const;

type Sized = { src: string; width: number };

/** `src` is the picture's address with {w} in place of its width and quality. */
export function imageAt(src: string, width: number, quality = 75): string {
  return src.replace("{w}", `${width}-${quality}`);
}

/** Every width up to the picture's own, for the browser to choose from. */
export function srcset({ src, width }: Sized, widest: number = imageWidths.at(-1) ?? width): string {
  const limit = Math.min(width, widest);
  const widths = imageWidths.filter((candidate) => candidate <= limit);
  return (widths.length > 0 ? widths : [imageWidths[0]]).map((w) => `${imageAt(src, w)} ${w}w`).join(", ");
}
