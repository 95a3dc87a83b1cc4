/** A page that a visitor landed on, coming from somewhere else: what says where from. */
export interface Landing {
  /** Campaign parameters of the page's address, as they were written. */
  params: Readonly<Record<string, string>>;
  /** Host and path of the page before, without its query; null where the browser names none. */
  referrer: string | null;
}

export interface Touch extends Landing {
  /** By the visitor's clock: 2026-03-03T01:02:03.000Z. */
  at: string;
}

/** What a browser remembers of its visitor, and sends along with a lead. */
export interface Touches {
  first_touch: Touch;
  last_touch: Touch;
}

const dayMs = 24 * 60 * 60 * 1000;
const lifeMs = 90 * dayMs;

const campaignName = /^(?:utm_[a-z_]{1,40}|gclid|gbraid|wbraid|msclkid|fbclid)$/;
const campaignValue = /^\P{C}{1,300}$/u;
const MOST_PARAMS = 12;
const LONGEST_PATH = 200;
const referrerShape = /^[a-z0-9.-]{1,100}(?::\d{1,5})?\/[^\s\p{C}?#]{0,199}$/u;
const timeShape = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A visitor who paid there comes back to the same visit. */
const paymentHosts: ReadonlySet<string> = new Set(["checkout.stripe.com", "hooks.stripe.com"]);

/** Null for a page that was reached from this site: that is no landing, whatever its address says. */
export function landingOf({ host, searchParams }: URL, referrer: string): Landing | null {
  const before = addressOf(referrer);
  if (before && (before.host === host || paymentHosts.has(before.host))) return null;
  return { params: campaignParams([...searchParams]), referrer: before && referrerText(before) };
}

/** Not by URL.canParse, which browsers that we support lack. */
function addressOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

export const isDirect = ({ params, referrer }: Landing): boolean =>
  referrer === null && Object.keys(params).length === 0;

/** Within its 90 days. A clock that was set back may make it a little younger than nothing. */
export function isLive({ at }: Touch, now: number, slackMs = 0): boolean {
  const age = now - Date.parse(at);
  return age > -dayMs && age < lifeMs + slackMs;
}

/** A touch as a sender wrote it, within its bounds; undefined for anything else. */
export function readTouch(value: unknown): Touch | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { at, params, referrer } = value as Partial<Record<keyof Touch, unknown>>;
  if (typeof at !== "string" || !timeShape.test(at) || Number.isNaN(Date.parse(at))) return undefined;
  if (typeof params !== "object" || params === null || Array.isArray(params)) return undefined;
  const isReferrer = typeof referrer === "string" && referrerShape.test(referrer);
  return { at, params: campaignParams(Object.entries(params)), referrer: isReferrer ? referrer : null };
}

function campaignParams(all: readonly (readonly [string, unknown])[]): Record<string, string> {
  const known = all.filter(
    (entry): entry is [string, string] =>
      campaignName.test(entry[0]) && typeof entry[1] === "string" && campaignValue.test(entry[1]),
  );
  return Object.fromEntries(known.slice(0, MOST_PARAMS));
}

/** Apps name themselves by addresses such as android-app://com.google.android.gm, whose path may be empty. */
function referrerText({ host, pathname }: URL): string | null {
  const text = `${host.toLowerCase()}${pathname.slice(0, LONGEST_PATH) || "/"}`;
  return referrerShape.test(text) ? text : null;
}
