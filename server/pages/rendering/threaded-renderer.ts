import { toFar } from "#server/pages/visit.ts";
import type { WorkQueue } from "#server/platform/admission/work-queue.ts";
import { type IndexName, indexNames, type SearchCall } from "#server/search/search-port.ts";
import { CachedPage } from "#server/pages/cache/cached-page.ts";
import type { PageAnswer } from "./render-protocol.ts";
import type { RenderThreads } from "./render-threads.ts";
import type { MadePage, SiteRenderer } from "./site-renderer.ts";

/** Has everything rendered by threads. Pages were admitted before; searches wait here, fair between sites. */
export function threadedRenderer(threads: RenderThreads, searches: WorkQueue): SiteRenderer {
  const inTurn = <T>(site: string, work: () => Promise<T>): Promise<T> => searches.run({ site, address: "" }, work);
  return {
    isReady: () => threads.isReady,
    carCount: (runtime, now) => threads.call(runtime, now, "carCount", null),
    page: async (runtime, url, now, visit = null) =>
      madePage(await threads.call(runtime, now, "page", { url, visit: visit && toFar(visit) }, visit)),
    async document(runtime, request, now) {
      const made = await threads.call(runtime, now, "document", request);
      return made && madePage(made);
    },
    marks: (runtime, known, now) => threads.call(runtime, now, "marks", { known }),
    alertViews: (runtime, subjects, now) => threads.call(runtime, now, "alertViews", { subjects }),
    suggestions: (runtime, text, now) =>
      inTurn(runtime.site.slug, () => threads.call(runtime, now, "suggestions", { text })),
    search({ runtime, now, within }, call) {
      const filters = Object.fromEntries(indexesOf(call).map((uid) => [uid, within(uid)]));
      const argument = { call, within: filters };
      return inTurn(runtime.site.slug, () => threads.call(runtime, new Date(now), "search", argument));
    },
  };
}

const indexesOf = (call: SearchCall): IndexName[] =>
  call.kind === "multi-search"
    ? indexNames.filter((uid) => call.queries.some(({ indexUid }) => indexUid === uid))
    : [call.uid];

function madePage({ page: { status, headers, body, etag, ...made }, timings }: PageAnswer): MadePage {
  const page = Object.assign(new CachedPage(status, headers, Buffer.from(body), etag), made);
  return { page, timings };
}
