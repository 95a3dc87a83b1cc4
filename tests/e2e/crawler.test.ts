import { describe, expect, inject, test } from "vitest";
import { demoNetwork } from "#demo/network.ts";
import { demoSites } from "#tests/support/demo-sites.ts";
import { crawlSite } from "#tests/support/crawl/crawl-site.ts";

// Sites as a search engine finds them: over HTTP, without a browser. By default the sites with few cars, whole; what all
// sites answer is in site-matrix.test.ts. FULL=1 opens every address and 500 facet combinations of each site.

const full = process.env["FULL"] !== undefined;
const network = demoSites();
const fewCars = 50;
const { cars } = demoNetwork({ now: new Date() });
const sites = network.sites.map(({ settings, content }) => {
  const dealerships = network.dealerships
    .map(({ dealership }) => dealership)
    .filter(({ slug }) => settings.dealerships.includes(slug));
  const ids = new Set(dealerships.map(({ id }) => id));
  const stock = cars.filter(({ dealership_id }) => ids.has(dealership_id)).length;
  return { slug: settings.slug, hosts: settings.hosts, stock, words: JSON.stringify([settings, content, dealerships]) };
});
const hostsOf = new Map(sites.map(({ slug, hosts }) => [slug, [...hosts, `${slug}.localhost`]]));

describe("[2.2.18] search engines find every page of a site, and nothing of another", () => {
  const crawled = sites.filter(({ stock }) => full || stock <= fewCars);
  test.each(crawled)("[2.1] $slug", { timeout: full ? 3_600_000 : 120_000 }, async ({ slug, words }) => {
    const strangers = new Set([...hostsOf].filter(([other]) => other !== slug).flatMap(([, hosts]) => hosts));
    const report = await crawlSite({
      port: inject("demoPort"),
      slug,
      opens: () => true,
      facets: full ? 500 : 12,
      mayLinkTo: (url) => !strangers.has(new URL(url).hostname) || words.includes(new URL(url).hostname),
    });
    if (full) process.stdout.write(`${slug}: ${JSON.stringify({ ...report, problems: report.problems.length })}\n`);
    expect(report.problems).toEqual([]);
    expect(report.opened).toBeGreaterThan(20);
    expect(report.facets).toBeGreaterThan(10);
  });
});
