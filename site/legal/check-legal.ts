import type { Duty } from "#domain/country/country.ts";
import type { LoadedSite, Network } from "#site/network.ts";
import type { Problem } from "#site/yaml-file.ts";
import type { Finding } from "./legal-finding.ts";
import { legalRules, ruleText } from "./legal-rules.ts";

/** A legal duty that a site may not meet: its rule, and the place to fix it. */
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
    return Object.entries(site.settings.country.duties).flatMap(([name, law]) => {
      const duty = name as Duty;
      const found = legalRules[duty].find(subject);
      return found.map((finding) => ({ rule: ruleText(duty, law), ...problemAt(finding, site, filesOf) }));
    });
  });
  // Two sites may show the same dealership.
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
