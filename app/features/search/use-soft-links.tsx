import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { isListingPath } from "./listing-paths.ts";
import type { ListingView } from "./listing-view.ts";

// The cards' links are plain ones: a component each would cost the server more than all the rest of the page. One
// handler follows them without leaving the page, and fetches what a visitor is about to ask for.

export function useSoftLinks(view: ListingView<unknown>) {
  const navigate = useNavigate();
  const [near, setNear] = useState<string | null>(null);
  const next = useWhenIdle(view.pager.find((link) => link?.page === view.page + 1)?.url ?? null);
  const approach = (event: PointerEvent | FocusEvent) => {
    const link = ownLink(event.target);
    if (link !== null) setNear(link);
  };
  return {
    onClick: (event: MouseEvent) => {
      const link = isPlain(event) ? ownLink(event.target) : null;
      if (link === null) return;
      event.preventDefault();
      void navigate(link);
    },
    onPointerOver: approach,
    onFocus: approach,
    prefetched: (
      <>
        {near !== null && <Prefetch url={near} view={view} />}
        {next !== null && next !== near && <Prefetch url={next} view={view} />}
      </>
    ),
  };
}

function Prefetch({ url, view }: { url: string; view: ListingView<unknown> }) {
  const { pathname, search } = new URL(url, "http://site");
  if (!isListingPath(pathname, view.grammar)) return <PrefetchPageLinks page={url} />;
  // React Router leaves routes with a cache of their own alone, so this names the data as that route will ask for it.
  const route = pathname === "/search" || pathname.startsWith("/search/") ? "routes/search" : "routes/site-page";
  const joiner = search === "" ? "?" : "&";
  return (
    <link rel="prefetch" as="fetch" href={`${pathname}.data${search}${joiner}_routes=${encodeURIComponent(route)}`} />
  );
}

/** The address, once the browser has nothing better to do; null for visitors who asked to be spared. */
function useWhenIdle(url: string | null): string | null {
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    if (!("requestIdleCallback" in window)) return;
    const wait = requestIdleCallback(() => setReady(url), { timeout: 3000 });
    return () => cancelIdleCallback(wait);
  }, [url]);
  return ready === url ? ready : null;
}

/** The path of a link that stays on this site and on this tab. What opens as a dialog leads nowhere. */
function ownLink(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a:not([data-dialog])") : null;
  if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download"))
    return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash !== "" ? null : link.pathname + link.search + link.hash;
}

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
