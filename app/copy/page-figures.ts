import { type Figures, figuresLike } from "#domain/country/figures.ts";

let figures: Figures | null = null;

/** The document states how its site writes an amount. */
export const pageFigures = (): Figures => (figures ??= figuresLike(document.documentElement.dataset["amount"] ?? ""));
