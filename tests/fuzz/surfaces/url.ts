import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import { decodeSearch, encodeSearch } from "#domain/search/search-url.ts";
import type { AppBuild } from "#server/pages/page-renderer.ts";
import { firstSite, fuzzApp } from "../fuzz-app.ts";
import { checkAnswer, type Surface } from "../surface.ts";

/** One in this many is also requested over HTTP as a whole page: a page takes a thousand times as long as decoding. */
const PAGE_EVERY = 20;

/** Paths and queries of searches: decoded, encoded again, and requested as pages. */
export async function url(): Promise<Surface> {
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as AppBuild;
  const app = await fuzzApp({ build });
  const runtime = app.registry.bySlug("first-site");
  if (!runtime) throw new Error("The fixture lost its first site.");
  const grammar = buildGrammar(runtime.site.public, {});
  return {
    async run(input, index) {
      const text = input.toString("utf8");
      const address = `/${text.replace(/^\/+/, "")}`;
      if (!URL.canParse(address, firstSite)) return;
      const { pathname, searchParams, search } = new URL(address, firstSite);
      const decoded = decodeSearch(pathname, searchParams, grammar);
      if ("state" in decoded) encodeSearch(decoded.state, grammar);
      if (index % PAGE_EVERY === 0) await checkAnswer(await app.get(`${firstSite}${pathname}${search}`));
    },
    close: () => app.close(),
  };
}
