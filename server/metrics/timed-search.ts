import type { SearchPort } from "#server/adapters/search/search-port.ts";
import type { SearchService } from "#server/api/search/search-routes.ts";
import type { SiteRenderer } from "#server/rendering/site-renderer.ts";
import type { Recorder } from "./recorder.ts";

/** Counts the searches that calls, typing visitors and rendered pages make, whichever thread makes them. */
export function timedRenderer(renderer: SiteRenderer, { searches }: Pick<Recorder, "searches">): SiteRenderer {
  return {
    ...renderer,
    async page(runtime, url, now) {
      const made = await renderer.page(runtime, url, now);
      for (const { name, ms } of made.timings ?? []) if (name === "search") searches.page.add(ms);
      return made;
    },
    suggestions: (runtime, text, now) => searches.suggestions.time(() => renderer.suggestions(runtime, text, now)),
    search: (scope, call) => searches.api.time(() => renderer.search(scope, call)),
  };
}

/** The same for a search server. */
export function timedSearch({ port, keys }: SearchService, { searches: { api } }: Pick<Recorder, "searches">) {
  if (port === null) return { port, keys };
  const timed: SearchPort = {
    search: (...asked) => api.time(() => port.search(...asked)),
    multiSearch: (...asked) => api.time(() => port.multiSearch(...asked)),
    facetSearch: (...asked) => api.time(() => port.facetSearch(...asked)),
    isHealthy: () => port.isHealthy(),
  };
  return { port: timed, keys };
}
