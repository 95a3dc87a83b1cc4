import { type FormatSettings, formatOf } from "#domain/country/format.ts";
import { electricFuel } from "#domain/car/electric.ts";
import { inWords } from "#domain/car/vehicle-words.ts";
import { inOrder, modelLink, scalesOf } from "#domain/model/models.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { searchLink } from "#domain/search/search-link.ts";
import type { PublicSettings, SiteContent } from "#site/schema/site-settings.ts";
import { bodyPicture } from "./body-picture.ts";

type NavigationItem = PublicSettings["navigation"][number];
type Counts = { all: number; new: number; demo: number; used: number; electric: number };
type FacetCount = { value: string; count: number };
type Picture = { src: string; width: number; height: number };

export type MenuLink = {
  name: string;
  url: string;
  count?: number;
  className?: string;
  target?: "_blank";
};
/** For a model its price, and its length relative to the longest. */
export type MenuTile = MenuLink & { picture: Picture | null; note?: string; scale?: number | null };
export type MenuGroup = { title?: string; links: MenuLink[] };
export type MenuView = {
  /** "list" opens below its entry, "wide" spans the page. */
  shape: "list" | "wide";
  groups: MenuGroup[];
  tiles?: { title: string; links: MenuTile[] };
};
export type NavView = MenuLink & { menu?: MenuView; mobileOpen?: true };

export type MenuSources = {
  settings: Pick<PublicSettings, "navigation" | "stock_menu" | "vehicle_words"> & FormatSettings;
  counts: Counts;
  /** How many vehicles the listing at an address shows; null where another page is. */
  countAt: (url: string) => number | null;
  grammar: SearchGrammar;
  /** All values of a facet, read only by the menus that list them. */
  facet: (name: "body" | "make") => readonly FacetCount[];
  picture: (url: string) => Picture | null;
  /** The range, for the menu that lists it. */
  models: readonly SiteContent["models"][number][];
  /** Whether the page behind a link exists. */
  isServed: (url: string) => boolean;
};

/** 2.3, Navigation: entries of a stock type only if there is stock of that type. */
export function toNavigation(from: MenuSources): NavView[] {
  return from.settings.navigation.flatMap((item) => {
    const link = toLink(item, from);
    if (!link) return [];
    const menu = menuOf(item, from);
    if (!menu) return from.isServed(item.url) ? [link] : [];
    return [{ ...link, menu, ...(item.mobileOpen ? { mobileOpen: true as const } : {}) }];
  });
}

/** Whether an entry, or one of its dropdown, has these words. */
export function hasWords(nav: readonly NavView[], words: string): boolean {
  const names = nav.flatMap(({ name, menu }) => [
    name,
    ...(menu?.groups ?? []).flatMap(({ links }) => links.map((link) => link.name)),
  ]);
  return names.some((name) => name.toLowerCase() === words.toLowerCase());
}

type Leaf = Pick<NavigationItem, "name" | "url" | "className" | "target" | "carTypeQty">;

function toLink({ name, url, className, target, carTypeQty }: Leaf, { counts, countAt }: MenuSources): MenuLink | null {
  const count = carTypeQty ? (countAt(url) ?? counts[carTypeQty]) : undefined;
  if (count === 0) return null;
  return {
    name,
    url,
    ...(count === undefined ? {} : { count }),
    ...(className === "" ? {} : { className }),
    ...(target === "_blank" ? { target } : {}),
  };
}

function menuOf(item: NavigationItem, from: MenuSources): MenuView | null {
  const menu = menus[item.dynamicDropdown ?? "plain"](item, from);
  const groups = menu.groups.filter(({ links }) => links.length > 0);
  const { tiles, shape } = menu;
  if (tiles && tiles.links.length > 0) return { shape, groups, tiles };
  return groups.length > 0 ? { shape, groups } : null;
}

type MenuMaker = (item: NavigationItem, from: MenuSources) => MenuView;

