import fc from "fast-check";
import { expect, test } from "vitest";
import { deskPath } from "./desk-path.ts";

test.each(["/", "/today?site=corner-lot", "/people/7?site=a&x=%2F%2Fevil", "/a#b"])("[6.3.4] %s stays", (path) =>
  expect(deskPath(path)).toBe(path),
);

test.each([
  "",
  "today",
  "//evil.example",
  "/\\evil.example",
  "/a\\b",
  "\\/evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/a\nSet-Cookie: x",
  " /today",
  "/today ",
  "/\u0000",
  "/\u202Etoday",
  `/${"a".repeat(500)}`,
])("[6.3.4] %j leads to the first page", (text) => expect(deskPath(text)).toBe("/"));

test("[6.3.4] whatever is given, a browser stays on the desk", () => {
  const parts = fc.constantFrom("/", "\\", "//", "https:", "evil.example", "\t", "\n", "@", "?", "#", "%5c", ".", "a");
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
      expect(new URL(deskPath(some.join("")), "https://desk.example").origin).toBe("https://desk.example");
    }),
  );
});
