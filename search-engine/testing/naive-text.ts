import { readPath, scalarsIn, type Document } from "../document.ts";
import { editDistance } from "../text/edit-distance.ts";
import { compoundsIn, SENTENCE_GAP, tokenize } from "../text/fold.ts";
import { positionCost } from "../text/position-cost.ts";
import { readText, type Term, type TypedWord } from "../text/read-text.ts";

/** What a text finds and in which order, document by document: no postings, no bitsets, no buckets. */

type Place = {
  readonly attribute: number;
  readonly position: number;
  readonly word: string;
  readonly isCompound: boolean;
};
type Hit = { readonly attribute: number; readonly position: number; readonly typos: number; readonly isExact: boolean };
type Read = { readonly document: Document; readonly places: readonly Place[]; readonly counts: readonly number[] };
type Matched = { readonly term: Term; readonly words: number; readonly hits: (one: Read) => readonly Hit[] };

export function naiveText(
  documents: readonly Document[],
  attributes: readonly string[],
  { q, strategy }: { readonly q: string; readonly strategy: string },
): Document[] {
  const all = documents.map((document) => read(document, attributes));
  const { terms, excluded } = readText(q);
  if (terms.length === 0 && excluded.length === 0) return [...documents];
  const allowed = all.filter((one) => !excluded.some((words) => phraseHits(one, words).length > 0));
  if (terms.length === 0) return allowed.map(({ document }) => document);
  const matches = terms.map((term, at) => matchTerm(all, term, terms[at - 1], terms[at + 1]));
  const found = matches.filter((match) => match !== null);
  const isLost = terms.some((term, at) => !matches[at] && (strategy === "all" || term.kind === "phrase"));
  if (found.length === 0 || isLost) return [];
  const phrases = found.filter(({ term }) => term.kind === "phrase");
  const words = found.filter(({ term }) => term.kind === "word");
  const count = (match: Matched): number => all.filter((one) => match.hits(one).length > 0).length;
  const order = [...phrases, ...(strategy === "frequency" ? words.toSorted((a, b) => count(a) - count(b)) : words)];
  const needed = strategy === "all" ? order.length : Math.max(1, phrases.length);
  const ranked = allowed.flatMap((one) => {
    const first = order.findIndex((match) => match.hits(one).length === 0);
    const had = first === -1 ? order.length : first;
    if (had < needed) return [];
    const kept = order.slice(0, had).toSorted((a, b) => a.term.position - b.term.position);
    return [{ document: one.document, costs: [-had, ...costsOf(one, kept, all)] }];
  });
  return ranked.toSorted((a, b) => compare(a.costs, b.costs)).map(({ document }) => document);
}

function read(document: Document, attributes: readonly string[]): Read {
  const places: Place[] = [];
  const counts = attributes.map((name, attribute) => {
    let next = 0;
    let count = 0;
    for (const scalar of scalarsIn(readPath(document, name.split(".")))) {
      const tokens = tokenize(String(scalar));
      const add = (isCompound: boolean) => (token: { word: string; position: number }) =>
        places.push({ attribute, position: next + token.position, word: token.word, isCompound });
      tokens.forEach(add(false));
      compoundsIn(String(scalar), tokens).forEach(add(true));
      count += tokens.length;
      if (tokens.length > 0) next += tokens.at(-1)!.position + SENTENCE_GAP;
    }
    return count;
  });
  return { document, places, counts };
}

/** The first way to find a term that some document answers. */
function matchTerm(all: readonly Read[], term: Term, before?: Term, after?: Term): Matched | null {
  const ways: ((one: Read) => readonly Hit[])[] =
    term.kind === "phrase"
      ? [(one) => phraseHits(one, term.words)]
      : [
          (one) => [...plainHits(one, term), ...joinedHits(one, term, before, after), ...splitHits(one, term.word)],
          (one) => (term.isPrefix ? begunSplitHits(one, term.word) : []),
          ...[1, 2].slice(0, allowedTypos(term.word)).map((typos) => (one: Read) => nearHits(one, term, typos)),
        ];
  const hits = ways.find((way) => all.some((one) => way(one).length > 0));
  return hits ? { term, words: term.kind === "phrase" ? term.words.length : 1, hits } : null;
}

const allowedTypos = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

const hit = ({ attribute, position }: Place, typos: number, isExact = false): Hit => ({
  attribute,
  position,
  typos,
  isExact,
});

const plainHits = ({ places }: Read, { word, isPrefix }: TypedWord): Hit[] =>
  places
    .filter((place) => place.word === word || (isPrefix && place.word.startsWith(word)))
    .map((place) => hit(place, place.isCompound ? 1 : 0, !place.isCompound && place.word === word));

