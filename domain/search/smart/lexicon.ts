import { featureNames } from "./feature-names.ts";
import type { MeasureSettings } from "#domain/country/measures.ts";
import type { PlaceFinder } from "#domain/places/place-finder.ts";
import { ownValue } from "#domain/text/own-value.ts";
import type { Name } from "./name.ts";
import { NameList, unsaidIn } from "./name-list.ts";
import { placeName } from "#domain/location/place-name.ts";
import type { FacetName } from "../facets.ts";
import { plainLabel } from "../labels.ts";
import { splitMakeModel } from "../make-model.ts";
import { sortOrders } from "../sort-orders.ts";
import { badgeNames } from "./badge-names.ts";
import { colourNames } from "./colour-names.ts";
import { concepts, makeAliases, usualConcepts } from "./everyday-words.ts";
import { soldHere, type SoldHere } from "./market-name.ts";
import { modelNames, type ModelName } from "./model-names.ts";
import { isPlain } from "./plain-words.ts";
import type { Meaning } from "./smart-result.ts";
import { sortWords } from "./sort-words.ts";
import { keyOf, wordsOf } from "#domain/text/spelling.ts";
import { plateConcept, plateStates, rangeConcepts } from "./trade-words.ts";
import { typoIndex, type TypoIndex } from "#domain/text/typos.ts";

/** The values a site knows, by facet: from its stock, or all it ever had. */
export type SmartVocabulary = Readonly<Partial<Record<FacetName, readonly string[]>>> & {
  /** The ranges it can filter by; by default those of every car dealer. */
  readonly ranges?: readonly FacetName[];
  /** Whether a search may carry a budget. */
  readonly budgets?: boolean;
  /** The units of its country, where they are not metric. */
  readonly units?: MeasureSettings | undefined;
  /** What it makes of the names of places; none where it has no yard with coordinates. */
  readonly places?: PlaceFinder | null;
};

const usualRanges: readonly FacetName[] = ["price", "km", "year"];

/** A site's vocabulary, prepared once per stock version. */
export interface Lexicon {
  names: ReadonlyMap<string, readonly Name[]>;
  /** By make, then by the model's key. */
  models: ReadonlyMap<string, ReadonlyMap<string, Name>>;
  badges: ReadonlyMap<string, Name>;
  typos: TypoIndex<string>;
  modelTypos: ReadonlyMap<string, TypoIndex<string>>;
  /** Words of badges and features: known, so they are not treated as typos. */
  ownWords: ReadonlySet<string>;
  /** Words in the longest name. */
  longest: number;
  seats: readonly number[];
  sleeps: readonly number[];
  weekly: readonly string[];
  ranges: ReadonlySet<FacetName>;
  budgets: boolean;
  units: MeasureSettings;
  here: SoldHere;
  places: PlaceFinder | null;
  /** Whether every price here is weekly. */
  pricedByWeek: boolean;
}

const everydayKeys = new Set(concepts.flatMap(({ says }) => says.map(keyOf)));
const isEveryday = (key: string): boolean => everydayKeys.has(key);
const mayBeYear = /^(?:19[5-9]|20[0-4])\d$/;

