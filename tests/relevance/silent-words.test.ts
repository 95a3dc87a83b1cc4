import { describe, expect, test } from "vitest";
import { namedFeatures } from "#domain/car/named-features.ts";
import { formatOf } from "#domain/country/format.ts";
import { emptySearch } from "#domain/search/search-state.ts";
import { concepts } from "#domain/search/smart/everyday-words.ts";
import type { Lexicon } from "#domain/search/smart/lexicon.ts";
import { meaningLabel } from "#domain/search/smart/meaning-label.ts";
import { fillers, nearWords, praise } from "#domain/search/smart/plain-words.ts";
import { readQuery } from "#domain/search/smart/read-query.ts";
import { smartState } from "#domain/search/smart/smart-search.ts";
import { keyOf } from "#domain/text/spelling.ts";
import { judgedAt, judgedStock } from "./judged-stock.ts";
import { judgedQueries, judgedSites } from "./needs.ts";
import { productOf } from "./product.ts";

// A word that could be left out of a search without changing it either says the same as another word, or it is named
// among those that the search takes no account of. Nothing is swallowed.

/** Words of amounts, and what is towed beside its weight: they say what the number beside them means, as it is read. */
const amountWords =
  "under below over less than more around about up to max per week weekly grand thousand dollars old seater height first boat horse float light most";
/** Phrases that name one thing as a whole, though fewer of their words would do. */
const idioms = [
  "cheap as chips, station wagon, tourer wagon, panel van, cargo van, commercial van, pickup truck, tow car, tray bak truck",
  "dealer demo, ex demo, soccer mum car, learner legal, learner friendly, learner aproved, learner rider, lr license",
  "drive on a car licence, drive on a car license, front wheel drive, rear wheel drive, shaft drive, chain drive",
  "shaft driven, chain driven, stick shift, fully electric, full electric, self charging hybrid, good fuel economy",
  "lane departure warning, lane keep assist, blind spot warning, blind spot monitoring, sat nav, satellite navigation",
  "reverse camera, rear camera, backup camera, wireless phone charging, wireless phone charger, push button start",
  "keyless go, leather upholstery, leather trim, leather interior, leather seat, tinted glass, low range gearing",
  "5 star safety, five star safety, 5 star safety rating, five star safety rating, turbo charged, lithium batteries, pure electric, station waggon, lerner legal, lams legal",
].flatMap((line) => line.split(", "));
/** Misspelled: the word it stands for is one of those above, or a filler. */
const misspelled = "undr arround seeter anythin staton";

const known = new Set([...amountWords.split(" "), ...misspelled.split(" ")]);
const isGrammar = (key: string) => known.has(key) || (fillers.has(key) && !praise.has(key) && !nearWords.has(key));

/** Stands at the end, so that no last word is taken for an unfinished one. */
const end = " zzqqx";
const mostWords = 3;

function silentIn(text: string, lexicon: Lexicon, format: ReturnType<typeof formatOf>): string[] {
  const read = (words: string) => readQuery(words + end, lexicon, judgedAt.getTime());
  const stateOf = (words: string) => JSON.stringify(smartState(read(words), emptySearch("created_at:desc")));
  const { understood } = read(text);
  const named = new Set(understood.flatMap(({ unsaid = [] }) => unsaid).map(keyOf));
  const labels = understood.map((one) => keyOf(meaningLabel(one, format)));
  const isAccounted = (word: string) => {
    const key = keyOf(word);
    return key === "" || named.has(key) || isGrammar(key) || labels.some((label) => label.includes(key));
  };
  const said = idioms.filter((idiom) => text.includes(idiom));
  const words = text.split(/\s+/);
  const whole = stateOf(text);
  const silent: string[] = [];
  for (let size = 1; size <= Math.min(mostWords, words.length - 1); size++) {
    for (let from = 0; from + size <= words.length; from++) {
      const run = words.slice(from, from + size);
      if (run.every(isAccounted) || said.some((idiom) => idiom.includes(run.join(" ")))) continue;
      const rest = words.toSpliced(from, size).join(" ");
      const saysTheSame = () => read(run.join(" ")).understood.length > 0;
      if (stateOf(rest) === whole && !saysTheSame()) silent.push(`${run.join(" ")} of ${text}`);
    }
  }
  return silent;
}

describe.each(judgedSites)("[16.1.14] at %s", (site) => {
  test("every word that adds nothing to a judged search is named", async () => {
    const judged = judgedStock(site);
    const { lexicon } = await productOf(judged);
    const format = formatOf(judged.site.public);
    const silent = judgedQueries(site).flatMap(({ text }) => silentIn(text, lexicon, format));
    expect(silent).toEqual([]);
  });

  test("so is every word that adds nothing to a phrase that the search knows", async () => {
    const judged = judgedStock(site);
    const { lexicon } = await productOf(judged);
    const format = formatOf(judged.site.public);
    const phrases = [...concepts, ...namedFeatures].flatMap(({ says }) => says);
    const silent = phrases.flatMap((says) => silentIn(says.replaceAll("_", ""), lexicon, format));
    expect(silent).toEqual([]);
  });
});
