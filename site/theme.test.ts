import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { defaults } from "#templates/base/defaults.ts";
import { themeStyle, themeVariables } from "./theme.ts";

const theme = (brand: string, accent: string, surface: "light" | "paper" | "dark" = "light") =>
  themeVariables({ brand, accent, tokens: { ...defaults.tokens, surface } });

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
      tokens: defaults.tokens,
    };
    expect(themeStyle(settings)).toBe(themeStyle(settings));
    expect(themeStyle(settings)).not.toBe(themeStyle({ ...settings, brand: "#225533" }));
  });
  const brands = ["#141821", "#fcd016", "#7a1f2b", "#e8e4da", "#808080", "#d72119", "#173268", "#2e8b57"];
  test.each(["light", "paper", "dark"] as const)(
    "[10.4.2] what derives can be read on %s ground, whatever the brand",
    (surface) => {
      for (const brand of brands) {
        for (const band of ["brand", "night", "surface"] as const) {
          const variables = themeVariables({
            brand,
            accent: "#0e43db",
            tokens: { ...defaults.tokens, surface, header: band, footer: band },
          });
          const pairs = [
            ["on-brand", "brand"],
            ["on-brand-2", "brand"],
            ["brand-on-night", "night"],
            ["saving-on-brand", "brand"],
            ["on-night", "night"],
            ["on-night-2", "night"],
            ["on-header", "header"],
            ["on-header-2", "header"],
            ["on-footer-2", "footer"],
            ["on-accent", "accent"],
            ["positive", "surface-0"],
            ["positive", "surface-1"],
            ["danger", "surface-0"],
            ["danger", "danger-weak"],
          ];
          for (const [ink = "", ground = ""] of pairs) {
            const ratio = wcagContrast(variables[ink] ?? "", variables[ground] ?? "");
            expect(ratio, `${ink} on ${ground}, brand ${brand}`).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    },
  );
});

test("[10.4.2] pictures blend into a light stage; on a dark one they would disappear", () => {
  const blend = (surface: "light" | "dark", stage: string | null, image: "blend" | "cover" = "blend") =>
    themeVariables({ brand: "#141821", accent: "#0e43db", tokens: { ...defaults.tokens, surface, stage, image } })[
      "blend"
    ];
  expect(blend("light", null)).toBe("multiply");
  expect(blend("dark", null)).toBe("normal");
  expect(blend("dark", "#f4f1ea")).toBe("multiply");
  expect(blend("light", "#10141c")).toBe("normal");
  expect(blend("light", null, "cover")).toBe("normal");
});
