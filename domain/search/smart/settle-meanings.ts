import { splitMakeModel } from "../make-model.ts";
import type { FacetName } from "../facets.ts";
import type { Range } from "../search-state.ts";
import type { Name } from "./name.ts";
import { isEmptyRange, isUnwanted, overlap, type Meaning, type Understanding } from "./smart-result.ts";
import { nearWords } from "./plain-words.ts";
import type { Atom } from "#domain/text/spelling.ts";

/** A stretch of atoms. */
export interface Unit {
  /** An idle part is a filler that a visitor may mean, and that the search takes no account of: "clean". */
  kind: "name" | "text" | "filler" | "idle";
  name: Name | null;
  from: number;
  to: number;
}

/** Combines all parts into one meaning: contradictions stay text, vague words yield. */
export function settle(text: string, atoms: readonly Atom[], units: readonly Unit[]): Understanding[] {
  const named = withoutImplied(withoutSoft(withoutMakes(units.map((unit) => ofNamedMake(unit, units)))));
  const settled = oneOrder(beforePlaces(named, atoms));
  const understood = withoutContradictions(withFillers(settled, atoms.length));
  const idle = idleAtoms(settled);
  return understood.map(({ meaning, from, to }) => {
    const [start, end] = [atoms[from]?.start ?? 0, atoms[to - 1]?.end ?? 0];
    const unsaid = atoms.slice(from, to).filter((_, index) => idle.has(from + index));
    const words = unsaid.map((atom) => text.slice(atom.start, atom.end));
    return { ...meaning, words: text.slice(start, end), at: [start, end], ...(words.length > 0 && { unsaid: words }) };
  });
}

/** Words that the search takes no account of, within what was understood. */
function idleAtoms(units: readonly Unit[]): Set<number> {
  const idle = new Set<number>();
  for (const { kind, name, from, to } of units) {
    if (kind === "idle") for (let at = from; at < to; at++) idle.add(at);
    for (const place of name?.unsaid ?? []) if (from + place < to) idle.add(from + place);
  }
  return idle;
}

const places: ReadonlySet<string> = new Set(["city", "location_name", "dealership_name", "state", "near"]);

/** "Near" is part of a place that follows; alone it means where the visitor is. */
function beforePlaces(units: readonly Unit[], atoms: readonly Atom[]): Unit[] {
  return units.map((unit, index) => {
    if (unit.kind !== "idle" || !nearWords.has(atoms[unit.from]?.text ?? "")) return unit;
    const next = units.slice(index + 1).find(({ kind }) => kind === "name" || kind === "text");
    const isOfPlace = next !== undefined && (next.name === null || places.has(next.name.meaning.facet));
    return isOfPlace ? { ...unit, kind: "filler" } : unit;
  });
}

/** A model that two makes share belongs to the make in the query. */
function ofNamedMake(unit: Unit, units: readonly Unit[]): Unit {
  const { name } = unit;
  if (name?.meaning.facet !== "make_model" || name.meaning.range !== null) return unit;
  const named = units.flatMap((one) =>
    one.name?.meaning.facet === "make" && isWanted(one.name) ? one.name.meaning.values : [],
  );
  const own = name.meaning.values.filter((value) => named.some((make) => make === splitMakeModel(value).make));
  if (own.length === 0) return unit;
  return { ...unit, name: { ...name, meaning: { ...name.meaning, values: own } } };
}

/** "Mazda 3" where there is none: the model says its make. */
function withoutMakes(units: readonly Unit[]): Unit[] {
  return units.map((unit, index) => {
    const [make, model] = [unit.name?.meaning, units[index + 1]?.name?.meaning];
    if (make?.facet !== "make" || model?.facet !== "make_model") return unit;
    if (isUnwanted(make) || isUnwanted(model)) return unit;
    const isIts = model.values.every((value) => make.values.some((one) => one === splitMakeModel(value).make));
    return isIts ? { ...unit, kind: "filler", name: null } : unit;
  });
}

const outright: ReadonlySet<string> = new Set(["body", "make_model", "item_type"]);
const isWanted = ({ meaning }: Name) => !isUnwanted(meaning);
const isSuvs = ({ values }: Meaning) => values.length > 0 && values.every((value) => /suv/i.test(value));
const isCar = ({ meaning }: Name) => meaning.facet === "item_type" && meaning.values[0] === "car";

/** "small suv" is an SUV; "small car" a hatchback. */
function withoutSoft(units: readonly Unit[]): Unit[] {
  const named = units.some(
    ({ name }) => name && isWanted(name) && !name.soft && outright.has(name.meaning.facet) && !isCar(name),
  );
  const isOfSuvs = units.some(({ name }) => name?.meaning.facet === "body" && !name.soft && isSuvs(name.meaning));
  return units.map((unit) => {
    if (!named || !unit.name?.soft) return unit;
    const meaning = isOfSuvs ? unit.name.ofSuv : undefined;
    if (!meaning) return { ...unit, kind: isIncluded(unit.name.meaning, units) ? "filler" : "idle", name: null };
    return { ...unit, name: { meaning, soft: false, weak: false } };
  });
}

/** A "family SUV" is one of the bodies for families; a "small ute" is only a ute. */
function isIncluded({ facet, values }: Meaning, units: readonly Unit[]): boolean {
  const others = units.flatMap(({ name }) => (name && isWanted(name) && !name.soft ? [name.meaning] : []));
  const same = others.filter((one) => one.facet === facet);
  return same.length > 0 && same.every((one) => one.values.every((value) => values.some((own) => own === value)));
}

/** "learner bike" at a motorcycle dealer: the bike is implied. */
function withoutImplied(units: readonly Unit[]): Unit[] {
  const others = units.some(({ name }) => name && !name.implied);
  return units.map((unit) => (others && unit.name?.implied ? { ...unit, kind: "filler", name: null } : unit));
}

/** There is one order: the first requested. */
function oneOrder(units: readonly Unit[]): Unit[] {
  const first = units.find(({ name }) => name?.meaning.facet === "sortBy");
  return units.map((unit) => {
    if (unit === first || unit.name?.meaning.facet !== "sortBy") return unit;
    const isSame = unit.name.meaning.values[0] === first?.name?.meaning.values[0];
    return { ...unit, kind: isSame ? "filler" : "idle", name: null };
  });
}

interface Read {
  meaning: Meaning;
  from: number;
  to: number;
}

/** Small words join the understood words beside them, the next before the last. */
function withFillers(units: readonly Unit[], length: number): Read[] {
  const reads: Read[] = [];
  let free = 0;
  let isText = false;
  for (const { kind, name, from, to } of units) {
    const last = reads.at(-1);
    if (kind === "text") {
      if (last && !isText) last.to = Math.max(last.to, from);
      free = to;
      isText = true;
    } else if (kind === "name" && name) {
      reads.push({ meaning: name.meaning, from: free, to });
      free = to;
      isText = false;
    }
  }
  const last = reads.at(-1);
  if (last && !isText) last.to = length;
  return reads;
}

/** "under 20k over 30k": the later one stays text. */
function withoutContradictions(reads: readonly Read[]): Read[] {
  const ranges: Partial<Record<FacetName, Range>> = {};
  return reads.filter(({ meaning }) => {
    if (meaning.range === null) return true;
    const both = overlap(ranges[meaning.facet], meaning.range);
    if (isEmptyRange(both)) return false;
    ranges[meaning.facet] = both;
    return true;
  });
}
