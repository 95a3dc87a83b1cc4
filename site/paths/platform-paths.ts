/**
 * Pages that the platform answers under the same path on every site, by the names of their routes (`app/routes.ts`).
 * The first path that fits counts: words stand before what stands for any word. A star is any rest, or none.
 */
export const platformPages = {
  home: "/",
  search: "/search/*",
  "trade-in": "/cars/trade-in",
  "checkout-done": "/cars/:slug/checkout/done",
  "buy-online-done": "/cars/:slug/buy-online/done",
  checkout: "/cars/:slug/checkout",
  "buy-online": "/cars/:slug/buy-online",
  call: "/cars/:slug/call",
  "car-notice": "/cars/:slug/consumer-information-notice",
  "car-form": "/cars/:slug/:form",
  car: "/cars/:slug",
  budget: "/budget",
  repayments: "/repayments",
  contact: "/contact",
  "place-form": "/contact-us/:location/:id",
  "contact-location": "/contact-us/:location",
  "site-form": "/enquire/:form",
  brand: "/brands/:make",
  credits: "/credits",
  recent: "/recent",
  "form-fields": "/form/*",
  "alert-new": "/alerts/new",
  "alert-confirm": "/alerts/confirm",
  "alert-manage": "/alerts/manage",
  unsubscribe: "/unsubscribe",
  "own-enquiry": "/your-enquiry",
  success: "/success",
} as const;
export type PlatformPage = keyof typeof platformPages;

/** Documents for machines (`server/pages/discovery`). */
export const platformDocuments = [
  "/robots.txt",
  "/manifest.webmanifest",
  "/icons/:name",
  "/favicon.ico",
  "/social.webp",
  "/.well-known/security.txt",
  "/sitemap.xml",
  "/sitemaps/:name",
  "/llms.txt",
  "/new-arrivals.xml",
] as const;
export type PlatformDocument = (typeof platformDocuments)[number];

/** First words of what is no page: calls, files and probes (`server/http/app.ts`). */
const calls = ["api", "assets", "files", "healthz", "img", "internal", "media", "mock", "readyz"];

const firstWord = (path: string): string => path.split("/")[1] ?? "";

export const isCall = (path: string): boolean => calls.includes(firstWord(path));

/** First words that no path of a dealer's own may have. Searches under names of their own stand below /search. */
export const reserved: ReadonlySet<string> = new Set([
  ...calls,
  ...[...Object.values(platformPages), ...platformDocuments]
    .map(firstWord)
    .filter((word) => /^(?!search$)[a-z-]+$/.test(word)),
  "models",
  "pages",
]);

export type Params = Readonly<Record<string, string>>;
type Fits = (path: string) => Params | null;

/** Like the router: capitals and slashes at the end do not matter, and a word is one part of the path. */
export function pattern(path: string): Fits {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const source = path
    .replaceAll(".", String.raw`\.`)
    .replaceAll(/:\w+/g, "([^/]+)")
    .replace("/*", "(?:/.*)?");
  const whole = new RegExp(`^${source}/*$`, "i");
  return (asked) => {
    const found = whole.exec(asked);
    return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ""]));
  };
}
