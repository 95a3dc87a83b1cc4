import { type ReactNode, startTransition, useEffect, useState } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { nextPromoChange } from "#domain/promo/promo-window.ts";
import { saysCars } from "#domain/car/vehicle-words.ts";
import { sitePaths } from "#site/site-paths.ts";
import { isDark, themeStyle } from "#site/theme.ts";
import type { Route } from "./+types/root";
import { SiteWords } from "./copy/vehicle-words.ts";
import { Chrome } from "./features/chrome/chrome.tsx";
import { nextOpening, toChromeView } from "./features/chrome/chrome-view.ts";
import { linkFilter } from "./features/chrome/served-links.ts";
import { ServerStyle } from "./features/chrome/server-drawn.tsx";
import { siteHead } from "./features/discovery/site-head.ts";
import { SavedCount } from "./features/favourites/saved-count.tsx";
import { SavedDock } from "./features/favourites/saved-dock.tsx";
import { NotFound } from "./features/errors/not-found.tsx";
import { ServerError } from "./features/errors/server-error.tsx";
import { SearchBox, type SearchBoxProps, SearchButton } from "./features/finder/search-box.tsx";
import { recordPage, track } from "./features/tracking/track.ts";
import { type PageContext, pageContext } from "./page-context.ts";
import { pageKinds, type SheetKind } from "./styles/page-kinds.ts";
import { stylesheets } from "./styles/stylesheets.ts";
import { slotFiles } from "./templates/slot-files.ts";
import { chromeSlotsOf } from "./templates/use-slots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return page.shared("root", () => ({
    value: toRootView(page),
    until: nextTurn(page),
  }));
}

/** Development only: the gallery shows a site in any template. */
export const middleware = import.meta.env.DEV ? [(await import("./routes/gallery/gallery-look.ts")).galleryLook] : [];

/** When what every page shows changes by itself: a yard opens or closes, a promotion on the cards begins or ends. */
function nextTurn({ site, now }: PageContext): number | null {
  const opening = nextOpening(site.settings, site.locations, now.getTime());
  const promotion = nextPromoChange(site.settings.card.promo_tags, now.getTime(), site.settings.time_zone);
  return opening === null || promotion === null ? (opening ?? promotion) : Math.min(opening, promotion);
}

type HeadParts = { theme: string; fonts: readonly string[]; tags: ReturnType<typeof siteHead> };

/** What stands in the head of every page and never changes there: only the server draws it, so it does not travel. */
const headParts = new WeakMap<object, HeadParts>();

function toRootView({ site, stock, now, picture }: PageContext) {
  const { settings, locations } = site;
  const { sheets, fonts } = stylesheets[settings.template];
  const view = {
    id: settings.id,
    lang: settings.locale,
    template: settings.template,
    sheets,
    words: saysCars(settings.vehicle_words) ? null : settings.vehicle_words,
    chrome: toChromeView({
      settings,
      locations,
      darkFooter: isDark(settings, "footer"),
      counts: stock.counts(),
      grammar: stock.grammar,
      facet: (name) => stock.tally(name),
      picture: (url) => picture(url),
      models: site.content.models,
      darkHeader: isDark(settings, "header"),
      isServed: linkFilter(sitePaths(settings, site.content)),
      now: now.getTime(),
      year: now.getUTCFullYear(),
    }),
  };
  headParts.set(view, {
    theme: themeStyle(settings),
    fonts,
    tags: siteHead(settings, picture(settings.favicon)?.src ?? settings.favicon),
  });
  return view;
}

/** Nothing of the chrome depends on the page: client navigation keeps it. */
export function shouldRevalidate(): boolean {
  return false;
}

/** 2.3: picking a result of the site search fires event 29. */
const trackPick: SearchBoxProps["onPick"] = (picked) => track("search_result_click", picked);

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const parts = site && headParts.get(site);
  const kinds: SheetKind[] = ["core", ...pageKinds(useMatches())];
  return (
    <html lang={site?.lang ?? "en-AU"} id="top" data-site={site?.id} data-template={site?.template}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A row that is painted while half of it is read moves as the other half comes. Browsers take an element for
            come where it begins: what is waited for stands behind all others. */}
        <link rel="expect" href="#end" blocking="render" />
        <Meta />
        {site && (
          <>
            {parts?.fonts.map((font) => (
              <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
            ))}
            <ServerStyle id="theme" css={parts?.theme ?? ""} />
            {/* With a precedence, a page that is opened in place waits for the styles of its kind. */}
            {kinds.map((kind) => (
              <link key={kind} rel="stylesheet" href={site.sheets[kind]} precedence="page" />
            ))}
            {parts?.tags.map((tag) =>
              "href" in tag ? <link key={tag.rel} {...tag} /> : <meta key={tag.name} {...tag} />,
            )}
          </>
        )}
        {import.meta.env.SSR &&
          site &&
          slotFiles(site.template).map((file) => <link key={file} rel="modulepreload" href={file} />)}
        <Links />
      </head>
      <body>
        {site ? (
          <SiteWords value={site.words}>
            <Chrome
              {...chromeSlotsOf(site.template)}
              view={site.chrome}
              savedCount={<SavedCount />}
              searchBox={site.chrome.search && <SearchBox search={site.chrome.search} onPick={trackPick} />}
              searchButton={site.chrome.search && <SearchButton search={site.chrome.search} onPick={trackPick} />}
            >
              {children}
            </Chrome>
          </SiteWords>
        ) : (
          children
        )}
        <i id="end" hidden />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  useEffect(recordPage, [pathname]);
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    // Where it cannot be fetched, links to forms lead to their pages.
    import("./routes/page-behaviour.ts").then(
      ({ startPage }) => startPage((form) => startTransition(() => setDialog(form))),
      () => undefined,
    );
  }, []);
  const onStockPage = useMatches().some(showsStock);
  const { saved } = loaderData.chrome;
  return (
    <>
      <Outlet />
      {dialog && <link rel="stylesheet" href={loaderData.sheets.forms} precedence="page" />}
      {dialog}
      {saved && <SavedDock path={saved.url} floatingBar={saved.floatingBar} onStockPage={onStockPage} />}
    </>
  );
}

/** Car and search pages: by their route, or as a listing under a name of the site's own. */
function showsStock({ id, loaderData }: ReturnType<typeof useMatches>[number]): boolean {
  if (id !== "routes/site-page") return id === "routes/search" || id === "routes/car";
  return typeof loaderData === "object" && loaderData !== null && "packed" in loaderData;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const chrome = useRouteLoaderData<typeof loader>("root")?.chrome;
  const missing = typeof error === "object" && error !== null && "status" in error && error.status === 404;
  return (
    <>
      <title>{missing ? "Page not found" : "Something went wrong"}</title>
      <meta name="robots" content="noindex" />
      {missing ? <NotFound search={chrome?.search ?? null} /> : <ServerError phone={chrome?.phone ?? null} />}
    </>
  );
}
