import type { SearchPort } from "#server/adapters/search/search-port.ts";
import type { SearchService } from "#server/api/search/search-routes.ts";
import type { SiteRenderer } from "#server/rendering/site-renderer.ts";
import type { Recorder } from "./recorder.ts";

/** Counts the searches that calls, typing visitors and rendered pages make, whichever thread makes them. */
export function timedRenderer(renderer: SiteRenderer, recorder: Pick<Recorder, "searches" | "tracing">): SiteRenderer {
  const { searches, tracing } = recorder;
  const search = searching(recorder);
  return {
    ...renderer,
    async page(runtime, url, now) {
      const render = async () => {
        const made = await renderer.page(runtime, url, now);
        for (const { name, at, ms } of made.timings ?? []) {
          if (name === "search") searches.observe({ kind: "page" }, ms / 1000);
          tracing?.tracer.add(name, at, ms);
        }
        return made;
      };
      return tracing ? tracing.tracer.part("render", render) : render();
    },
    suggestions: (runtime, text, now) => search("suggestions", () => renderer.suggestions(runtime, text, now)),
    search: (scope, call) => search("api", () => renderer.search(scope, call)),
  };
}

/** The same for a search server. */
export function timedSearch({ port, keys }: SearchService, recorder: Pick<Recorder, "searches" | "tracing">) {
  if (port === null) return { port, keys };
  const search = searching(recorder);
  const timed: SearchPort = {
    search: (...asked) => search("api", () => port.search(...asked)),
    multiSearch: (...asked) => search("api", () => port.multiSearch(...asked)),
    facetSearch: (...asked) => search("api", () => port.facetSearch(...asked)),
    isHealthy: () => port.isHealthy(),
  };
  return { port: timed, keys };
}

/** Counts a search and, where spans are collected, records it as part of its request. */
const searching =
  ({ searches, tracing }: Pick<Recorder, "searches" | "tracing">) =>
  async <T>(kind: "api" | "suggestions", work: () => Promise<T>): Promise<T> => {
    const end = searches.startTimer({ kind });
    try {
      return await (tracing ? tracing.tracer.part("search", work) : work());
    } finally {
      end();
    }
  };
