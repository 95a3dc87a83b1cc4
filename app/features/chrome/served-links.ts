import type { SitePath } from "#site/site-paths.ts";

/** Pages that the platform answers under the same name on every site. */
const fixed = new Set(["/", "/contact", "/credits", "/budget", "/repayments"]);
const below = ["/search", "/cars/", "/contact-us/", "/enquire/", "/brands/"];

/** A menu never offers what would answer 404: links to pages of this site that are not there are left out. */
export function linkFilter(paths: readonly SitePath[]): (url: string) => boolean {
  const own = new Set(paths.map(({ path }) => path));
  return (url) => {
    if (!url.startsWith("/")) return true;
    const [path = "/"] = url.split(/[?#]/);
    return fixed.has(path) || own.has(path) || below.some((start) => path.startsWith(start));
  };
}
