import { ownValue } from "#domain/text/own-value.ts";
import { wcagContrast } from "culori";
import { type Look, textContrast, themeVariables } from "#site/theme.ts";

export type ColourPair = { ink: string; ground: string; ratio: string; reads: boolean };

/** Pairs of colours that occur on pages. */
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ["ink-0", "surface-0"],
  ["ink-1", "surface-1"],
  ["ink-2", "surface-2"],
  ["accent", "surface-0"],
  ["accent", "accent-weak"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-brand", "brand"],
  ["on-brand-2", "brand"],
  ["saving-on-brand", "brand"],
  ["on-night", "night"],
  ["on-night-2", "night"],
  ["brand-on-night", "night"],
  ["on-header", "header"],
  ["on-footer", "footer"],
  ["ink-0", "stage"],
  ["positive", "positive-weak"],
  ["danger", "danger-weak"],
  ["warning", "surface-0"],
];

/** Each pair in these colours, with its contrast. */
export function colourPairs(look: Look): ColourPair[] {
  const colours = themeVariables(look);
  return pairs.map(([ink, ground]) => {
    const ratio = wcagContrast(ownValue(colours, ink) ?? "", ownValue(colours, ground) ?? "");
    return { ink, ground, ratio: ratio.toFixed(2), reads: ratio >= textContrast };
  });
}
