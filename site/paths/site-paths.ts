import { type SiteForm, siteForms, type WordedFormId } from "#domain/form/forms.ts";
import { formAt } from "./form-paths.ts";
import { reserved } from "./platform-paths.ts";
import type { PublicSettings, SiteContent } from "#site/schema/site-settings.ts";

export type SitePage =
  | "search"
  | "favourites"
  | "locations"
  | "models"
  | "form"
  | "model"
  | "group"
  | "editorial"
  | WordedPage;

/** Pages that have the platform's own text (app/copy/pages) until the dealer writes a page of that name. */
export type WordedPage =
  | "about"
  | "accessibility"
  | "privacy"
  | "privacy-statement"
  | "terms"
  | "faqs"
  | "offers"
  | "electric"
  | "brand-service"
  | "instant-price"
  | WordedFormId;

export type SitePath = {
  path: string;
  page: SitePage;
  key: (string | number)[];
  meets: string;
  /** The editorial page or model at this path. */
  slug?: string;
  /** The file in which the path was chosen, if not the site's own. */
  file?: string;
};

/** The parts of a site's content that have their own paths. */
export type ContentPaths = {
  pages: readonly Pick<SiteContent["pages"][number], "slug">[];
  models: readonly Pick<SiteContent["models"][number], "slug">[];
  faqs: readonly unknown[];
  offers: readonly unknown[];
};

/** Every path that this site answers beyond the platform's fixed ones, with what it is named after. */
export function sitePaths(settings: PublicSettings, content: ContentPaths): SitePath[] {
  const table: SitePath[] = [];
  const add = (path: string | null | undefined, page: SitePage, key: (string | number)[], meets: string) => {
    if (path) table.push({ path, page, key, meets });
  };
  for (const { path, page, offered } of namedPages)
    if (offered(settings, content)) add(path, page, [], `the page ${path}`);
  for (const { path, page, from } of wordedForms(settings)) if (!from) add(path, page, [], `the page ${path}`);
  settings.search.special_slugs.forEach((special, index) => {
    add(special.path, "search", ["search", "special_slugs", index, "path"], "a search slug");
  });
  add(settings.favourites?.path, "favourites", ["favourites", "path"], "the favourites page");
  add(settings.locations.path, "locations", ["locations", "path"], "the locations page");
  for (const { path, page, from } of wordedForms(settings)) if (from) add(path, page, [...from.setting], from.page);
  add(
    ownPath(settings.trade_in?.instant_price),
    "instant-price",
    ["trade_in", "instant_price"],
    "the instant price page",
  );
  add(settings.service?.brand_path, "brand-service", ["service", "brand_path"], "the brand service page");
  add(settings.privacy_path, "privacy", ["privacy_path"], "the privacy page");
  add(settings.terms_path, "terms", ["terms_path"], "the terms page");
  settings.group_pages?.forEach((page, index) => {
    const key = ["group_pages", index, "path"];
    table.push({ path: page.path, page: "group", key, meets: "a group page", slug: page.page });
  });
  content.models.forEach(({ slug }, index) => {
    const file = "models.yaml";
    table.push({ path: `/${slug}`, page: "model", key: [index, "slug"], meets: "the page of a model", slug, file });
  });
  table.push(...editorialPaths(table, content));
  // Last, because a form's path yields to a page with the same path.
  for (const path of formAt(settings).keys()) add(path, "form", [], "a form");
  return table;
}

type NamedPage = {
  path: string;
  page: SitePage;
  offered: (settings: PublicSettings, content: ContentPaths) => boolean;
};

/** 2.1: pages with the same name on every site that has what they show. */
const namedPages: readonly NamedPage[] = [
  { path: "/about", page: "about", offered: () => true },
  { path: "/accessibility", page: "accessibility", offered: () => true },
  { path: "/pages/privacy-statement", page: "privacy-statement", offered: () => true },
  { path: "/models", page: "models", offered: (_settings, { models }) => models.length > 0 },
  { path: "/faqs", page: "faqs", offered: (_settings, { faqs }) => faqs.length > 0 },
  { path: "/special-offers", page: "offers", offered: (_settings, { offers }) => offers.length > 0 },
  { path: "/electric-cars", page: "electric", offered: ({ electric_cars }) => electric_cars },
];

/** Pages that exist for a form, with the paths under which people look for it. */
function wordedForms(settings: PublicSettings) {
  return siteForms.filter(hasWords).flatMap(({ id, sitePage, offered }) => {
    const path = offered(settings) ? sitePage.path(settings) : null;
    return path === null ? [] : [{ path, page: id, from: sitePage.from }];
  });
}

const hasWords = (form: SiteForm): form is SiteForm & { id: WordedFormId } => form.sitePage.hasWords === true;

const ownPath = (link: string | null | undefined): string | null => (link?.startsWith("/") ? link : null);

/** A dealer's page replaces the platform's page of the same name; any other has its own path. */
function editorialPaths(table: readonly SitePath[], { pages }: ContentPaths): SitePath[] {
  const placed = new Set(table.flatMap(({ page, slug }) => (page === "group" && slug ? [slug] : [])));
  return pages
    .filter(({ slug }) => !placed.has(slug) && !table.some((entry) => isReplaced(entry, slug)))
    .map(({ slug }) => ({
      path: `/${slug}`,
      page: "editorial",
      key: [],
      meets: `the page pages/${slug}.md`,
      slug,
      file: `pages/${slug}.md`,
    }));
}

const notReplaced = new Set<SitePage>(["search", "favourites", "locations", "models", "group"]);

/** Whether an editorial page of this name replaces a platform page. */
export function isReplaced({ path, page }: Pick<SitePath, "path" | "page">, slug: string): boolean {
  return !notReplaced.has(page) && path.slice(path.lastIndexOf("/") + 1) === slug;
}

/** Two pages under one path, or a path that is reserved for the platform. */
export function collidingPaths(settings: PublicSettings, content: ContentPaths): SitePath[] {
  const taken = new Map<string, string>();
  return sitePaths(settings, content).flatMap((entry) => {
    if (entry.page === "form") return [];
    const first = entry.path.split("/")[1] ?? "";
    const meets =
      entry.path === "/"
        ? "the home page"
        : reserved.has(first) && (entry.key.length > 0 || entry.file !== undefined)
          ? `the platform's own /${first} pages`
          : taken.get(entry.path);
    taken.set(entry.path, entry.meets);
    return meets === undefined ? [] : [{ ...entry, meets }];
  });
}
