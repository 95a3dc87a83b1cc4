import { boundAt } from "./quantity-bounds.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Name } from "./name.ts";
import { comparing, fillers, isPlain, parts, placeWords } from "./plain-words.ts";
import { longerName, marketName } from "./market-name.ts";
import { setPhraseAt } from "./set-phrases.ts";
import { isYear, quantityOf } from "./quantities.ts";
import type { QuantityContext } from "./quantity-context.ts";
import { type Atom, keyOf, type Line } from "#domain/text/spelling.ts";
import { guess, type TypoIndex } from "#domain/text/typos.ts";

export interface Match {
  name: Name;
  /** The atom after the last one. */
  to: number;
}

export interface Place {
  line: Line;
  lexicon: Lexicon;
  context: QuantityContext;
  /** The previous meaning, if only "or" or "and" is in between. */
  before: Name | null;
  /** Whether it is directly before. */
  adjacent: boolean;
  /** Only checks for a name: what follows does not matter. */
  glance?: boolean;
}

/** The longest name that starts at an atom. */
export function nameAt(at: number, place: Place): Match | null {
  const { line, lexicon } = place;
  const keys = spansAt(at, place);
  const badge = badgeAt(keys, place);
  for (const { key, one, to } of keys) {
    const match = accepted(lexicon.names.get(key) ?? lexicon.names.get(one), at, to, place);
    const misspelt = match && longerMisspelt(key, to, place);
    if (misspelt) return misspelt;
    const longer = match?.name.meaning.facet === "make_model" && !place.glance ? longerAt(at, match.to, place) : null;
    if (longer && match) {
      if (!isSameModel(longer, match)) return longer;
      if (line.atoms[longer.to - 1]?.text === "series") return withUnsaid(longer, match.to - at, longer.to - at);
    }
    // "hilux rogue" is not also a Nissan.
    if (match) return badge && badge.to >= match.to && match.name.meaning.facet === "make_model" ? badge : match;
  }
  const ofMake = badge ?? modelOfMakeBefore(keys, place) ?? marketNameAt(at, place, false);
  if (ofMake) return ofMake;
  for (const { key, to } of keys.slice(-3)) {
    const meant = isTypo(line.atoms.slice(at, to), lexicon) ? guess(lexicon.typos, key) : undefined;
    const match = meant === undefined ? null : accepted(lexicon.names.get(meant), at, to, place);
    if (match) return match;
  }
  return begunNameAt(at, place) ?? marketNameAt(at, place, true);
}

const mostBegun = 3;
const shortestBegun = 4;

/** The shortest name that the last words begin: "sunr", "heated se". */
function begunNameAt(at: number, place: Place): Match | null {
  const { line, lexicon } = place;
  const last = line.atoms.slice(at);
  const typed = last.map(({ text }) => text).join("");
  const isRead = place.glance || last.length > mostBegun || typed.length < shortestBegun || !/^[a-z]+$/.test(typed);
  if (
    isRead ||
    last.some(({ quoted, text }) => quoted || fillers.has(text)) ||
    (last.length === 1 && !isTypo(last, lexicon))
  )
    return null;
  let best: { key: string; names: readonly Name[] } | null = null;
  for (const [key, names] of lexicon.names) {
    if (key.startsWith(typed) && (best === null || key.length < best.key.length)) best = { key, names };
  }
  const name = best?.names.find(({ weak, implied }) => !weak && !implied);
  return name ? { name, to: line.atoms.length } : null;
}

/** "Yaris cros": the longer name of a model, with a typing error in its next word. */
function longerMisspelt(key: string, to: number, { line: { atoms }, lexicon, glance }: Place): Match | null {
  const next = atoms[to];
  if (!next || glance || next.quoted || lexicon.names.has(next.text) || !isTypo([next], lexicon)) return null;
  const meant = guess(lexicon.typos, key + next.text);
  const name = meant?.startsWith(key) ? lexicon.names.get(meant)?.[0] : undefined;
  return name?.meaning.facet === "make_model" ? { name, to: to + 1 } : null;
}

/** "Golf GTI" is a Golf: what else is said of it is read for itself. */
function isSameModel({ name: { meaning } }: Match, { name }: Match): boolean {
  return new Set(meaning.values).symmetricDifference(new Set(name.meaning.values)).size === 0;
}

