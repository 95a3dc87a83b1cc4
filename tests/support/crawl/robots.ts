/** robots.txt as crawlers read it: the longest matching rule decides; ours only disallow. */
export function readRobots(text: string): { sitemaps: string[]; allows: (pathAndQuery: string) => boolean } {
  const field = (name: string) =>
    text
      .split("\n")
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2).trim());
  const forbidden = field("Disallow").map(
    (rule) => new RegExp(`^${rule.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll("*", ".*")}`),
  );
  return { sitemaps: field("Sitemap"), allows: (url) => !forbidden.some((rule) => rule.test(url)) };
}