export function buildLexicon(vocabulary: SmartVocabulary): Lexicon {
  const names = new NameList();
  const badgeWords = new Set((vocabulary.badge ?? []).flatMap(wordsOf));
  const ranges = new Set(vocabulary.ranges ?? usualRanges);
  addConcepts(names, vocabulary);
  addRangeConcepts(names, ranges);
  addPlates(names, vocabulary, ranges);
  const here = soldHere(vocabulary.make_model ?? []);
  addOwnValues(names, vocabulary, badgeWords);
  const stocked = new Set(vocabulary.make_model?.map((value) => splitMakeModel(value).make));
  const [own, others] = [true, false].map((has) => vocabulary.make?.filter((make) => stocked.has(make) === has) ?? []);
  addMakes(names, own ?? []);
  const said = modelNames(vocabulary.make_model ?? [], isEveryday, badgeWords);
  for (const model of said) addModel(names, model);
  // A make without models, from a reference list, comes after a model of the same name: "Range Rover".
  addMakes(names, others ?? []);
  for (const [words, values] of colourNames(vocabulary.colour ?? [])) names.addFirst(words, "colour", values);
  addPlaces(names, vocabulary);
  for (const facet of ["categories", "dealership_name", "status", "tag"] as const) {
    for (const value of vocabulary[facet] ?? []) names.add(wordsOf(plainLabel(facet, value)), facet, [value]);
  }
  for (const feature of vocabulary.features ?? []) {
    const [own = "", ...others] = featureNames(feature);
    const weak = others.length === 0 && isPlain(keyOf(own));
    for (const name of [own, ...others])
      names.add(wordsOf(name), "features", [feature], { weak, unsaid: unsaidIn(name) });
  }
  addSorts(names);
  addAbsentConcepts(names, vocabulary);
  const models = modelsByMake(said);
  return {
    names: names.byKey,
    models,
    badges: badgeNames(vocabulary.badge ?? []),
    typos: typoIndex([...names.byKey].filter(([, [name]]) => !name?.weak).map(([key]) => [key, key] as const)),
    modelTypos: new Map(
      [...models].map(([make, keys]) => [make, typoIndex([...keys.keys()].map((key) => [key, key] as const))]),
    ),
    ownWords: new Set([...badgeWords, ...(vocabulary.features ?? []).flatMap(wordsOf)]),
    longest: names.longest,
    seats: numbersOf(vocabulary.seats),
    sleeps: numbersOf(vocabulary["attributes.sleeps"]),
    weekly: vocabulary.weekly_price_range ?? [],
    ranges,
    here,
    places: vocabulary.places ?? null,
    budgets: vocabulary.budgets ?? false,
    units: vocabulary.units ?? {},
    pricedByWeek: ranges.has("subscription_price") && !ranges.has("price"),
  };
}

const numbersOf = (values: readonly string[] = []): number[] => values.map(Number).sort((a, b) => a - b);

function addConcepts(names: NameList, vocabulary: SmartVocabulary): void {
  for (const { facet, says, means, instead = [], soft = false, suvs = [], wish } of concepts) {
    const having = (wanted: readonly string[]) => {
      const keys = new Set(wanted.map(keyOf));
      return (vocabulary[facet] ?? []).filter((value) => keys.has(keyOf(value)));
    };
    const meant = having(means);
    const values = meant.length > 0 ? meant : having(instead);
    const weak = (key: string) => facet === "state" && isPlain(key);
    const implied = facet === "item_type" && vocabulary.item_type?.length === 1;
    for (const one of says) {
      const unsaid = meant.length > 0 ? [] : unsaidIn(one);
      names.add(wordsOf(one), facet, values, { soft, weak: weak(one), implied, unsaid, wish });
    }
    const sizes = suvs.filter((one) => vocabulary.size?.includes(one));
    if (sizes.length > 0)
      for (const one of says)
        names.addOfSuv(wordsOf(one), {
          facet: "size",
          values: sizes,
          range: null,
          ...(wish !== undefined && { wish }),
        });
  }
}

const usualFacets: ReadonlySet<FacetName> = new Set(["body", "car_type", "drive", "fuel", "transmission"]);

/** "Van" where there is none, so that the listing can say so and show what comes near it. */
function addAbsentConcepts(names: NameList, vocabulary: SmartVocabulary): void {
  if (!(vocabulary.item_type ?? []).includes("car")) return;
  for (const { facet, says, means, instead = [], soft } of usualConcepts) {
    if (soft || !usualFacets.has(facet)) continue;
    for (const one of says.filter((words) => !names.byKey.has(keyOf(words)))) {
      const unsaid = unsaidIn(one);
      const [value] = unsaid.length > 0 ? instead : means;
      if (value !== undefined) names.add(wordsOf(one), facet, [value], { unsaid });
    }
  }
}

