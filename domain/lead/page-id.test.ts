import { expect, test } from "vitest";
import { pageIdOf } from "./page-id.ts";

test.each([
  ["/", "home"],
  ["/contact-us/parramatta", "contact-us-parramatta"],
  ["/cars/2021-toyota-hilux-u100/enquire?utm_source=x", "cars-2021-toyota-hilux-u100-enquire"],
  ["/a//b/", "a-b"],
  ["//a b//#x", "a-b"],
  [`/${"a".repeat(120)}`, "a".repeat(100)],
])("[3.10.6] the page %s has the id %s", (path, id) => {
  expect(pageIdOf(path)).toBe(id);
});
