import type { SitePath } from "#site/site-paths.ts";

/** Pages that the platform answers under the same name on every site. */
const fixed = new Set(["/", "/contact", "/credits", "/budget", "/repayments"]);
const below = ["/search", "/cars/", "/contact-us/", "/enquire/", "/brands/"];

/** A menu never links to a 404: links to pages that this site does not have are removed. */
export function linkFilter(paths: readonly SitePath[]): (url: string) => boolean {
  const own = new Set(paths.map(({ path }) => path));
  return (url) => {
    if (!url.startsWith("/")) return true;
    const [path = "/"] = url.split(/[?#]/);
    return fixed.has(path) || own.has(path) || below.some((start) => path.startsWith(start));
  };
}
