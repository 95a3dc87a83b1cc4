import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const sheets = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, text: readFileSync(join("app", name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));
const sheet = (name: string): string => sheets.find((one) => one.name === name)?.text ?? "";

/** What one rule of a sheet says, by its selector as it is written. */
function rule(name: string, selector: string): string {
  const text = sheet(name);
  const start = text.indexOf(`\n${selector} {`);
  return start === -1 ? "" : text.slice(start, text.indexOf("}", start));
}

/** 9: least widths of xs, sm, md, lg, xl and xxl. */
const breakpoints = new Set([400, 576, 768, 992, 1200, 1400]);

describe("the layout figures", () => {
  test("[9] pages change at the six breakpoints and nowhere else", () => {
    const said = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/@media[^{]*\{/g)].flatMap(([query]) =>
        [...query.matchAll(/(min|max)-width: ([\d.]+)px/g)].map(([, end, width]) => ({
          name,
          end,
          width: Number(width),
        })),
      ),
    );
    const strange = said.filter(({ end, width }) => !breakpoints.has(end === "min" ? width : width + 1));
    expect(strange).toEqual([]);
    expect(said.length).toBeGreaterThan(100);
  });
  test("[9] a dialog is at most 85vh minus 6rem high, in every sheet that says so", () => {
    const said = sheets
      .flatMap(({ text }) => text.match(/max-height:[^;]*vh[^;]*/g) ?? [])
      .filter((one) => /85/.test(one));
    expect(new Set(said)).toEqual(new Set(["max-height: calc(85vh - 6rem)"]));
    for (const name of [
      "ui/popover-dialog.css",
      "features/enquiry/enquiry.css",
      "features/locations/holiday-dialog.css",
    ]) {
      expect(sheet(name), name).toContain("max-height: calc(85vh - 6rem)");
    }
  });
  test("[9] icons of bodies are 130 by 72", () => {
    expect(rule("features/home/home.css", ".bod img")).toMatch(/width: 130px;\s*height: 72px/);
    expect(rule("features/finder/strips.css", ".brw img")).toMatch(/130px;\s*height: 72px/);
  });
  test("[9] a location's map is 230 pixels high and its thumbnail 150", () => {
    expect(rule("features/locations/location-media.css", ".loc-m.map")).toContain("min-height: 230px");
    expect(`\n${sheet("features/locations/location-media.css")}`).toMatch(/\n\.loc-m \{[^}]*min-height: 150px/);
  });
  test("[9] an accordion takes 300 ms", () => {
    expect(rule("features/content/content-steps.css", ".acc details::details-content")).toContain("block-size 300ms");
  });
  test("[9] while results are on their way, a card is a skeleton", () => {
    expect(rule("features/search/listing-states.css", ".wait .card::after")).toContain("animation: there");
  });
});
