import { converter, formatCss, type Oklch } from "culori";
import type { PublicSettings } from "./schema/site-settings.ts";

const toOklch = converter("oklch");

function parse(colour: string): Oklch {
  const parsed = toOklch(colour);
  if (!parsed) throw new Error(`"${colour}" is not a colour`);
  return parsed;
}

const css = (l: number, c: number, h: number, alpha?: number): string =>
  formatCss({ mode: "oklch", l: round(l), c: round(c), h: round(h), ...(alpha === undefined ? {} : { alpha }) });
const round = (n: number): number => Math.round(n * 1000) / 1000;

/** Lightness of the four surfaces and four inks, by the site's ground. */
const grounds = {
  light: { surface: [1, 0.977, 0.945, 0.905], ink: [0.19, 0.35, 0.485, 0.62], line: 0.89, line2: 0.65, chroma: 0.005 },
  paper: {
    surface: [0.985, 0.965, 0.935, 0.895],
    ink: [0.2, 0.35, 0.475, 0.61],
    line: 0.87,
    line2: 0.63,
    chroma: 0.012,
  },
  dark: { surface: [0.17, 0.2, 0.24, 0.29], ink: [0.97, 0.87, 0.75, 0.6], line: 0.32, line2: 0.56, chroma: 0.008 },
} as const;

/** A dealer picks brand and accent; every other colour derives from them. */
export function themeVariables(settings: Pick<PublicSettings, "brand" | "accent" | "tokens">): Record<string, string> {
  const brand = parse(settings.brand);
  const accent = parse(settings.accent);
  const ground = grounds[settings.tokens.surface];
  const hue = brand.h ?? accent.h ?? 255;
  const accentHue = accent.h ?? hue;
  const dark = settings.tokens.surface === "dark";
  const variables: Record<string, string> = {
    brand: css(brand.l, brand.c, hue),
    "on-brand": brand.l > 0.62 ? css(0.19, 0.018, hue) : css(1, 0, hue),
    "on-brand-2": brand.l > 0.62 ? css(0.35, 0.016, hue) : css(0.86, 0.008, hue),
    accent: css(accent.l, accent.c, accentHue),
    "accent-hover": css(accent.l - 0.06, accent.c * 0.92, accentHue),
    "accent-weak": css(dark ? 0.27 : 0.955, dark ? 0.05 : 0.022, accentHue),
    "on-accent": accent.l > 0.66 ? css(0.17, 0.02, accentHue) : css(1, 0, accentHue),
    line: css(ground.line, ground.chroma, hue),
    "line-2": css(ground.line2, ground.chroma * 2, hue),
    positive: css(dark ? 0.76 : 0.47, 0.12, 155),
    "positive-weak": css(dark ? 0.27 : 0.95, 0.04, 155),
    warning: css(dark ? 0.8 : 0.55, 0.13, 65),
    danger: css(dark ? 0.72 : 0.52, 0.19, 27),
    "danger-weak": css(dark ? 0.27 : 0.965, 0.02, 27),
    shade: css(0.2, 0.02, hue, 0.28),
    veil: css(1, 0, hue, 0.82),
  };
  ground.surface.forEach(
    (l, step) => (variables[`surface-${step}`] = css(l, step === 0 && !dark ? ground.chroma / 5 : ground.chroma, hue)),
  );
  ground.ink.forEach((l, step) => (variables[`ink-${step}`] = css(l, 0.016, hue)));
  variables["stage"] = settings.tokens.stage ? formatCss(parse(settings.tokens.stage)) : (variables["surface-2"] ?? "");
  variables["radius"] = `${settings.tokens.radius}px`;
  variables["radius-2"] = `${Math.round(settings.tokens.radius * 1.5)}px`;
  return variables;
}

export function themeStyle(settings: Pick<PublicSettings, "brand" | "accent" | "tokens">): string {
  const body = Object.entries(themeVariables(settings)).map(([name, value]) => `--${name}:${value}`);
  return `:root{${body.join(";")}}`;
}
