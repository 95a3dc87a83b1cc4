import { canonicalOf, isNoindex, one, type PageFacts } from "./read-page.ts";
import { schemaProblems } from "./structured-data.ts";

const isCar = (path: string): boolean => /^\/cars\/[^/?]+$/.test(path);
const kindsOf = ({ schema }: PageFacts): string[] => schema.map((thing) => String(thing["@type"]));

/** Every problem of a page by itself. */
export function pageProblems(path: string, page: PageFacts, origin: string): string[] {
  const problems: string[] = [];
  const expect = (holds: boolean, text: string) => {
    if (!holds) problems.push(text);
  };
  const exactlyOne = (name: string) => {
    const values = page.meta.get(name) ?? [];
    expect(values.length === 1 && values[0] !== "", `${values.length} tags ${name}`);
  };
  expect(page.titles.length === 1 && page.titles[0] !== "", `${page.titles.length} titles`);
  expect(page.h1.length === 1 && page.h1[0] !== "", `${page.h1.length} h1: ${page.h1.join(" / ")}`);
  for (const name of ["description", "og:title", "og:description", "og:type", "og:site_name", "og:url", "og:image"]) {
    exactlyOne(name);
  }
  const canonical = canonicalOf(page);
  // A form that is prefilled by its query is one page: its canonical link says which.
  const bare = kindsOf(page).includes("ItemList") ? path : path.split("?", 1)[0];
  const right = canonical[0] === origin + path || canonical[0] === `${origin}${bare}`;
  expect(canonical.length === 1 && right, `canonical ${canonical.join(", ")}`);
  expect(one(page, "og:url") === canonical[0], `og:url ${one(page, "og:url")}`);
  expect(one(page, "og:image")?.startsWith("http") ?? false, `og:image ${one(page, "og:image")}`);

  for (const thing of page.schema) problems.push(...schemaProblems(thing));
  const kinds = kindsOf(page);
  if (isCar(path)) expect(/Car|Motorcycle|Vehicle/.test(kinds.join(" ")), "a car without its structured data");
  if (path.startsWith("/search")) expect(kinds.includes("ItemList"), "a listing without an ItemList");
  if (path === "/") expect(kinds.includes("AutoDealer") && kinds.includes("WebSite"), "home without its dealer");
  const schemaCrumbs = page.schema
    .filter((thing) => thing["@type"] === "BreadcrumbList")
    .flatMap((thing) => (thing["itemListElement"] as { name: string }[]).map(({ name }) => name));
  expect(
    schemaCrumbs.join(" > ") === page.crumbs.join(" > "),
    `crumbs ${page.crumbs.join(" > ")}, told as ${schemaCrumbs.join(" > ")}`,
  );
  return problems;
}

export const isIndexable = (path: string, page: PageFacts, origin: string): boolean =>
  !isNoindex(page) && canonicalOf(page)[0] === origin + path;
