import { wcagContrast } from "culori";
import { type Look, textContrast, themeVariables } from "#site/theme.ts";

type ColourPair = { ink: string; ground: string; ratio: string; reads: boolean };

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

export function colourPairs(look: Look): ColourPair[] {
  const colours = themeVariables(look);
  return pairs.map(([ink, ground]) => {
    const ratio = wcagContrast(colours[ink] ?? "", colours[ground] ?? "");
    return { ink, ground, ratio: ratio.toFixed(2), reads: ratio >= textContrast };
  });
}

export function ColourTokens({ pairs: shown }: { pairs: ColourPair[] }) {
  return (
    <ul className="showcase-sw-c">
      {shown.map(({ ink, ground, ratio, reads }) => (
        <li key={ink + ground} style={{ color: `var(--${ink})`, background: `var(--${ground})` }}>
          <b>
            {ratio} to 1{!reads && ", large text only"}
          </b>
          {ink} on {ground}
        </li>
      ))}
    </ul>
  );
}
