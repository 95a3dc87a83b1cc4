import type { SiteDocument, SiteSources } from "./document.ts";

/** RFC 9116. The date is always half a year ahead, and the file is renewed each month. */
export function securityTxt({ runtime: { site, pageSite }, now }: SiteSources): SiteDocument {
  const { discovery, email } = site.public;
  const month = (ahead: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1);
  const lines = [
    `Contact: mailto:${discovery.security_contact ?? email}`,
    `Expires: ${new Date(month(7)).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${pageSite.origin}/.well-known/security.txt`,
  ];
  return { type: "text/plain; charset=utf-8", body: `${lines.join("\n")}\n`, until: month(1) };
}
