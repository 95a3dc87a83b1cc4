import type { PageView } from "#domain/tracking/page-view.ts";
import type { Landing } from "#domain/visit/touch.ts";

/** How the document came into the browser. */
type Opened = { landing: Landing | null; isOpenedAgain: boolean };
/** `isEmpty`: the listing of the page found nothing. */
type ShownPage = { url: URL; isEmpty: boolean };

/** The only parameters that leave the browser with their values; of an id, "yes" says that there is one. */
const told = new Set(["utm_source", "utm_medium"]);
const carPath = /^\/cars\/[^/]+$/;

/**
 * Says what to count of each page that a document shows; null for nothing. A page that is loaded again, or gone back to,
 * was counted before. After the first page only searches without result are left to count, each once.
 */
export function createPageViews({ landing, isOpenedAgain }: Opened): (shown: ShownPage) => PageView | null {
  const counted = new Set<string>();
  return ({ url, isEmpty }) => {
    const isFirst = counted.size === 0;
    const address = url.pathname + url.search;
    if (counted.has(address)) return null;
    counted.add(address);
    if (isFirst && isOpenedAgain) return null;
    const from = isFirst ? landing : null;
    if (!from && !isEmpty && !(isFirst && carPath.test(url.pathname))) return null;
    return {
      name: "page_view",
      page: url.pathname.slice(0, 500),
      ...(from && { landing: anonymous(from) }),
      ...(isEmpty && { no_results: true as const }),
    };
  };
}

function anonymous({ params, referrer }: Landing): Landing {
  return {
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, told.has(name) ? value : "yes"] as const),
    ),
    referrer: referrer && `${referrer.split("/", 1)[0]}/`,
  };
}
