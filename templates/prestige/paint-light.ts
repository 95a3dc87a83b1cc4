import type { CSSProperties } from "react";

/** Hue and strength of the stage light by paint. Dark and unknown paints get the template's own light. */
const lights: [paint: RegExp, hue: number, chroma: number][] = [
  [/green/i, 135, 0.06],
  [/blue|navy/i, 250, 0.045],
  [/white|pearl|ivory/i, 75, 0.02],
  [/gr[ea]y|silver|graphite/i, 235, 0.03],
  [/red|burgundy|maroon|orange/i, 36, 0.085],
];

/** Lights the stage in the colour of the car on it. */
export function lightOn(paint: string | undefined): CSSProperties | undefined {
  const light = paint && lights.find(([name]) => name.test(paint));
  if (!light) return undefined;
  const [, hue, chroma] = light;
  return { "--cyc-h": hue, "--cyc-c": chroma } as CSSProperties;
}
