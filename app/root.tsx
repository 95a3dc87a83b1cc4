import { formatOf } from "#domain/country/format.ts";
import { SiteFormat } from "./copy/site-format.ts";
import { use } from "react";
import { Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import { carWords, saysCars } from "#domain/car/vehicle-words.ts";
import { pageTransition } from "#site/page-transition.ts";
import { isDark, themeStyle } from "#site/theme.ts";
import type { Route } from "./+types/root";
import { SiteWords } from "./copy/vehicle-words.ts";
import { Chrome } from "./features/chrome/chrome.tsx";
import { toChromeView } from "./features/chrome/chrome-view.ts";
import { siteHead } from "./features/discovery/site-head.ts";
import { SavedCount } from "./features/favourites/saved-count.tsx";
import { NotFound } from "./features/errors/not-found.tsx";
import { ServerError } from "./features/errors/server-error.tsx";
import { SearchBox, SearchButton } from "./features/finder/search-box.tsx";
import { Island } from "./islands/island.tsx";
import { PageScript } from "./page/page-script.ts";
import { PageLinks, PageMeta } from "./page/page-tags.tsx";
import { speculationRules } from "./page/speculation-rules.ts";
import { typedParameter } from "./features/search/typed-parameter.ts";
import { pageContext } from "./page-context.ts";
import type { PageContext } from "#site/page-ports.ts";
import { pageKinds, type SheetKind } from "./styles/page-kinds.ts";
import { templateLook } from "./templates/registry.ts";
import { isServed } from "#site/paths/find-path.ts";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const view = page.shared("root", () => toRootView(page));
  page.allowInline("styles", view.style);
  page.allowInline("scripts", speculationRules);
  return view;
}

/** Development only: the showcase shows a site in any template. */
export const middleware = import.meta.env.DEV ? [(await import("#app/showcase/showcase-look.ts")).showcaseLook] : [];

function toRootView({ site, stock, now, read, picture }: PageContext) {
  const { settings, locations } = site;
  const { sheets, fonts } = templateLook(settings.template);
  return {
    id: settings.id,
    lang: settings.locale,
    currency: settings.currency,
    distance: settings.distance_unit,
    country: settings.country,
    template: settings.template,
    sheets,
    words: saysCars(settings.vehicle_words) ? null : settings.vehicle_words,
    chrome: toChromeView({
      settings,
      locations,
      counts: stock.counts(),
      countAt: (url) => stock.countAt(url),
      grammar: stock.grammar,
      facet: (name) => stock.tally(name),
      picture: (url) => picture(url),
      models: site.content.models,
      darkHeader: isDark(settings, "header"),
      darkPage: isDark(settings, "surface-0"),
      darkFooter: isDark(settings, "footer"),
      isServed: (url) => isServed(site, url),
      now: now.getTime(),
      read,
      year: read(thisYear(now)),
    }),
    style: themeStyle(settings) + documentRules,
    fonts,
    tags: siteHead(settings, picture(settings.favicon)?.src ?? settings.favicon),
  };
}

/**
 * Rules of the document itself, whatever its template. The element around an island has no box. The browser lays out
 * cards and sections below the first screen when they are about to scroll into view; `--below` is their estimated height
 * until then. A card that differs from it moves what a visitor sees, so the script measures one
 * (app/features/search/card-heights.ts). Sections whose height nobody can estimate are laid out at once (`data-laid-out`), and so is everything after back navigation (`data-whole`,
 * app/page/whole-page.ts).
 */
