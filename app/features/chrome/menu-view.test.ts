import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { defaults } from "#templates/base/defaults.ts";
import { toNavigation, type MenuSources } from "./menu-view.ts";

type Item = PublicSettings["navigation"][number];

const item = (parts: Partial<Item>): Item => ({
  name: "Cars",
  url: "/search",
  className: "",
  target: "_self",
  carTypeQty: null,
  dropdownItems: [],
  dynamicDropdown: null,
  mobileOpen: false,
  ...parts,
});
const leaf = (name: string, url: string, column: string | null = null): Item["dropdownItems"][number] => ({
  name,
  url,
  column,
  className: "",
  target: "_self",
  carTypeQty: null,
});

function navigation(items: Partial<Item>[], changes: Partial<MenuSources> = {}) {
  const stock_menu = { used_label: "Used" as const, electric: true, custom: null };
  return toNavigation({
    settings: { ...au, navigation: items.map(item), stock_menu, vehicle_words: defaults.vehicle_words },
    counts: { all: 10, new: 3, demo: 0, used: 7, electric: 2 },
    countAt: () => null,
    grammar: buildGrammar({ search: defaults.search }, { make: ["Toyota", "Kia"], body: ["SUV", "Ute"] }),
    facet: (name) =>
      ({
        make: [
          { value: "Toyota", count: 6 },
          { value: "Kia", count: 4 },
        ],
        body: [
          { value: "SUV", count: 8 },
          { value: "Ute", count: 2 },
        ],
      })[name],
    picture: (src) => ({ src, width: 1200, height: 600 }),
    models: [],
    isServed: (url) => url.startsWith("/search"),
    ...changes,
  });
}

const namesOf = (view: ReturnType<typeof navigation>[number] | undefined) =>
  view?.menu?.groups.flatMap(({ links }) => links.map(({ name }) => name));