/** Of "LandCruiser 200 series" only the LandCruiser is looked for. */
function withUnsaid({ name, to }: Match, from: number, end: number): Match {
  return { name: { ...name, unsaid: Array.from({ length: end - from }, (_, index) => from + index) }, to };
}

function longerAt(at: number, to: number, { line, lexicon }: Place): Match | null {
  const found = longerName(wordsFrom(line.atoms, at), to - at, lexicon.here);
  return found && { name: found.name, to: at + found.words };
}

/** A vehicle that is not here; a badge or feature of one that is comes first. */
function marketNameAt(at: number, place: Place, typos: boolean): Match | null {
  const { line, lexicon, context, before, adjacent } = place;
  // "santa fe highlander": after a model, its grade.
  if (place.glance || (adjacent && before?.meaning.facet === "make_model")) return null;
  const words = wordsFrom(line.atoms, at);
  const [first = ""] = words;
  if (first === "" || fillers.has(first) || lexicon.ownWords.has(first) || lexicon.names.has(first)) return null;
  const named = adjacent && before?.meaning.facet === "make" ? (before.meaning.values[0] ?? null) : null;
  const isAll = at === 0 && words.length === line.atoms.length;
  const canErr = typos && isTypo(line.atoms.slice(at, at + 1), lexicon);
  const found = marketName({ words, make: named && keyOf(named), isAll, typos: canErr }, lexicon.here);
  if (!found) return null;
  const to = at + found.words;
  const isNumber = isCounted(to - 1, line, context) || isAmount(at, to, place);
  return isNumber || describesPart(found.name, to, place) ? null : { name: found.name, to };
}

/** As far as they can be a name. */
function wordsFrom(atoms: readonly Atom[], at: number): string[] {
  const rest = atoms.slice(at, at + longestMarketName);
  const end = rest.findIndex(({ text, quoted }) => quoted || !/[\p{L}\p{N}]/u.test(text));
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text);
}

const longestMarketName = 6;

interface Span {
  key: string;
  /** The key with its last word in the singular. */
  one: string;
  to: number;
}

/** The keys that start at an atom, longest first. */
function spansAt(at: number, { line: { atoms }, lexicon }: Place): Span[] {
  const spans: Span[] = [];
  let [joined, spaced, filled] = ["", "", false];
  for (let to = at; to < Math.min(atoms.length, at + lexicon.longest); to++) {
    const atom = atoms[to] as Atom;
    const twoNumbers = /^\d+$/.test(atom.text) && /\d$/.test(joined);
    if (atom.quoted || twoNumbers || !/[\p{L}\p{N}]/u.test(atom.text)) break;
    filled ||= fillers.has(atom.text) && !isLetterOfModel(atom, atoms[to + 1]);
    const before = filled && to > at ? `${spaced} ` : joined;
    spans.unshift({ key: before + atom.text, one: before + singular(atom.text), to: to + 1 });
    joined += atom.text;
    spaced += (to > at ? " " : "") + atom.text;
  }
  return spans;
}

/** "i 30" */
const isLetterOfModel = ({ text }: Atom, next: Atom | undefined): boolean =>
  text === "i" && /^\d+$/.test(next?.text ?? "");

/** "SUVs", "hiluxes"; a lone "s" is a badge. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<=[xsh])es$|s$/, "") : word);

/** One word that nothing else explains; of several, at least one. */
function isTypo(atoms: readonly Atom[], { ownWords }: Lexicon): boolean {
  const isOwn = ({ text }: Atom) => !isPlain(text) && !isPlain(singular(text)) && !ownWords.has(text);
  return atoms.length < 3 ? atoms.every(isOwn) : atoms.some(isOwn);
}

function accepted(names: readonly Name[] | undefined, at: number, to: number, place: Place): Match | null {
  if (!names) return null;
  const previous = place.line.atoms[at - 1]?.text ?? "";
  const afterPlaceWord = placeWords.has(previous);
  const isPlace = ({ meaning: { facet } }: Name) => facet === "city" || facet === "location_name" || facet === "state";
  const fits = (name: Name) => !name.weak || (afterPlaceWord && isPlace(name)) || isAll(at, to, place);
  const name = (afterPlaceWord ? names.find(isPlace) : undefined) ?? names.find(fits);
  const make = names.find(({ meaning }) => meaning.facet === "make");
  const model = make && modelAfter(make, to, place);
  if (model) return model;
  if (!name || describesPart(name, to, place) || isAmount(at, to, place)) return null;
  if (to > at + 1 && isCounted(to - 1, place.line, place.context)) return null;
  return { name, to };
}

