import { formAt } from "./form-paths.ts";
import type { PublicSettings } from "./schema/site-settings.ts";

/** First words of paths that the platform answers itself, on every site. */
const reserved = new Set([
  "api",
  "assets",
  "brands",
  "budget",
  "cars",
  "contact",
  "contact-us",
  "credits",
  "enquire",
  "form",
  "healthz",
  "icons",
  "img",
  "media",
  "mock",
  "models",
  "readyz",
  "recent",
  "sitemaps",
  "success",
]);

export type SitePage =
  | "search"
  | "favourites"
  | "locations"
  | "finance"
  | "finance-application"
  | "trade-in"
  | "service"
  | "brand-service"
  | "privacy"
  | "terms"
  | "group"
  | "editorial"
  | "form";

export type SitePath = { path: string; page: SitePage; key: (string | number)[]; meets: string };

/** Every path whose name the site chooses, with the setting that names it. */
export function sitePaths(settings: PublicSettings): SitePath[] {
  const table: SitePath[] = [];
  const add = (path: string | null | undefined, page: SitePage, key: (string | number)[], meets: string) => {
    if (path) table.push({ path, page, key, meets });
  };
  settings.search.special_slugs.forEach((special, index) => {
    add(special.path, "search", ["search", "special_slugs", index, "path"], "a search slug");
  });
  add(settings.favourites?.path, "favourites", ["favourites", "path"], "the favourites page");
  add(settings.locations.path, "locations", ["locations", "path"], "the locations page");
  add(settings.finance_provider?.path, "finance", ["finance_provider", "path"], "the finance page");
  add(
    settings.finance_provider?.apply_path,
    "finance-application",
    ["finance_provider", "apply_path"],
    "the finance application",
  );
  add(settings.trade_in?.path, "trade-in", ["trade_in", "path"], "the trade-in page");
  add(settings.service?.path, "service", ["service", "path"], "the service page");
  add(settings.service?.brand_path, "brand-service", ["service", "brand_path"], "the brand service page");
  add(settings.privacy_path, "privacy", ["privacy_path"], "the privacy page");
  add(settings.terms_path, "terms", ["terms_path"], "the terms page");
  settings.group_pages?.forEach((page, index) =>
    add(page.path, "group", ["group_pages", index, "path"], "a group page"),
  );
  // Last, because the name of a form gives way to a page of the same name.
  for (const path of formAt(settings).keys()) add(path, "form", [], "a form");
  return table;
}

/** Two pages under one path, or a path that the platform keeps for itself. */
export function collidingPaths(settings: PublicSettings): SitePath[] {
  const taken = new Map<string, string>();
  return sitePaths(settings).flatMap((entry) => {
    if (entry.page === "form") return [];
    const first = entry.path.split("/")[1] ?? "";
    const meets =
      entry.path === "/"
        ? "the home page"
        : reserved.has(first)
          ? `the platform's own /${first} pages`
          : taken.get(entry.path);
    taken.set(entry.path, entry.meets);
    return meets === undefined ? [] : [{ ...entry, meets }];
  });
}
