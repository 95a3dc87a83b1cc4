import { ms, perSecond, row, type Row } from "#bench/table/row.ts";
import { cachedListing } from "./cached.ts";
import { uncachedRatio } from "./uncached.ts";

const slug = "harbour-city-motors";

/** A listing from the cache and drawn anew, each beside the least that its work can cost. */
export async function measure({ quick }: { quick: boolean }): Promise<Row[]> {
  const cached = await cachedListing(slug, quick ? 6 : 20);
  const drawn = await uncachedRatio(slug, "/search/used-cars", quick ? 4 : 12);
  return [
    row("cached listing", perSecond(cached.ours.perSecond, "pages"), {
      peer: `plain node:http ${perSecond(cached.theirs.perSecond, "pages")}`,
      ratio: cached.ratio,
      target: "≥ 0.90",
      reached: cached.ratio >= 0.9,
    }),
    row("cached listing, processor", ms(cached.ours.cpuMs), {
      peer: `plain node:http ${ms(cached.theirs.cpuMs)}`,
      ratio: cached.cpuRatio,
    }),
    row("uncached listing, processor", ms(drawn.oursMs), {
      peer: `bare renderToString ${ms(drawn.bareMs)}`,
      ratio: drawn.ratio,
      target: "≥ 0.60",
      reached: drawn.ratio >= 0.6,
    }),
  ];
}
