import { imageWidths } from "#domain/image/image-widths.ts";

/** From a phone's whole width on a sharp screen down to a third of a wide one. */
export const cardWidths = imageWidths.filter((width) => width >= 360 && width <= 960);
