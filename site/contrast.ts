import { ownValue } from "#domain/text/own-value.ts";
import { clampChroma, converter, formatHex, wcagContrast } from "culori";
import { type Look, textContrast, themeVariables } from "./theme.ts";

/** A pair of colours that a page puts on each other, and the minimum contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
type Pair = { says: string; ink: string; ground: string; least: number };

/** Pairs by the setting that can fix them. Derived colours keep their contrast by construction. */
const pairs: Record<"accent" | "stage", readonly Pair[]> = {
  accent: [
    { says: "as text on the page", ink: "accent", ground: "surface-0", least: textContrast },
    { says: "as text on panels", ink: "accent", ground: "surface-1", least: textContrast },
    { says: "as text on its own tint", ink: "accent", ground: "accent-weak", least: textContrast },
  ],
  stage: [
    { says: "behind text", ink: "ink-0", ground: "stage", least: textContrast },
    { says: "behind quiet text", ink: "ink-2", ground: "stage", least: textContrast },
  ],
};

export type ContrastProblem = {
  path: string[];
  /** The pair with its ratio, in words. */
  expected: string;
  /** The nearest colour that would be readable, as a dealer writes it; null if there is none. */
  nearest: string | null;
};

const settings = ["accent", "stage"] as const;
const chosen = (setting: keyof typeof pairs, look: Look): string | null =>
  setting === "accent" ? look.accent : look.tokens.stage;

/** Pairs of the site's colours that are unreadable. */
export function contrastProblems(look: Look): ContrastProblem[] {
  return settings.flatMap((setting) => {
    const colour = chosen(setting, look);
    const [worst] = colour === null ? [] : failing(setting, look);
    if (!worst || colour === null) return [];
    const nearest = nearestReadable(setting, colour, look);
    const advice = nearest === null ? "choose another" : `the nearest that can be read is "${nearest}"`;
    return [
      {
        path: setting === "accent" ? ["accent"] : ["tokens", "stage"],
        expected: `"${colour}" ${worst.pair.says} has a contrast of ${worst.ratio.toFixed(2)} to 1 (${worst.pair.ink} on ${worst.pair.ground}), and ${worst.pair.least} to 1 is needed; ${advice}`,
        nearest,
      },
    ];
  });
}

function failing(setting: keyof typeof pairs, look: Look): { pair: Pair; ratio: number }[] {
  const variables = themeVariables(look);
  return pairs[setting]
    .map((pair) => ({
      pair,
      ratio: wcagContrast(ownValue(variables, pair.ink) ?? "", ownValue(variables, pair.ground) ?? ""),
    }))
    .filter(({ pair, ratio }) => ratio < pair.least)
    .sort((a, b) => a.ratio / a.pair.least - b.ratio / b.pair.least);
}

const toOklch = converter("oklch");

/** The same hue, as little lighter or darker as necessary. */
function nearestReadable(setting: keyof typeof pairs, colour: string, look: Look): string | null {
  const start = toOklch(colour);
  if (!start) return null;
  for (let step = 1; step <= 200; step++) {
    for (const l of [start.l - step / 200, start.l + step / 200]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...start, l }, "oklch"));
      const tried =
        setting === "accent"
          ? { ...look, accent: candidate }
          : { ...look, tokens: { ...look.tokens, stage: candidate } };
      if (failing(setting, tried).length === 0) return candidate;
    }
  }
  return null;
}
