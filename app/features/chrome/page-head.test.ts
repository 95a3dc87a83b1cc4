import { expect, test } from "vitest";
import { toHead } from "./page-head.ts";

const site = {
  origin: "https://dealer.example",
  settings: { name: "Corner Lot", description: "Twelve good cars.", locale: "en-AU", keywords: null },
};

test("[2.3.66] the title falls back to the site's name, the description to the site's own", () => {
  const head = toHead({ site, path: "/" });
  expect(head).toContainEqual({ title: "Corner Lot" });
  expect(head).toContainEqual({ name: "description", content: "Twelve good cars." });
  expect(head).toContainEqual({ property: "og:title", content: "Corner Lot" });
});

test("[2.3] address, canonical link and picture are absolute", () => {
  const head = toHead({ site, path: "/cars/x", title: "A car", image: "/img/a.webp", type: "product" });
  expect(head).toContainEqual({ title: "A car | Corner Lot" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "https://dealer.example/cars/x" });
  expect(head).toContainEqual({ property: "og:url", content: "https://dealer.example/cars/x" });
  expect(head).toContainEqual({ property: "og:image", content: "https://dealer.example/img/a.webp" });
  expect(head).toContainEqual({ property: "og:type", content: "product" });
});

test("a page that is not to be found says so, and still names its address", () => {
  const head = toHead({ site, path: "/x", noindex: true });
  expect(head).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "https://dealer.example/x" });
  expect(toHead({ site, path: "/x" })).not.toContainEqual(expect.objectContaining({ name: "robots" }));
});
