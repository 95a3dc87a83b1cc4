import type { Page } from "playwright-core";

/** Size, weight and colour of a text. */
export type Look = { size: number; weight: number; colour: string };

/** The look of each text that a selector finds; empty if the page has none. */
export const looksOf = (page: Page, selector: string): Promise<Look[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { fontSize, fontWeight, color } = getComputedStyle(one);
      return { size: Number.parseFloat(fontSize), weight: Number(fontWeight), colour: color };
    }),
  );

/** Each look once. */
export const different = (looks: readonly Look[]): Look[] => [
  ...new Map(looks.map((look) => [JSON.stringify(look), look])).values(),
];
