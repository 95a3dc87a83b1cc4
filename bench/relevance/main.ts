import { parseArgs } from "node:util";
import { judgedPrefixes } from "#tests/relevance/judged-suggestions.ts";
import { judgedStock, type JudgedStock } from "#tests/relevance/judged-stock.ts";
import { measureSearch, type Measured } from "#tests/relevance/measure-search.ts";
import { measureSuggestions, type MeasuredSuggestion } from "#tests/relevance/measure-suggestions.ts";
import { judgedQueries, judgedSites } from "#tests/relevance/needs.ts";
import { productOf } from "#tests/relevance/product.ts";
import { fts5Peer } from "./fts5-peer.ts";
import { miniSearchPeer } from "./minisearch-peer.ts";
import { oramaPeer } from "./orama-peer.ts";
import { allQueries, groupNamed } from "./groups.ts";
import { relevanceTable, type Answers } from "./table.ts";
import { suggestionLines, worstLines } from "./worst.ts";

/**
 * `npm run bench -- relevance [--worst 20] [--only money]`. Answers judged queries next to other engines over the same
 * documents, and lists the worst ones, of all queries or of one site, kind or group.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { worst: { type: "string", default: "0" }, only: { type: "string", default: allQueries } },
  });
  const isListed = groupNamed(values.only);
  const answers: Answers = new Map();
  const suggestions: MeasuredSuggestion[] = [];
  for (const slug of judgedSites) {
    const stock = judgedStock(slug);
    const product = await productOf(stock);
    for (const engine of [product, ...(await peersOf(stock))]) {
      add(answers, engine.name, measureSearch(engine, stock, judgedQueries(slug)));
    }
    suggestions.push(...measureSuggestions(product, stock, judgedPrefixes(slug)));
  }
  process.stdout.write(`${relevanceTable(answers)}\n`);
  const worst = Number(values.worst);
  process.stdout.write(suggestionLines(suggestions, worst).join("\n") + "\n");
  const [ours = []] = answers.values();
  if (worst > 0) process.stdout.write(`\n${worstLines(ours.filter(isListed), worst).join("\n")}\n`);
}

const peersOf = async (stock: JudgedStock) => [miniSearchPeer(stock), await oramaPeer(stock), fts5Peer(stock)];

function add(answers: Map<string, readonly Measured[]>, name: string, measured: readonly Measured[]): void {
  answers.set(name, [...(answers.get(name) ?? []), ...measured]);
}
