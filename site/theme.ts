import { converter, formatCss, type Oklch, wcagContrast } from "culori";
import type { PublicSettings } from "./schema/site-settings.ts";

export type Look = Pick<PublicSettings, "brand" | "accent" | "tokens">;

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

/** Spacing factors. */
const densities = { compact: 0.75, regular: 1, airy: 1.25 } as const;

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

/** The first that is readable on the background; black or white always is. */
function readable(ground: string, wanted: readonly string[]): string {
  const found = wanted.find((ink) => wcagContrast(ink, ground) >= textContrast);
  return found ?? (wcagContrast("#fff", ground) >= textContrast ? css(1, 0, 0) : css(0, 0, 0));
}

/** Strong and quiet text on a coloured background, dark or light as the background requires. */
function inksOn(ground: string, hue: number): [strong: string, quiet: string] {
  const dark = css(0.19, 0.018, hue);
  const strong = readable(ground, parse(ground).l > 0.55 ? [dark, css(1, 0, hue)] : [css(1, 0, hue), dark]);
  return [strong, readable(ground, [parse(strong).l < 0.5 ? css(0.35, 0.016, hue) : css(0.86, 0.008, hue), strong])];
}

/** A dealer chooses brand and accent; every other colour is derived from them. */
export function themeVariables({ brand: ofBrand, accent: ofAccent, tokens }: Look): Record<string, string> {
  const brand = parse(ofBrand);
  const accent = parse(ofAccent);
  const ground = grounds[tokens.surface];
  const dark = tokens.surface === "dark";
  const brandHue = brand.h ?? accent.h ?? 255;
  const accentHue = accent.h ?? brandHue;
  // A light brand colours surfaces; ink and lines then take the accent's hue, because the brand's would look muddy.
  const hue = brand.l > 0.7 ? accentHue : brandHue;
  const colours = {
    brand: css(brand.l, brand.c, brandHue),
    accent: css(accent.l, accent.c, accentHue),
    night: css(dark ? 0.13 : 0.19, 0.02, hue),
  };
  const [onBrand, onBrand2] = inksOn(colours.brand, hue);
  const [onNight, onNight2] = inksOn(colours.night, hue);
  const variables: Record<string, string> = {
    ...colours,
    "on-brand": onBrand,
    "on-brand-2": onBrand2,
    "brand-weak": css(dark ? 0.27 : 0.94, Math.min(brand.c * 0.5, dark ? 0.05 : 0.08), brandHue),
    // The brand on night, and a saving on the brand: unchanged if they are readable.
    "brand-on-night": readable(colours.night, [colours.brand, onNight]),
    "saving-on-brand": readable(colours.brand, [css(0.42, 0.17, 27), css(0.85, 0.1, 40), onBrand]),
    "on-night": onNight,
    "on-night-2": onNight2,
    "accent-hover": css(accent.l + (dark ? 0.06 : -0.06), accent.c * 0.92, accentHue),
    "accent-weak": css(dark ? 0.27 : 0.968, dark ? 0.05 : 0.02, accentHue),
    "on-accent": readable(colours.accent, [css(1, 0, accentHue), css(0.17, 0.02, accentHue)]),
    line: css(ground.line, ground.chroma, hue),
    "line-2": css(ground.line2, ground.chroma * 2, hue),
    positive: css(dark ? 0.76 : 0.47, 0.12, 155),
    "positive-weak": css(dark ? 0.27 : 0.95, 0.04, 155),
    warning: css(dark ? 0.8 : 0.55, 0.13, 65),
    danger: css(dark ? 0.72 : 0.52, 0.19, 27),
    "danger-weak": css(dark ? 0.27 : 0.965, 0.02, 27),
    // The sea of a map is blue in every look, as light or dark as the ground.
    water: css(ground.surface[3], dark ? 0.04 : 0.03, 225),
    shade: css(0.2, 0.02, hue, 0.28),
    veil: css(dark ? ground.surface[0] : 1, 0, hue, 0.82),
  };
  ground.surface.forEach(
    (l, step) => (variables[`surface-${step}`] = css(l, step === 0 && !dark ? ground.chroma / 5 : ground.chroma, hue)),
  );
  ground.ink.forEach((l, step) => (variables[`ink-${step}`] = css(l, 0.016, hue)));
  const bands = {
    brand: [colours.brand, onBrand, onBrand2],
    night: [colours.night, onNight, onNight2],
    surface: [variables["surface-0"], variables["ink-0"], variables["ink-2"]],
  };
  for (const band of ["header", "footer"] as const) {
    const [base, strong, quiet] = bands[tokens[band]];
    Object.assign(variables, { [band]: base, [`on-${band}`]: strong, [`on-${band}-2`]: quiet });
  }
  const stage = tokens.stage ? formatCss(parse(tokens.stage)) : (variables["surface-2"] ?? "");
  return {
    ...variables,
    stage,
    // On a dark stage a multiplied picture would disappear.
    blend: tokens.image === "blend" && parse(stage).l > 0.55 ? "multiply" : "normal",
    density: String(densities[tokens.density]),
    radius: `${tokens.radius}px`,
    "radius-2": `${Math.round(tokens.radius * 1.5)}px`,
    scheme: dark ? "dark" : "light",
  };
}

export function themeStyle(look: Look): string {
  const body = Object.entries(themeVariables(look)).map(([name, value]) => `--${name}:${value}`);
  return `:root{${body.join(";")}}`;
}

/** Whether a ground is dark and needs the logo for dark backgrounds. */
export function isDark(look: Look, ground: "header" | "footer" | "surface-0"): boolean {
  return parse(themeVariables(look)[ground] ?? "").l < 0.55;
}
