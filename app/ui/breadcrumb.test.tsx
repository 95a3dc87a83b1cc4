import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumb, breadcrumbSchema } from "./breadcrumb.tsx";

const crumbs = [
  { name: "Home", url: "/" },
  { name: "Used cars", url: "/search/used-cars" },
  { name: "Toyota", url: "/search/toyota" },
];

test("[16.4.1] every step but this page is a link", () => {
  expect(renderToStaticMarkup(<Breadcrumb crumbs={crumbs} />)).toBe(
    '<nav class="crumb" aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li>' +
      '<li><a href="/search/used-cars">Used cars</a></li><li aria-current="page">Toyota</li></ol></nav>',
  );
  expect(renderToStaticMarkup(<Breadcrumb crumbs={[]} />)).toBe("");
});

test("search engines are told the same steps, with whole addresses", () => {
  const { itemListElement } = breadcrumbSchema(crumbs, "https://site.example");
  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, "Home", "https://site.example/"],
    [2, "Used cars", "https://site.example/search/used-cars"],
    [3, "Toyota", "https://site.example/search/toyota"],
  ]);
});
