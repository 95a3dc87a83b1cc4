/** Spec 3.10.4, 3.10.5: what a lead says about the visit it came from. Stored in the browser, for this visit only. */
export type Visit = {
  /** The last 20 paths. */
  visited_pages: string[];
  /** Campaign parameters of the visit's first page. */
  linked_query_params: Record<string, string>;
};

type SessionStore = Pick<Storage, "getItem" | "setItem">;

const key = "forecourt.visit";
const mostPages = 20;
const campaign = /^(?:utm_\w{1,60}|gclid|fbclid|msclkid)$/;
// A lead with more is refused, and no visitor could mend it: what others wrote into an address must cost no enquiry.
const campaignValue = /^\P{Cc}{0,1000}$/u;
const mostParams = 30;
const longestPath = 1000;

/** Records a page. Without storage it stays in memory for as long as the page is open. */
export function visitPage(
  sessionStore: SessionStore | null,
  url: URL,
  before: Visit | null = readVisit(sessionStore),
): Visit {
  const pages = before?.visited_pages ?? [];
  const path = url.pathname.slice(0, longestPath);
  const visit: Visit = {
    visited_pages: (pages.at(-1) === path ? pages : [...pages, path]).slice(-mostPages),
    linked_query_params: before?.linked_query_params ?? campaignOf(url),
  };
  try {
    sessionStore?.setItem(key, JSON.stringify(visit));
  } catch {
    // Full or forbidden: the visit lives on in memory.
  }
  return visit;
}

export function readVisit(sessionStore: SessionStore | null): Visit | null {
  try {
    const stored: unknown = JSON.parse(sessionStore?.getItem(key) ?? "null");
    return isVisit(stored) ? stored : null;
  } catch {
    return null;
  }
}

function campaignOf({ searchParams }: URL): Record<string, string> {
  const known = [...searchParams].filter(([name, value]) => campaign.test(name) && campaignValue.test(value));
  return Object.fromEntries(known.slice(0, mostParams));
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== "object" || value === null) return false;
  const { visited_pages, linked_query_params } = value as Partial<Visit>;
  return Array.isArray(visited_pages) && typeof linked_query_params === "object" && linked_query_params !== null;
}
