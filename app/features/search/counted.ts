import type { Figures } from "#domain/country/figures.ts";

/** "1 car", "1,201 cars": said in the site's own words where it is shown. */
export const counted = (count: number, { number }: Pick<Figures, "number">): string =>
  `${number(count)} ${plural(count)}`;

export const plural = (count: number): string => (count === 1 ? "{vehicle}" : "{vehicles}");
