import type { MediaLibrary } from "#server/images/media-library.ts";
import { embeddedSearch } from "#server/search/embedded-search.ts";
import { answerSearchCall } from "#server/search/search-port.ts";
import { documents } from "#server/pages/discovery/documents.ts";
import { Timings } from "#server/platform/metrics/timings.ts";
import { CachedPage } from "#server/pages/cache/cached-page.ts";
import type { PageRenderer } from "#server/pages/page-renderer.ts";
import { subjectView } from "#server/leads/alerts/alert-search.ts";
import { readMarks } from "#server/leads/alerts/stock-marks.ts";
import { suggest } from "#server/stock/index/suggest.ts";
import type { SiteRenderer } from "./site-renderer.ts";

/** Renders in the calling thread: in each render thread, in development and in tests. */
export function localRenderer(pages: PageRenderer, media: MediaLibrary): SiteRenderer {
  return {
    isReady: () => true,
    carCount: async (runtime, now) => (await runtime.state(now.getTime())).stock.counts.all,
    async page(runtime, url, now, visit = null) {
      const timings = new Timings();
      const at = now.getTime();
      const state = runtime.current(at) ?? (await timings.later("store", () => runtime.state(at)));
      const page = await pages.render(runtime, state, url, now, visit, timings);
      return { page, timings: timings.list };
    },
    async document(runtime, { document, name, pages: found }, now) {
      const begun = performance.now();
      const state = await runtime.state(now.getTime());
      await media.refresh();
      const made = await documents[document].make({ runtime, state, now, media, pages: found }, name);
      if (!made) return null;
      const page = Object.assign(new CachedPage(200, [["content-type", made.type]], Buffer.from(made.body)), {
        madeFrom: { siteVersion: runtime.site.version, stockVersion: state.version, stock: "cars" as const },
        madeAt: now.getTime(),
        renderMs: performance.now() - begun,
        validUntil: Math.min(made.until ?? Number.MAX_SAFE_INTEGER, state.changesAt),
      });
      return { page };
    },
    marks: readMarks,
    async alertViews(runtime, subjects, now) {
      const { stock } = await runtime.state(now.getTime());
      return subjects.map((subject) => subjectView(runtime.site, stock, subject));
    },
    async suggestions(runtime, text, now) {
      const { stock } = await runtime.state(now.getTime());
      return suggest(text, stock, runtime.site, now.getTime());
    },
    search: (scope, call) => answerSearchCall(embeddedSearch, scope, call),
  };
}
