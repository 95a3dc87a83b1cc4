import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { themeStyle, themeVariables } from "./theme.ts";

const theme = (brand: string, accent: string, surface: "light" | "paper" | "dark" = "light") =>
  themeVariables({ brand, accent, tokens: { radius: 4, stage: null, surface, density: "regular" } });

describe("a dealer picks brand and accent, the rest derives", () => {
  test.each(["light", "paper", "dark"] as const)("body text is readable on every %s surface", (surface) => {
    const variables = theme("#141821", "#0e43db", surface);
    for (const ink of ["ink-0", "ink-1", "ink-2"]) {
      for (const ground of ["surface-0", "surface-1", "surface-2"]) {
        expect(wcagContrast(variables[ink] ?? "", variables[ground] ?? ""), `${ink} on ${ground}`).toBeGreaterThan(4.5);
      }
    }
  });
  test.each(["#141821", "#f4c20d", "#7a1f2b", "#e8e4da"])("text on the brand %s is readable", (brand) => {
    const variables = theme(brand, "#0e43db");
    expect(wcagContrast(variables["on-brand"] ?? "", variables["brand"] ?? "")).toBeGreaterThan(4.5);
  });
  test("a change of brand changes the style, and the same settings give the same style", () => {
    const settings = {
      brand: "#141821",
      accent: "#0e43db",
      tokens: { radius: 4, stage: null, surface: "light", density: "regular" },
    } as const;
    expect(themeStyle(settings)).toBe(themeStyle(settings));
    expect(themeStyle(settings)).not.toBe(themeStyle({ ...settings, brand: "#225533" }));
  });
});
