import type { SearchPort } from "#server/search/search-port.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import { addPart, part } from "#server/platform/tracing/spans.ts";
import type { Recorder } from "#server/platform/metrics/recorder.ts";

type Searches = Pick<Recorder, "searches">;

/** Counts the searches that calls, typing visitors and rendered pages make, whichever thread makes them. */
export function timedRenderer(renderer: SiteRenderer, { searches }: Searches): SiteRenderer {
  const search = timed(searches);
  return {
    ...renderer,
    page: (runtime, url, now, visit) =>
      part("render", async () => {
        const made = await renderer.page(runtime, url, now, visit);
        for (const { name, at, ms } of made.timings ?? []) {
          if (name === "search") searches.observe({ kind: "page" }, ms / 1000);
          addPart(name, at, ms);
        }
        return made;
      }),
    suggestions: (runtime, text, now) => search("suggestions", () => renderer.suggestions(runtime, text, now)),
    search: (scope, call) => search("api", () => renderer.search(scope, call)),
  };
}

/** The same for a search server. */
export function timedPort(port: SearchPort | null, { searches }: Searches): SearchPort | null {
  if (port === null) return null;
  const search = timed(searches);
  return {
    search: (...asked) => search("api", () => port.search(...asked)),
    multiSearch: (...asked) => search("api", () => port.multiSearch(...asked)),
    facetSearch: (...asked) => search("api", () => port.facetSearch(...asked)),
    isHealthy: () => port.isHealthy(),
  };
}

const timed =
  (searches: Recorder["searches"]) =>
  async <T>(kind: "api" | "suggestions", work: () => Promise<T>): Promise<T> => {
    const end = searches.startTimer({ kind });
    try {
      return await part("search", work);
    } finally {
      end();
    }
  };