function joinedHits({ places }: Read, term: TypedWord, before?: Term, after?: Term): Hit[] {
  const joined: { word: string; isPrefix: boolean }[] = [];
  if (before?.kind === "word") joined.push({ word: before.word + term.word, isPrefix: term.isPrefix });
  if (after?.kind === "word") joined.push({ word: term.word + after.word, isPrefix: after.isPrefix });
  return joined.flatMap(({ word, isPrefix }) =>
    places
      .filter((place) => place.word === word || (isPrefix && place.word.startsWith(word)))
      .map((place) => hit(place, 1)),
  );
}

/** Plain words with the one that follows. */
const neighbours = ({ places }: Read): (readonly [Place, Place])[] => {
  const plain = places.filter(({ isCompound }) => !isCompound);
  return plain.flatMap((first) =>
    plain
      .filter((second) => second.attribute === first.attribute && second.position === first.position + 1)
      .map((second) => [first, second] as const),
  );
};

const splitHits = (one: Read, word: string): Hit[] =>
  neighbours(one)
    .filter(([first, second]) => first.word + second.word === word)
    .map(([first]) => hit(first, 1));

const begunSplitHits = (one: Read, word: string): Hit[] =>
  neighbours(one)
    .filter(([first, second]) => {
      const rest = word.slice(first.word.length);
      return first.word.length >= 3 && rest.length >= 3 && word.startsWith(first.word) && second.word.startsWith(rest);
    })
    .map(([first]) => hit(first, 1));

const phraseHits = ({ places }: Read, words: readonly string[]): Hit[] =>
  places
    .filter(({ attribute, position, isCompound }) =>
      words.every((word, step) =>
        places.some(
          (place) =>
            !isCompound &&
            !place.isCompound &&
            place.word === word &&
            place.attribute === attribute &&
            place.position === position + step,
        ),
      ),
    )
    .map((place) => hit(place, 0, true));

const nearHits = ({ places }: Read, { word, isPrefix }: TypedWord, typos: number): Hit[] =>
  places
    .filter((place) => {
      const edits = place.word[0] === word[0] ? typos : typos - 1;
      return edits > 0 && editDistance(word, place.word, edits, isPrefix) === edits;
    })
    .map((place) => hit(place, typos + (place.isCompound ? 1 : 0)));

/** Typos, exactness, nearness, attributes, places: the usual order. */
function costsOf(one: Read, kept: readonly Matched[], all: readonly Read[]): number[] {
  const best = kept.map(({ hits }) => {
    const every = hits(one);
    const least = Math.min(...every.map(({ typos }) => typos));
    return every.filter(({ typos }) => typos === least);
  });
  const total = (of: (hits: readonly Hit[], at: number) => number): number =>
    best.reduce((sum, hits, at) => sum + of(hits, at), 0);
  const mostTypos = total((_, at) => {
    const { term } = kept[at]!;
    return term.kind === "phrase" ? 0 : Math.max(1, allowedTypos(term.word));
  });
  const typos = Math.min(
    mostTypos,
    total((hits) => hits[0]!.typos),
  );
  const inexact = total((hits, at) => (hits.some(({ isExact }) => isExact) ? 0 : kept[at]!.words));
  const proximity = total((hits, at) => (at === 0 ? 0 : distance(best[at - 1]!, hits, kept[at - 1]!.words) - 1));
  const attributes = total((hits) => Math.min(...hits.map(({ attribute }) => attribute)));
  const positions = total((hits, at) =>
    Math.min(...hits.map(({ position }) => positionCost(position, kept[at]!.term.position))),
  );
  return [typos, wholeCost(one, kept, all), inexact, proximity, attributes, positions];
}

function distance(left: readonly Hit[], right: readonly Hit[], words: number): number {
  const steps = left.flatMap((first) =>
    right
      .filter(({ attribute }) => attribute === first.attribute)
      .map((second) => {
        const forward = second.position - (first.position + words - 1);
        return forward > 0 ? forward : 1 - forward;
      }),
  );
  return Math.min(4, ...steps);
}

function wholeCost(one: Read, kept: readonly Matched[], all: readonly Read[]): number {
  const known = kept.filter(({ hits }) => all.some((other) => hits(other).some(({ isExact }) => isExact)));
  let length = 0;
  for (const { term, words } of known) {
    if (term.position !== length) return 2;
    length += words;
  }
  if (length === 0) return 2;
  const starting = one.counts.flatMap((count, attribute) => {
    const stands = ({ term, hits }: Matched): boolean =>
      hits(one).some((place) => place.isExact && place.attribute === attribute && place.position === term.position);
    return known.every(stands) ? count : [];
  });
  return starting.includes(length) ? 0 : starting.length > 0 ? 1 : 2;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((cost, index) => cost !== b[index]);
  return at === -1 ? 0 : a[at]! - b[at]!;
}
