import type { LoadedSite, Network } from "#site/network.ts";
import type { Problem } from "#site/yaml-file.ts";
import { legalRules } from "./legal-rules.ts";
import type { Finding } from "./legal-finding.ts";

/** A duty that a site may not meet: its rule, and the place to put it right. */
export type LegalWarning = Problem & { rule: string };

export function checkLegal({ sites, dealerships }: Network): LegalWarning[] {
  const filesOf = new Map(dealerships.map(({ file, dealership }) => [dealership.slug, file]));
  const warnings = sites.flatMap((site) => {
    const subject = {
      settings: site.settings,
      content: site.content,
      dealerships: dealerships
        .map(({ dealership }) => dealership)
        .filter(({ slug }) => site.settings.dealerships.includes(slug)),
    };
    return legalRules
      .filter(({ countries }) => countries.includes(site.settings.country))
      .flatMap(({ rule, find }) => find(subject).map((finding) => ({ rule, ...problemAt(finding, site, filesOf) })));
  });
  // Two sites may show one dealership.
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}

function problemAt(
  { at, text }: Finding,
  { file, lists }: LoadedSite,
  filesOf: Map<string, LoadedSite["file"]>,
): Problem {
  const named = at.in === "site" ? file : at.in === "dealership" ? filesOf.get(at.slug) : lists.get(at.name);
  return (named ?? file).problem(at.path, text);
}
