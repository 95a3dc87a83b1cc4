import type { RouterContextProvider, ServerBuild } from "react-router";
import type { LinkPort, PageContext, Picture, PostPort } from "#site/page-ports.ts";
import type { Geocoder } from "#server/adapters/geocode/geocoder.ts";
import type { MediaLibrary } from "#server/images/media-library.ts";
import type { PictureAddresses } from "#server/images/picture-address.ts";
import { CachedPage } from "./cache/cached-page.ts";
import { timedStock, Timings } from "#server/platform/metrics/timings.ts";
import { policyHeaders } from "./content-security.ts";
import type { RenderedPage } from "./cache/page-cache.ts";
import type { Visit } from "./visit.ts";
import { notedStock, Reads } from "./reads.ts";
import { stockForPages } from "#server/stock/index/stock-for-pages.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { SiteState } from "#server/stock/index/site-state.ts";

type Log = { error: (about: object, text: string) => void };

type DocumentHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

export type AppBuild = ServerBuild & {
  entry: {
    module: {
      provide(page: PageContext, visitor: { link: LinkPort } | { post: PostPort } | null): RouterContextProvider;
      createDocumentHandler(build: ServerBuild): DocumentHandler;
      bodyOf(response: Response): Promise<string> | string;
      /** An answer that a page has thrown, such as 404. Asked of the pages, so that only who renders loads the router. */
      isRouteErrorResponse(error: unknown): error is { status: number };
    };
  };
};

const unending = Number.MAX_SAFE_INTEGER;

/** Renders pages with React Router: passes each its context and records what it depends on. */
export class PageRenderer {
  readonly #handle: DocumentHandler;
  readonly #build: AppBuild;
  readonly #media: MediaLibrary;
  readonly #geocoder: Geocoder;

  constructor(build: AppBuild, media: MediaLibrary, geocoder: Geocoder, log: Log) {
    this.#build = build;
    this.#media = media;
    this.#geocoder = geocoder;
    const module = { ...build.entry.module, handleError: tellFaults(log, build) };
    this.#handle = module.createDocumentHandler({ ...build, entry: { ...build.entry, module } });
  }

  async render(
    runtime: SiteRuntime,
    state: SiteState,
    url: string,
    now: Date,
    visit: Visit | null,
    timings = new Timings(),
  ): Promise<RenderedPage> {
    const begun = performance.now();
    await this.#media.refresh();
    const reads = new Reads();
    const isPersonal = visit?.isPersonal ?? false;
    const { pageSite, allowedSources } = isPersonal ? runtime.personal : runtime;
    const inline = { scripts: [] as string[], styles: [] as string[] };
    const context = {
      ...this.#context(runtime, state, now, reads, timings),
      site: pageSite,
      allowInline: (kind: keyof typeof inline, text: string) => void inline[kind].push(text),
      // Parts that pages share were made with the settings of other pages.
      ...(isPersonal ? { shared: <T>(_name: string, make: () => T) => make() } : {}),
    };
    const request = new Request(runtime.pageSite.origin + url, visit && "post" in visit ? postOf(visit.body) : {});
    const response = await this.#handle(request, this.#build.entry.module.provide(context, visit));
    const html = await this.#build.entry.module.bodyOf(response);
    const body = Buffer.from(html);
    const headers = [...response.headers].filter(([name]) => name !== "content-length" && name !== "transfer-encoding");
    if (response.headers.get("content-type")?.startsWith("text/html")) {
      headers.push(...policyHeaders(inline, allowedSources));
      // Whoever serves its pictures does not learn that the page was opened.
      if (isPersonal) headers.push(["referrer-policy", "same-origin"]);
    }
    return Object.assign(new CachedPage(response.status, headers, body), {
      ...madeOf(runtime, state, reads),
      madeAt: now.getTime(),
      renderMs: performance.now() - begun,
    });
  }

  #context(
    runtime: SiteRuntime,
    { stock, version, shared }: SiteState,
    now: Date,
    reads: Reads,
    timings: Timings,
  ): Omit<PageContext, "site" | "allowInline"> {
    return {
      now,
      version: `${runtime.site.version}.${version}`,
      geocode: this.#geocoder.forSite(runtime.site),
      stock: notedStock(timedStock(stockForPages(stock, runtime.store.cars), timings), reads),
      shared: <T>(name: string, make: () => T) => {
        const part = reads.part(shared.get(name), now.getTime(), make);
        shared.set(name, part);
        return part.value as T;
      },
      picture: (url, cutout = false) => this.#picture(url, cutout, runtime.pictures),
      preview: runtime.pictures.preview,
      read: reads.read,
    };
  }

  #picture(url: string, cutout: boolean, pictures: PictureAddresses): Picture | null {
    if (!url.startsWith("/media/")) return null;
    const file = this.#media.find(url.slice("/media/".length));
    if (!file) return null;
    return { src: pictures.of(file), width: file.width, height: file.height, cutout };
  }
}

/** A page that shows nothing of the stock holds whatever becomes of it. Cars enter and leave the listing by themselves. */
function madeOf({ site }: SiteRuntime, state: SiteState, { stock, until }: Reads) {
  const showsStock = stock !== "nothing";
  return {
    madeFrom: { siteVersion: site.version, stockVersion: showsStock ? state.version : null, stock },
    validUntil: Math.min(until ?? unending, showsStock ? state.changesAt : unending),
  };
}

/** Logs one line like every other error, without the query. By default the router prints it over many lines. */
function tellFaults(log: Log, { entry }: AppBuild): NonNullable<ServerBuild["entry"]["module"]["handleError"]> {
  return (error, { request }) => {
    if (entry.module.isRouteErrorResponse(error) && error.status < 500) return;
    log.error({ err: error, path: new URL(request.url).pathname }, "a page failed");
  };
}

/** Its origin was already checked; the router checks none if the header is missing. */
function postOf(body: string): RequestInit {
  return { method: "POST", body, headers: { "content-type": formType } };
}

export const formType = "application/x-www-form-urlencoded";
