import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import { offScale } from "#tests/support/off-scale.ts";
import { scales } from "./testing/scales.ts";

/** Figures off their scale that a template may have, each with its reason, and that the shared sheets may have. */
const most = 20;

const sheets = globSync("{app,templates}/**/*.css").map((file) => ({
  file,
  found: offScale(readFileSync(file, "utf8")),
}));

describe("space, type, lines, letters, corners, shadows and motion are on their scales", () => {
  test("a figure off its scale has a reason beside it", () => {
    const stray = sheets.flatMap(({ file, found }) =>
      found.filter(({ explained }) => !explained).map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(stray).toEqual([]);
    expect(sheets.length).toBeGreaterThan(100);
  });
  test.each([...templateNames.map((name) => `templates/${name}/`), "app/", "templates/base/"])(
    `%s has at most ${most} of them`,
    (folder) => {
      const own = sheets.filter(({ file }) => file.startsWith(folder)).flatMap(({ found }) => found);
      expect(own.reduce((sum, { figures }) => sum + figures, 0)).toBeLessThanOrEqual(most);
    },
  );
  test("a reason stands beside a figure that is off its scale, and nowhere else", () => {
    const reasons = sheets.map(({ file, found }) => {
      const said = readFileSync(file, "utf8").match(/\/\* off the scale:/gi)?.length ?? 0;
      return { file, superfluous: said - found.filter(({ explained }) => explained).length };
    });
    expect(reasons.filter(({ superfluous }) => superfluous !== 0)).toEqual([]);
  });
  test.each(Object.entries(scales))("the documentation lists the steps of %s", (_, { steps }) => {
    expect(readFileSync("docs/templates.md", "utf8")).toContain(`| ${steps.join(" ")} |`);
  });
});

describe("the check", () => {
  const rule = (declaration: string): string => `.card {\n  ${declaration}\n}`;

  test.each([
    "padding: 12px 13px;",
    "margin-inline: auto -7px;",
    "gap: 3%;",
    "column-gap: 1em;",
    "padding: clamp(12px, 3vw, 34px);",
    "padding: calc(var(--gut) + 5px);",
    "margin: var(--room, 13px);",
    "--gut: 26px;",
    "font-size: 1.3rem;",
    "font-size: 13px;",
    "font-size: clamp(1.3rem, 4vw, 2rem);",
    "font-size: min(12vw, 11.5rem);",
    "font-size: 6vw;",
    "--t4: 1.3rem;",
    "font: 700 1.3rem / 1.2 var(--display);",
    "font: italic 700 1.25rem/1.15 var(--display);",
    "font: 500 13px var(--font);",
    "line-height: 1.45;",
    "line-height: 26px;",
    "letter-spacing: -0.015em;",
    "letter-spacing: 1px;",
    "border-radius: 10px;",
    "border-top-left-radius: 30%;",
    "box-shadow: inset 0 -5px var(--accent);",
    "transition: scale 0.25s ease-out;",
    "animation: spin 800ms linear;",
  ])("sees %s", (declaration) => {
    expect(offScale(rule(declaration))).toMatchObject([{ explained: false, line: 2 }]);
  });
  test.each([
    "padding: 0 12px -4px;",
    "margin: 0 auto;",
    "padding: clamp(12px, 3.3vw - 7px, 36px) var(--gut);",
    "margin-left: calc(-1 * var(--gut));",
    "margin-left: calc(50% - 44px);",
    "font-size: var(--t3);",
    "font-size: clamp(1.25rem, 0.9rem + 1.3vw, 2rem);",
    "font-size: min(calc((100vw - 36px) / var(--n)), 11rem);",
    "font: inherit;",
    "font: italic 700 min(12vw, 3rem) / 1.2 var(--display);",
    "font: 600 var(--t1) / 44px var(--font);",
    "line-height: 1.2;",
    "letter-spacing: -0.02em;",
    "border-radius: var(--radius) 50% 99px 0;",
    "box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--line) 17%, transparent), var(--shadow);",
    "transition: scale 0.2s cubic-bezier(0.3, 0, 0.15, 1), block-size 300ms;",
    "width: 13px;",
  ])("lets %s be", (declaration) => expect(offScale(rule(declaration))).toEqual([]));

  test("takes a reason on the line above or behind", () => {
    const reason = "/* Off the scale: the height of the header. */";
    const other = "color: inherit;";
    const explained = (text: string) => offScale(rule(text)).map((one) => one.explained);
    expect(explained(`${reason}\n  margin-top: -108px;`)).toEqual([true]);
    expect(explained(`margin-top: -108px; ${reason}`)).toEqual([true]);
    expect(explained(`${other} ${reason}\n  margin-top: -108px;`)).toEqual([false]);
    expect(explained(`margin-top: -108px;\n  ${reason}\n  ${other}`)).toEqual([false]);
    expect(explained("/* The height of the header. */\n  margin-top: -108px;")).toEqual([false]);
    expect(explained("/* Off the scale: yes. */\n  margin-top: -108px;")).toEqual([false]);
  });
  test("counts figures, not declarations", () => {
    expect(offScale(rule("padding: 13px 13px 12px 7px;"))).toMatchObject([{ figures: 3 }]);
  });
});
