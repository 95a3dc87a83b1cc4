import { describe, expect, inject, test } from "vitest";
import { demoSites } from "#tests/support/demo-sites.ts";
import { sampled } from "#tests/support/sampled.ts";
import { crawlSite } from "#tests/support/crawl/crawl-site.ts";

// Sites as a search engine finds them: over HTTP, without a browser. By default a sample of every fourth site; what all of
// them answer is in site-matrix.test.ts. FULL=1 opens every address and 500 facet combinations of each site.

const full = process.env["FULL"] !== undefined;
const network = demoSites();
const sites = network.sites.map(({ settings, content }) => {
  const dealerships = network.dealerships
    .map(({ dealership }) => dealership)
    .filter(({ slug }) => settings.dealerships.includes(slug));
  return { slug: settings.slug, hosts: settings.hosts, words: JSON.stringify([settings, content, dealerships]) };
});
const hostsOf = new Map(sites.map(({ slug, hosts }) => [slug, [...hosts, `${slug}.localhost`]]));

describe("[2.2.18] search engines find every page of a site, and nothing of another", () => {
  test.each(sampled(sites, 4))("[2.1] $slug", { timeout: full ? 3_600_000 : 120_000 }, async ({ slug, words }) => {
    const strangers = new Set([...hostsOf].filter(([other]) => other !== slug).flatMap(([, hosts]) => hosts));
    const report = await crawlSite({
      port: inject("demoPort"),
      slug,
      cars: full ? Infinity : 4,
      searches: full ? Infinity : 5,
      facets: full ? 500 : 12,
      linked: full ? 1500 : 8,
      mayLinkTo: (url) => !strangers.has(new URL(url).hostname) || words.includes(new URL(url).hostname),
    });
    if (full) process.stdout.write(`${slug}: ${JSON.stringify({ ...report, problems: report.problems.length })}\n`);
    expect(report.problems).toEqual([]);
    expect(report.opened).toBeGreaterThan(20);
    expect(report.facets).toBeGreaterThan(10);
  });
});