describe("navigation [2.3]", () => {
  test("[2.3.32] an entry with carTypeQty carries its count, and is not there without stock", () => {
    const entries = navigation([
      { name: "New", carTypeQty: "new" },
      { name: "Demo", carTypeQty: "demo" },
    ]);
    expect(entries).toEqual([{ name: "New", url: "/search", count: 3 }]);
  });

  test("[2.3.34] the stock dropdown names only types that are in stock", () => {
    const [stock] = navigation([{ dynamicDropdown: "stock" }]);
    expect(namesOf(stock)).toEqual(["Used", "New", "Electric", "All Cars"]);
    expect(stock?.menu?.groups[0]?.links[0]).toEqual({ name: "Used", url: "/search/used-cars", count: 7 });
  });

  test("[2.3.34] Electric leads to the electric vehicles that it counts", () => {
    const grammar = buildGrammar({ search: defaults.search }, { fuel: ["Electric", "Hybrid"] });
    const [stock] = navigation([{ dynamicDropdown: "stock" }], { grammar });
    const entry = stock?.menu?.groups[0]?.links.find(({ name }) => name === "Electric");
    expect(entry).toEqual({ name: "Electric", url: "/search/electric", count: 2 });
  });

  test("[2.3.34] used cars may be called Pre-Owned, and the dealer may add an entry", () => {
    const custom = { name: "Just arrived", url: "/search?sortBy=created_at:desc" };
    const settings = {
      ...au,
      navigation: [item({ dynamicDropdown: "stock" })],
      stock_menu: { used_label: "Pre-Owned" as const, electric: false, custom },
      vehicle_words: defaults.vehicle_words,
    };
    expect(namesOf(navigation([], { settings })[0])).toEqual(["Pre-Owned", "New", "All Cars", "Just arrived"]);
  });

  test("[2.3.31] brands are listed by name", () => {
    const [brands] = navigation([{ dynamicDropdown: "brands" }]);
    expect(brands?.menu?.groups[0]?.links).toEqual([
      { name: "Kia", url: "/search/kia", count: 4 },
      { name: "Toyota", url: "/search/toyota", count: 6 },
    ]);
  });

  test("[2.3.31] bodies are a Shop Cars list and tiles to browse by body style", () => {
    const [bodies] = navigation([{ dynamicDropdown: "bodies" }]);
    expect(bodies?.menu?.groups[0]?.title).toBe("Shop Cars");
    expect(bodies?.menu?.tiles).toMatchObject({
      title: "Browse by body style",
      links: [{ name: "SUV", url: "/search/suv", count: 8 }, { name: "Ute" }],
    });
  });

  test("[2.3.31] models lead to their pages, by position; one without a page is left out", () => {
    const model = (name: string, position: number, override_url: string | null = null) => ({
      name,
      slug: name.toLowerCase(),
      manufacturer: "kia",
      body: "SUV",
      status: "current" as const,
      image: "/media/flat/suv.webp",
      short_description: name,
      override_url,
      position,
      price_from: null,
      length_mm: null,
    });
    const models = [model("Sorento", 2), model("Carnival", 1, "/search/people-mover"), model("EV9", 3)];
    const menu = (isServed: MenuSources["isServed"]) =>
      navigation([{ url: "/models?body=all", dynamicDropdown: "models" }], { models, isServed })[0]?.menu;
    const some = menu((url) => url === "/sorento" || url.startsWith("/search"));
    expect(some?.groups).toEqual([]);
    expect(some?.tiles?.links.map(({ url }) => url)).toEqual(["/search/people-mover", "/sorento"]);
    expect(some?.tiles?.links[0]?.picture).toMatchObject({ src: "/media/flat/suv.webp" });
    const all = menu(() => true);
    expect(all?.groups[0]?.links).toEqual([{ name: "All models", url: "/models?body=all" }]);
    expect(all?.tiles?.links.map(({ name }) => name)).toEqual(["Carnival", "Sorento", "EV9"]);
  });

  test("[2.3] a site without models has no menu of them", () => {
    expect(navigation([{ url: "/models?body=all", dynamicDropdown: "models" }])).toEqual([]);
  });

  test.each([
    [{ used: 0, demo: 0, new: 0, electric: 0 }, []],
    [{ used: 1, demo: 0, new: 0, electric: 0 }, ["Used", "All Cars"]],
    [{ used: 0, demo: 2, new: 0, electric: 0 }, ["Demo", "All Cars"]],
    [{ used: 0, demo: 0, new: 3, electric: 1 }, ["New", "Electric", "All Cars"]],
    [{ used: 4, demo: 3, new: 2, electric: 1 }, ["Used", "Demo", "New", "Electric", "All Cars"]],
  ])("[2.3] stock of %j offers %j", (types, names) => {
    const counts = { ...types, all: types.used + types.demo + types.new };
    const [stock] = navigation([{ dynamicDropdown: "stock", url: "/elsewhere" }], { counts });
    expect(namesOf(stock) ?? []).toEqual(names);
    const [bodies] = navigation([{ dynamicDropdown: "bodies" }], { counts });
    expect(bodies?.menu?.groups.flatMap(({ links }) => links.map(({ name }) => name))).toEqual(names);
  });

  test.each([
    ["new", 3],
    ["used", 7],
    ["electric", 2],
    ["all", 10],
  ] as const)("[2.3] carTypeQty %s counts %s", (carTypeQty, count) => {
    expect(navigation([{ carTypeQty }])[0]?.count).toBe(count);
  });

  test("[2.3.31] columns keep their order and titles", () => {
    const dropdownItems = [leaf("A", "/search/a", "One"), leaf("B", "/search/b", "Two"), leaf("C", "/search/c", "One")];
    const [columns] = navigation([{ dynamicDropdown: "columns", dropdownItems }]);
    expect(columns?.menu?.groups.map(({ title, links }) => [title, links.map(({ name }) => name)])).toEqual([
      ["One", ["A", "C"]],
      ["Two", ["B"]],
    ]);
  });

  test("[2.3.33] a link to a page that is not there is left out, and a menu without links with it", () => {
    const dropdownItems = [leaf("Careers", "/careers")];
    expect(navigation([{ url: "/about", dropdownItems }, { url: "/finance" }])).toEqual([]);
    const [own] = navigation([{ url: "/about", dropdownItems: [...dropdownItems, leaf("Used", "/search/used-cars")] }]);
    expect(namesOf(own)).toEqual(["Used"]);
  });

  test("[2.3.30] class, target and mobileOpen reach the page", () => {
    const dropdownItems = [leaf("Used", "/search/used-cars")];
    const [entry] = navigation([{ className: "highlight", target: "_blank", mobileOpen: true, dropdownItems }]);
    expect(entry).toMatchObject({ className: "highlight", target: "_blank", mobileOpen: true });
  });
});