/** 2.3: the kinds of dropdown. */
const menus: Record<NonNullable<NavigationItem["dynamicDropdown"]>, MenuMaker> = {
  brands: (_item, { facet, grammar }) => ({
    shape: "wide",
    groups: [{ links: byName(facet("make")).map(({ value, count }) => facetLink(grammar, "make", value, count)) }],
  }),
  models: ({ url }, from) => ({
    shape: "wide",
    groups: [{ links: from.isServed(url) ? [{ name: "All models", url }] : [] }],
    tiles: { title: "Our models", links: modelTiles(from) },
  }),
  bodies: (_item, from) => ({
    shape: "wide",
    groups: [{ title: inWords("Shop {Vehicles}", from.settings.vehicle_words), links: stockLinks(from) }],
    tiles: { title: "Browse by body style", links: bodyTiles(from) },
  }),
  columns: (item, from) => ({ shape: "wide", groups: columnsOf(item, from) }),
  stock: (_item, from) => ({ shape: "list", groups: [{ links: stockLinks(from) }] }),
  plain: (item, from) => ({ shape: "list", groups: [{ links: ownLinks(item.dropdownItems, from) }] }),
};

function ownLinks(items: readonly Leaf[], from: MenuSources): MenuLink[] {
  return items
    .map((leaf) => toLink(leaf, from))
    .filter((link) => link !== null && from.isServed(link.url)) as MenuLink[];
}

function columnsOf({ dropdownItems }: NavigationItem, from: MenuSources): MenuGroup[] {
  const columns = Map.groupBy(dropdownItems, ({ column }) => column ?? "");
  return [...columns].map(([title, items]) => ({ ...(title ? { title } : {}), links: ownLinks(items, from) }));
}

/** 2.3, Stock dropdown: Used or Pre-Owned, Demo and New, Electric, All Cars, and an entry of the dealer's own. */
function stockLinks({ settings: { stock_menu, vehicle_words }, counts, grammar, isServed }: MenuSources): MenuLink[] {
  const typed = (name: string, type: "used" | "demo" | "new"): MenuLink => ({
    name,
    url: searchLink(grammar, { car_type: [type] }),
    count: counts[type],
  });
  const electric = { name: "Electric", url: searchLink(grammar, { fuel: [electricFuel] }), count: counts.electric };
  const links: MenuLink[] = [
    typed(stock_menu.used_label, "used"),
    typed("Demo", "demo"),
    typed("New", "new"),
    ...(stock_menu.electric ? [electric] : []),
    { name: inWords("All {Vehicles}", vehicle_words), url: searchLink(grammar), count: counts.all },
    ...(stock_menu.custom && isServed(stock_menu.custom.url) ? [stock_menu.custom] : []),
  ];
  return links.filter(({ count }) => count !== 0);
}

function bodyTiles({ facet, grammar, picture }: MenuSources): MenuTile[] {
  return facet("body")
    .slice(0, 8)
    .map(({ value, count }) => ({
      ...facetLink(grammar, "body", value, count),
      picture: picture(bodyPicture(value)),
    }));
}

function modelTiles({ settings, models, picture, isServed }: MenuSources): MenuTile[] {
  const range = inOrder(models);
  const scales = scalesOf(range);
  return range
    .map((model, index) => ({
      name: model.name,
      url: modelLink(model),
      picture: picture(model.image),
      scale: scales[index] ?? null,
      ...(model.price_from === null ? {} : { note: `From ${formatOf(settings).money(model.price_from)}` }),
    }))
    .filter(({ url }) => isServed(url));
}

function facetLink(grammar: SearchGrammar, facet: "make" | "body", value: string, count: number): MenuLink {
  return { name: value, url: searchLink(grammar, { [facet]: [value] }), count };
}

function byName(counts: readonly FacetCount[]): FacetCount[] {
  return counts.toSorted((a, b) => a.value.localeCompare(b.value));
}