function addRangeConcepts(names: NameList, ranges: ReadonlySet<FacetName>): void {
  for (const { facet, says, range } of rangeConcepts.filter((one) => ranges.has(one.facet))) {
    const name: Name = { meaning: { facet, values: [], range }, soft: false, weak: false };
    for (const one of says) names.put(wordsOf(one), [name]);
  }
}

/** What P plates allow in a car, where a state of the site limits it. Of motorcycles LAMS says it. */
function addPlates(names: NameList, vocabulary: SmartVocabulary, ranges: ReadonlySet<FacetName>): void {
  const isLimited = vocabulary.state?.some((one) => plateStates.has(one)) && ranges.has(plateConcept.facet);
  if (!isLimited || (vocabulary["attributes.lams"] ?? []).length > 0) return;
  const meaning: Meaning = { facet: plateConcept.facet, values: [], range: plateConcept.range, plates: true };
  for (const one of plateConcept.says) names.put(wordsOf(one), [{ meaning, soft: false, weak: false }]);
}

/** Values that no everyday word covers. A motorcycle's body "Sport" must not claim a car's badge. */
function addOwnValues(names: NameList, vocabulary: SmartVocabulary, badgeWords: ReadonlySet<string>): void {
  for (const facet of ["body", "drive", "fuel", "transmission", "state"] as const) {
    for (const value of vocabulary[facet] ?? []) {
      const key = keyOf(value);
      const weak = !isEveryday(key) && (isPlain(key) || badgeWords.has(key));
      names.add(wordsOf(value), facet, [value], { weak });
    }
  }
  const types = vocabulary.item_type ?? [];
  if (types.includes("car") && types.length > 1) names.add(["car"], "item_type", ["car"]);
}

function addMakes(names: NameList, makes: readonly string[]): void {
  for (const make of makes) names.add(wordsOf(make), "make", [make], { weak: isPlain(keyOf(make)) });
  for (const make of makes) {
    for (const alias of ownValue(makeAliases, make) ?? []) names.addFirst(wordsOf(alias), "make", [make]);
  }
}

function addModel(names: NameList, { words, values, part }: ModelName): void {
  const key = words.join("");
  // A model called Ute says no more than the body does.
  if (isEveryday(key) || (part && isPlain(key))) return;
  names.add(words, "make_model", values, { weak: isPlain(key) || key.length === 1 || mayBeYear.test(key) });
  if (/^\d/.test(key)) {
    for (const [make, own] of Map.groupBy(values, (value) => splitMakeModel(value).make)) {
      names.addFirst([keyOf(make) + key], "make_model", own);
    }
  }
}

function modelsByMake(said: readonly ModelName[]): Map<string, Map<string, Name>> {
  const makes = new Map<string, Map<string, Name>>();
  for (const { words, values } of said) {
    const key = words.join("");
    if (isEveryday(key)) continue;
    for (const [make, own] of Map.groupBy(values, (value) => splitMakeModel(value).make)) {
      const models = makes.get(make) ?? new Map<string, Name>();
      makes.set(make, models);
      if (!models.has(key)) {
        models.set(key, { meaning: { facet: "make_model", values: own, range: null }, soft: false, weak: false });
      }
    }
  }
  return makes;
}

/** A city comes before a yard of the same name, because it contains it. */
function addPlaces(names: NameList, { city = [], location_name = [] }: SmartVocabulary): void {
  for (const value of city) names.add(wordsOf(value), "city", [value], { weak: isPlain(keyOf(value)) });
  for (const value of location_name) {
    const words = wordsOf(placeName(value));
    names.add(words, "location_name", [value], { weak: isPlain(words.join("")) });
  }
}

function addSorts(names: NameList): void {
  for (const order of sortOrders) {
    for (const phrase of sortWords[order].phrases.split(", ")) {
      const words = wordsOf(phrase);
      const name: Name = { meaning: { facet: "sortBy", values: [order], range: null }, soft: false, weak: false };
      names.put(words, [...(names.byKey.get(words.join("")) ?? []), name]);
    }
  }
}
