import { expect, test } from "vitest";
import { settle, settledProperties } from "./settled-properties.ts";

const sheet = (text: string) => [{ name: "card.css", text }];
const settledBy = (text: string, templates = 1) => settledProperties(["card-gap"], sheet(text), templates);

test("a property that nothing sets is its default", () => {
  const settled = settledBy(".card {\n  gap: var(--card-gap, 4px);\n}");
  expect(settle("var(--card-gap, 4px)", settled)).toBe("4px");
  expect(settle("calc(var(--card-gap, var(--gap, max(1px, 2px))) * 2)", settled)).toBe(
    "calc(var(--gap, max(1px, 2px)) * 2)",
  );
  expect(settle("0 var(--card-gap, 4px) var(--card-gap, 8px)", settled)).toBe("0 4px 8px");
});

test("a property that is set once for the whole page is that value", () => {
  expect(settle("var(--card-gap, 4px) 0", settledBy(":root {\n  --card-gap: 6px;\n}"))).toBe("6px 0");
});

test.each([
  ["set in a part of the page", ".card {\n  --card-gap: 6px;\n}"],
  ["set in some windows", "@media (min-width: 992px) {\n  :root {\n    --card-gap: 6px;\n  }\n}"],
  ["set twice", ":root {\n  --card-gap: 6px;\n}\n.rail {\n  --card-gap: 8px;\n}"],
  ["set to another property", ":root {\n  --card-gap: var(--gap);\n}"],
])("a property that is %s stays one", (_how, text) => {
  expect(settle("var(--card-gap, 4px)", settledBy(text))).toBe("var(--card-gap, 4px)");
});

test("a sheet of several templates keeps what one of them sets", () => {
  expect(settle("var(--card-gap, 4px)", settledBy(":root {\n  --card-gap: 6px;\n}", 2))).toBe("var(--card-gap, 4px)");
});

test("other properties, and longer names, are left alone", () => {
  const settled = settledBy("");
  expect(settle("var(--card-gap-wide, 4px) var(--gap)", settled)).toBe("var(--card-gap-wide, 4px) var(--gap)");
});
