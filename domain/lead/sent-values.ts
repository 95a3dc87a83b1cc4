// How the values are read that a page sends along with a lead (spec 11.3.1). Undefined refuses one.

const slugShape = /^[\w.-]{1,100}$/;
const campaignName = /^(?:utm_[a-z_]{1,40}|gclid|fbclid|msclkid)$/;
const ownPath = /^\/(?![/\\])[^\s\p{C}]{0,1000}$/u;
const mostPages = 20;
const LONGEST_CAMPAIGN = 300;

export const slug = (value: unknown): string | undefined =>
  typeof value === "string" && slugShape.test(value) ? value : undefined;

export const carType = (value: unknown): unknown =>
  value === "new" || value === "demo" || value === "used" ? value : undefined;

/** The last 20 paths of the visit. */
export function paths(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined;
  return value.filter((one) => typeof one === "string" && ownPath.test(one)).slice(-mostPages);
}

/** utm_*, gclid, fbclid and msclkid of the visit's first page. */
export function campaign(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const known = Object.entries(value).filter(
    ([name, text]) => campaignName.test(name) && typeof text === "string" && text.length <= LONGEST_CAMPAIGN,
  );
  return Object.fromEntries(known);
}

/** The page that a form was sent from: a path, or an address at one of the site's own hosts. */
export function ownPage(value: unknown, hosts: readonly string[]): string | undefined {
  if (typeof value !== "string") return undefined;
  if (ownPath.test(value)) return value;
  const url = /^https?:/.test(value) && URL.canParse(value) ? new URL(value) : null;
  return url && hosts.includes(url.hostname) ? url.href : undefined;
}
