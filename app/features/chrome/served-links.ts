import type { SitePath } from "#site/site-paths.ts";

/** Pages that the platform answers under the same name on every site. */
const fixed = new Set(["/", "/contact", "/credits"]);
const below = ["/search", "/cars/", "/contact-us/", "/enquire/"];
/** Pages whose name the site chooses, of the kinds that are built. */
const built = new Set<SitePath["page"]>(["search", "favourites", "locations", "form"]);

/** A menu never offers what would answer 404: links to pages of this site that are not there are left out. */
export function linkFilter(paths: readonly SitePath[]): (url: string) => boolean {
  const own = new Set(paths.filter(({ page }) => built.has(page)).map(({ path }) => path));
  return (url) => {
    if (!url.startsWith("/")) return true;
    const [path = "/"] = url.split(/[?#]/);
    return fixed.has(path) || own.has(path) || below.some((start) => path.startsWith(start));
  };
}
