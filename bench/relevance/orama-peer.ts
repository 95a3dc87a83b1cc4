import { create, insertMultiple, search } from "@orama/orama";
import type { Engine } from "#tests/relevance/engine.ts";
import type { JudgedStock } from "#tests/relevance/judged-stock.ts";
import { firstPageOf } from "./first-page-of.ts";
import { boosts, peerDocument, peerFields } from "./peer-document.ts";

const schema = Object.fromEntries(["id", ...peerFields].map((field) => [field, "string" as const]));

/** Orama with one mistake in each word. */
export async function oramaPeer({ listed }: JudgedStock): Promise<Engine> {
  const database = create({ schema });
  await insertMultiple(database, listed.map(peerDocument), listed.length);
  return {
    name: "Orama",
    ask: (typed) => {
      const found = search(database, {
        term: typed,
        properties: peerFields,
        boost: boosts,
        tolerance: 1,
        limit: listed.length,
      });
      if (found instanceof Promise) throw new Error("Orama answers later, which this bench does not expect");
      return firstPageOf(
        found.hits.map(({ id }) => id),
        listed,
      );
    },
  };
}