const documentRules =
  "[data-island]{display:contents}" +
  ":root:not([data-whole]) :is([data-results]>article:nth-of-type(n+4),.section:nth-child(n+2):not([data-laid-out]))" +
  "{content-visibility:auto;contain-intrinsic-size:auto var(--below,500px);overflow-clip-margin:64px}" +
  pageTransition;

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const kinds: SheetKind[] = ["core", ...pageKinds(useMatches(), Boolean(useRouteError()))];
  const slots = site && templateLook(site.template).slots;
  const words = useSearchWords();
  const format =
    site &&
    formatOf({
      locale: site.lang,
      currency: site.currency,
      distance_unit: site.distance,
      country: site.country,
    });
  return (
    <html
      lang={site?.lang ?? "en-AU"}
      id="top"
      data-site={site?.id}
      data-template={site?.template}
      data-amount={format?.sample}
      data-list={format?.listSample}
      data-distance={site?.distance}
      data-odometer={site?.country.odometer_unit}
      data-measures={site?.country.measures}
      data-words={site?.words ? JSON.stringify(site.words) : undefined}
      data-form-styles={site?.sheets.forms}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A row that is painted half-arrived moves when the other half arrives. Browsers treat an element as
            loaded at its start tag, so the marker must be the last element. */}
        <link rel="expect" href="#end" blocking="render" />
        <PageMeta />
        {site && (
          <>
            {site.fonts.map((font) => (
              <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
            ))}
            <style dangerouslySetInnerHTML={{ __html: site.style }} />
            {kinds.map((kind) => (
              <link key={kind} rel="stylesheet" href={site.sheets[kind]} />
            ))}
            {site.tags.map((tag) =>
              "href" in tag ? <link key={tag.rel} {...tag} /> : <meta key={tag.name} {...tag} />,
            )}
          </>
        )}
        <PageLinks />
        <Script />
      </head>
      <body>
        {site && slots && format ? (
          <SiteFormat value={format}>
            <SiteWords value={site.words ?? carWords}>
              <Chrome
                Header={slots.Header}
                Footer={slots.Footer}
                view={site.chrome}
                savedCount={<SavedCount />}
                searchBox={site.chrome.search && <SearchBox search={site.chrome.search} words={words} />}
                searchButton={site.chrome.search && <SearchButton search={site.chrome.search} words={words} />}
              >
                {children}
              </Chrome>
            </SiteWords>
          </SiteFormat>
        ) : (
          children
        )}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <i id="end" hidden />
      </body>
    </html>
  );
}

/** What was typed for the listing that is open; other pages know neither parameter. */
function useSearchWords(): string {
  const params = new URLSearchParams(useLocation().search);
  return params.get(typedParameter) ?? params.get("query") ?? "";
}

/** The one script of every page. It is small, and waits for the document. */
function Script() {
  const script = use(PageScript);
  if (!script) return null;
  return (
    <>
      {script.hmr && <script type="module" src={script.hmr} />}
      <script type="module" src={script.entry} fetchPriority="low" />
    </>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const onStockPage = useMatches().some(showsStock);
  const { saved } = loaderData.chrome;
  return (
    <>
      <Outlet />
      {saved && (
        <>
          <p className="unseen" role="status" data-saved-status="" />
          {/* It is empty until something is saved; the page's script wakes it then. */}
          <Island
            name="saved-dock"
            when="touch"
            props={{ path: saved.url, floatingBar: saved.floatingBar, onStockPage }}
          />
        </>
      )}
    </>
  );
}

/** Car and search pages: by their route, or as a listing under a name of the site's own. */
function showsStock({ id, loaderData }: ReturnType<typeof useMatches>[number]): boolean {
  if (id !== "own") return id === "search" || id === "car";
  return (loaderData as { kind?: string } | undefined)?.kind === "listing";
}

/** Of the copyright line. */
const thisYear = (now: Date) => {
  const year = now.getUTCFullYear();
  return { value: year, until: Date.UTC(year + 1, 0, 1) };
};

const wrapped = { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const chrome = useRouteLoaderData<typeof loader>("root")?.chrome;
  const missing = typeof error === "object" && error !== null && "status" in error && error.status === 404;
  return (
    <>
      <title>{missing ? "Page not found" : "Something went wrong"}</title>
      <meta name="robots" content="noindex" />
      {missing ? <NotFound search={chrome?.search ?? null} /> : <ServerError phone={chrome?.phone ?? null} />}
      {import.meta.env.DEV && error instanceof Error && <pre style={wrapped}>{error.stack}</pre>}
    </>
  );
}
