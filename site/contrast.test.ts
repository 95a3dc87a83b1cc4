import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { contrastProblems } from "./contrast.ts";
import { defaults } from "#templates/base/defaults.ts";
import { templateNames } from "./template-folder.ts";
import { templateOf } from "./templates.ts";
import { themeVariables } from "./theme.ts";

const look = (accent: string, more: Partial<typeof defaults.tokens> = {}) => ({
  brand: "#141821",
  accent,
  tokens: { ...defaults.tokens, ...more },
});

describe("colours that cannot be read together are refused", () => {
  test("[10.4.2] a yellow accent on white: pair, ratio and the nearest colour that can be read", () => {
    const [problem] = contrastProblems(look("#f4c20d"));
    expect(problem?.path).toEqual(["accent"]);
    expect(problem?.expected).toMatch(/^"#f4c20d" as text .+ contrast of 1\.\d\d to 1 \(accent on [\w-]+\), and 4\.5/);
    expect(problem?.expected).toContain(problem?.nearest ?? "no colour");
    expect(contrastProblems(look(problem?.nearest ?? ""))).toEqual([]);
  });
  test("of several pairs the one that is hardest to read is named", () => {
    const accent = "#f4c20d";
    const { "surface-0": page = "", "accent-weak": tint = "" } = themeVariables(look(accent));
    const [onPage, onTint] = [page, tint].map((ground) => wcagContrast(accent, ground));
    const worst = (onPage ?? 0) < (onTint ?? 0) ? "surface-0" : "accent-weak";
    expect(contrastProblems(look(accent))[0]?.expected).toContain(`(accent on ${worst})`);
  });
  test("a dark accent on a dark ground is answered with a lighter one", () => {
    const [problem] = contrastProblems(look("#1d3f7a", { surface: "dark" }));
    const { "surface-0": ground = "" } = themeVariables(look("#1d3f7a", { surface: "dark" }));
    expect(wcagContrast(problem?.nearest ?? "", ground)).toBeGreaterThan(4.5);
    expect(contrastProblems(look(problem?.nearest ?? "", { surface: "dark" }))).toEqual([]);
  });
  test("a dark stage behind dark text", () => {
    const [problem] = contrastProblems(look("#0e43db", { stage: "#444444" }));
    expect(problem?.path).toEqual(["tokens", "stage"]);
    expect(contrastProblems(look("#0e43db", { stage: problem?.nearest ?? null }))).toEqual([]);
  });
  test.each(templateNames)("the colours that template %s begins with can be read", (name) => {
    expect(contrastProblems(templateOf(name).defaults)).toEqual([]);
  });
});