/** A single digit is not a model, even if nothing else was typed. */
const isAll = (at: number, to: number, { line: { atoms } }: Place): boolean =>
  at === 0 && to === atoms.length && !/^\d$/.test(atoms[0]?.text ?? "");

/** After its make, a model may be called anything: "3", "Up", "2008". */
function modelAfter({ meaning }: Name, at: number, place: Place): Match | null {
  for (const make of meaning.values) {
    const match = modelOf(make, spansAt(at, place), at, place);
    if (match) return match;
  }
  return null;
}

function modelOf(make: string, spans: readonly Span[], at: number, { line, lexicon, context }: Place): Match | null {
  const models = lexicon.models.get(make);
  const typos: TypoIndex<string> = lexicon.modelTypos.get(make) ?? new Map();
  for (const { key, one, to } of spans) {
    const name = models?.get(key.replaceAll(" ", "")) ?? models?.get(one.replaceAll(" ", ""));
    if (name && !isCounted(to - 1, line, context)) return { name, to };
  }
  for (const { key, to } of spans.slice(-2)) {
    const meant = isTypo(line.atoms.slice(at, to), lexicon) && !lexicon.names.has(key) ? guess(typos, key) : undefined;
    const name = meant === undefined ? undefined : models?.get(meant);
    if (name) return { name, to };
  }
  return null;
}

/** "mazda 2 or 3" */
function modelOfMakeBefore(spans: readonly Span[], place: Place): Match | null {
  const meaning = place.before?.meaning;
  if (meaning?.facet !== "make_model" || spans.length === 0) return null;
  const make = meaning.values[0]?.split("/")[0] ?? "";
  const first = (spans.at(-1)?.to ?? 1) - 1;
  return place.adjacent ? null : modelOf(make, spans, first, place);
}

function badgeAt(spans: readonly Span[], { before, adjacent, lexicon }: Place): Match | null {
  if (before?.meaning.facet !== "make_model" || !adjacent) return null;
  const found = spans.find(({ key }) => lexicon.badges.has(key));
  const name = found && lexicon.badges.get(found.key);
  return name ? { name, to: found.to } : null;
}

/** Whether the following words count or bound a number: "2 door", "3 years old", "2008 or newer". */
function isCounted(at: number, { text, atoms }: Line, context: QuantityContext): boolean {
  const atom = atoms[at];
  if (!atom || !/^\d+$/.test(atom.text)) return false;
  if (setPhraseAt(text, atom.from, context)) return true;
  const bound = boundAt(text, atom.from);
  const [amount] = bound?.amounts ?? [];
  if (!bound || !amount || !quantityOf(bound, context)) return false;
  return isYear(amount, context.year) ? bound.op !== "exact" : !amount.bare && bound.op !== "between";
}

/** "under 500" is not a Fiat. */
function isAmount(at: number, to: number, { line: { atoms } }: Place): boolean {
  return to === at + 1 && /^\d+$/.test(atoms[at]?.text ?? "") && comparing.has(atoms[at - 1]?.text ?? "");
}

const describing: ReadonlySet<string> = new Set(["colour", "fuel", "transmission"]);

/** "black leather", "electric front windows", "new tyres". */
function describesPart({ meaning }: Name, to: number, place: Place): boolean {
  const [next, second] = [place.line.atoms[to], place.line.atoms[to + 1]];
  if (!next || place.glance) return false;
  const isNew = meaning.facet === "car_type" && meaning.range === null && meaning.values.includes("new");
  const unknown = () => !fillers.has(next.text) && !isRead(to, place);
  if (isNew) return unknown();
  if (!describing.has(meaning.facet)) return false;
  return parts.has(next.text) || (second !== undefined && parts.has(second.text) && unknown());
}

function isRead(at: number, place: Place): boolean {
  const { line, context } = place;
  const from = line.atoms[at]?.from ?? 0;
  const bound = boundAt(line.text, from);
  if (setPhraseAt(line.text, from, context) || (bound && quantityOf(bound, context))) return true;
  return nameAt(at, { ...place, before: null, adjacent: false, glance: true }) !== null;
}
