import { ownValue } from "#domain/text/own-value.ts";
import type { MarketModel, ModelName } from "#domain/market/market-model.ts";
import { marketModel } from "#domain/market/market-names.ts";
import { sizeClasses } from "#domain/market/size-class.ts";
import type { FacetName } from "./facets.ts";
import { marketModels } from "#domain/market/market-rows.ts";
import { type Rival, rivalsOf } from "#domain/market/rivals.ts";
import { makeModelOf, splitMakeModel } from "./make-model.ts";
import type { Loosened } from "./loosen.ts";
import { normalSearch, type SearchState } from "./search-state.ts";

/** A model that a site has, with its value of the facet make_model. */
export interface StockedModel extends ModelName {
  value: string;
  count: number;
}

/** What was asked for and is not here, and what comes near it, the nearest first. */
export interface ClosestModels {
  /** "Toyota Kluger", "Jeep" */
  wanted: string;
  models: readonly (Rival & { value: string })[];
  /** What is known of the wanted ones. */
  asked: readonly MarketModel[];
}

/** An address may name hundreds; people ask for two or three. */
const mostAsked = 6;
/** A make stands for its commonest models. */
const mostOfMake = 3;

/**
 * 2.3: what to show where nothing of the wanted models is here. Null where a search asks for no model, or for one that
 * is here.
 */
export function closestModels(state: SearchState, stocked: readonly StockedModel[]): ClosestModels | null {
  const { make = [], make_model = [] } = state.refinements;
  const isHere = (one: StockedModel) => one.count > 0 && (make_model.includes(one.value) || make.includes(one.make));
  const named = make_model.length > 0 ? make_model.map(splitMakeModel) : make.flatMap(commonestOf);
  const asked = named.slice(0, mostAsked);
  const here = make_model.length > 0 ? stocked.filter((one) => make_model.includes(one.value)) : stocked.filter(isHere);
  if (asked.length === 0 || here.some(({ count }) => count > 0)) return null;
  const found = asked.flatMap((wanted) => rivalsOf(wanted, stocked));
  const nearest = [...Map.groupBy(found, makeModelOf)].flatMap(([value, same]) => {
    const [first] = same.toSorted((a, b) => a.distance - b.distance);
    return first ? [{ ...first, value }] : [];
  });
  const wanted = make_model.length > 0 ? asked.map(({ make, model }) => `${make} ${model}`) : make.slice(0, mostAsked);
  return {
    asked: asked.flatMap((one) => marketModel(one) ?? []),
    wanted: wanted.join(" or "),
    models: nearest.toSorted((a, b) => a.distance - b.distance).slice(0, mostShown),
  };
}

const mostShown = 6;

const commonestOf = (make: string): ModelName[] =>
  marketModels()
    .filter((one) => one.make.toLowerCase() === make.toLowerCase())
    .toSorted((a, b) => b.advertisements - a.advertisements)
    .slice(0, mostOfMake);

/** The searches to try for the closest models: with everything else that was asked for, then without. */
export function closestSearches(state: SearchState, { models, asked }: ClosestModels): Loosened[] {
  const alike = builtAlike(state, asked);
  if (models.length === 0) return [...runningOnTheSame(state, asked), ...alike, ...ofTheSameKind(state, asked)];
  const { make: _make, make_model: _model, badge: _badge, features: _features, ...others } = state.refinements;
  const make_model = models.map(({ value }) => value);
  const bare = { ...state, query: "", refinements: { make_model } };
  const rivals = [
    { ...bare, refinements: { ...state.refinements, make: [], badge: [], make_model } },
    { ...bare, refinements: { ...others, make_model } },
    { ...bare, refinements: { make_model }, excluded: {} },
    { ...bare, refinements: { make_model }, excluded: {}, ranges: {}, budget: null, near: null },
  ].map((one) => ({ state: normalSearch(one), inTurn: { facet: "make_model" as const, values: make_model } }));
  return [
    ...runningOnTheSame(state, asked),
    ...fittedAlike(state),
    ...rivals,
    ...alike,
    ...ofTheSameKind(state, asked),
  ];
}

/** Who asks for a Tesla wants an electric car first. */
function runningOnTheSame(state: SearchState, asked: readonly MarketModel[]): Loosened[] {
  const isElectric = asked.length > 0 && asked.every(({ fuels }) => fuels.length === 1 && fuels[0] === "electric");
  return isElectric ? [inTurn(state, "fuel", ["Electric", "Plug-in Hybrid"])] : [];
}

/** "Commodore v8": another V8 before another car of its size. */
function fittedAlike(state: SearchState): Loosened[] {
  const { features } = state.refinements;
  const isEngine = features?.some((one) => one === "V8" || one === "V6" || one === "Turbo");
  return features && isEngine ? [inTurn(state, "features", features)] : [];
}

const bodiesOf: Readonly<Record<string, readonly string[]>> = {
  van: ["Van", "People Mover", "Minivan", "Ute", "Pickup"],
  bus: ["Bus", "People Mover", "Van"],
  ute: ["Ute", "Pickup", "SUV"],
  "people mover": ["People Mover", "Van"],
  SUV: ["SUV", "Wagon"],
  "four-wheel drive": ["SUV", "Ute", "Pickup"],
  car: ["Sedan", "Hatchback", "Wagon"],
  "sports car": ["Coupe", "Convertible"],
};

function builtAlike(state: SearchState, asked: readonly MarketModel[]): Loosened[] {
  const bodies = new Set(asked.flatMap(({ size }) => ownValue(bodiesOf, sizeClasses[size].group) ?? []));
  return bodies.size > 0 ? [inTurn(state, "body", [...bodies])] : [];
}

/** A truck in place of a truck. */
function ofTheSameKind(state: SearchState, asked: readonly MarketModel[]): Loosened[] {
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  return kinds.length > 0 ? [inTurn(state, "item_type", kinds)] : [];
}

/** Nothing of the search but what can be paid stays beside it. */
function inTurn(state: SearchState, facet: FacetName, values: readonly string[]): Loosened {
  const { price, subscription_price } = state.ranges;
  const ranges = { ...(price && { price }), ...(subscription_price && { subscription_price }) };
  const refinements = { [facet]: values };
  return { state: normalSearch({ ...state, query: "", excluded: {}, ranges, refinements }), inTurn: { facet, values } };
}

/** "Landcruiser ute": the models whose names begin alike, where the one has no such body. */
export function namesakes(state: SearchState, stocked: readonly StockedModel[]): Loosened[] {
  const chosen = state.refinements.make_model ?? [];
  const first = (value: string) => value.toLowerCase().split(/[ -]/)[0];
  const values = stocked.map(({ value }) => value).filter((value) => chosen.some((one) => first(one) === first(value)));
  if (values.length <= chosen.length) return [];
  return [{ state: normalSearch({ ...state, refinements: { ...state.refinements, make_model: values } }) }];
}
