import { ms, perSecond, row, type Row } from "#bench/table/row.ts";
import { cachedListing } from "./cached.ts";
import { type Drawn, uncachedListing } from "./uncached.ts";

const slug = "harbour-city-motors";

/** A listing from the cache and drawn anew, each beside the least that its work can cost. */
export async function measure({ quick }: { quick: boolean }): Promise<Row[]> {
  const cached = await cachedListing(slug, quick ? 6 : 20);
  const { page, first } = await uncachedListing(slug, "/search/used-cars", quick ? 4 : 12);
  return [
    row("cached listing", perSecond(cached.ours.perSecond, "pages"), {
      peer: `plain node:http ${perSecond(cached.theirs.perSecond, "pages")}`,
      ratio: cached.ratio,
      target: "≥ 0.85",
      reached: cached.ratio >= 0.85,
    }),
    row("cached listing, processor", ms(cached.ours.cpuMs), {
      peer: `plain node:http ${ms(cached.theirs.cpuMs)}`,
      ratio: cached.cpuRatio,
    }),
    drawnRow("uncached listing, processor", page, 0.6),
    drawnRow("first listing of a new stock, processor", first),
  ];
}

const drawnRow = (what: string, { oursMs, bareMs, ratio }: Drawn, target?: number): Row =>
  row(what, ms(oursMs), {
    peer: `bare renderToString ${ms(bareMs)}`,
    ratio,
    ...(target !== undefined && { target: `≥ ${target.toFixed(2)}`, reached: ratio >= target }),
  });
