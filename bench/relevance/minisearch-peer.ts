import MiniSearch from "minisearch";
import type { Engine } from "#tests/relevance/engine.ts";
import type { JudgedStock } from "#tests/relevance/judged-stock.ts";
import { firstPageOf } from "./first-page-of.ts";
import { boosts, peerDocument, peerFields } from "./peer-document.ts";

/** MiniSearch with beginnings of words and mistakes in a third of their letters: with a fifth it finds less. */
export function miniSearchPeer({ listed }: JudgedStock): Engine {
  const index = new MiniSearch({
    fields: peerFields,
    searchOptions: { boost: boosts, prefix: true, fuzzy: 0.3 },
  });
  index.addAll(listed.map(peerDocument));
  return {
    name: "MiniSearch",
    ask: (typed) => {
      const hits = index.search(typed);
      return firstPageOf(
        hits.map(({ id }) => String(id)),
        listed,
      );
    },
  };
}
