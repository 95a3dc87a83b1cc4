import type { Format } from "#domain/country/format.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

type CarType = "new" | "demo" | "used";
export type TypeCounts = Readonly<Record<CarType, number>>;
type ModelCount = TypeCounts & { make: string; model: string; value: string };

/** The tab's value is what the form sends: empty for all. */
export type Tab = { value: "" | CarType; label: string };
export type PanelModel = { value: string; name: string; counts: TypeCounts };
export type PanelMake = { name: string; counts: TypeCounts; models: PanelModel[] };

export type StockPanelView = {
  tabs: Tab[];
  /** By name. */
  makes: PanelMake[];
  /** 2.3: the first 20 as 'Popular Makes', then 'All Makes'. */
  popularFirst: boolean;
};

const tabLabels = { all: "All", new: "New", demo: "Demo", used: "Used" } as const;
const popularShown = 20;
/** A longer list would weigh more than the page: the listing then narrows to the model. */
const mostModels = 400;
const nothing: TypeCounts = { new: 0, demo: 0, used: 0 };

export function toStockPanel({ hero }: Pick<PublicSettings, "hero">, models: readonly ModelCount[]): StockPanelView {
  const makes = [...Map.groupBy(models, ({ make }) => make)].map(([name, own]) => ({
    name,
    counts: own.reduce((sum, counts) => added(sum, counts), nothing),
    models: models.length > mostModels ? [] : own.map(toModel),
  }));
  const all = makes.reduce((sum, { counts }) => added(sum, counts), nothing);
  return {
    tabs: (hero.tabs ?? [])
      .map((tab) => ({ value: tab === "all" ? ("" as const) : tab, label: tabLabels[tab] }))
      .filter(({ value }) => countOf(all, value) > 0),
    makes,
    popularFirst: hero.popular_makes,
  };
}

const toModel = ({ value, model, new: fresh, demo, used }: ModelCount): PanelModel => ({
  value,
  name: model,
  counts: { new: fresh, demo, used },
});

function added(a: TypeCounts, b: TypeCounts): TypeCounts {
  return { new: a.new + b.new, demo: a.demo + b.demo, used: a.used + b.used };
}

export function countOf(counts: TypeCounts, type: Tab["value"]): number {
  return type === "" ? counts.new + counts.demo + counts.used : counts[type];
}

export type Choice = { type: Tab["value"]; make: string; model: string };
type Offer = { value: string; label: string };
export type OfferGroup = { label: string; offers: Offer[] };

/** Makes with such cars: by name, or the most frequent ones first. */
export function offeredMakes(
  { makes, popularFirst }: StockPanelView,
  type: Tab["value"],
  number: Format["number"],
): OfferGroup[] {
  const offered = makes.filter(({ counts }) => countOf(counts, type) > 0);
  const all = {
    label: popularFirst ? "All Makes" : "",
    offers: offered.map((make) => toOffer(make.name, make, type, number)),
  };
  if (!popularFirst) return [all];
  const popular = offered.toSorted((a, b) => countOf(b.counts, type) - countOf(a.counts, type)).slice(0, popularShown);
  return [{ label: "Popular Makes", offers: popular.map((make) => toOffer(make.name, make, type, number)) }, all];
}

/** Models of the make, or of every make under its name. */
export function offeredModels(
  { makes }: StockPanelView,
  { type, make }: Omit<Choice, "model">,
  number: Format["number"],
): OfferGroup[] {
  return makes
    .filter(({ name }) => make === "" || name === make)
    .map(({ name, models }) => ({
      label: make === "" ? name : "",
      offers: models
        .filter(({ counts }) => countOf(counts, type) > 0)
        .map((model) => toOffer(model.value, model, type, number)),
    }))
    .filter(({ offers }) => offers.length > 0);
}

function toOffer(
  value: string,
  { name, counts }: { name: string; counts: TypeCounts },
  type: Tab["value"],
  number: Format["number"],
): Offer {
  return { value, label: `${name} (${number(countOf(counts, type))})` };
}

/** Number of results of a choice. */
export function countChosen({ makes }: StockPanelView, { type, make, model }: Choice): number {
  const chosen = makes.filter(({ name }) => make === "" || name === make);
  const counted = model === "" ? chosen : chosen.flatMap((one) => one.models.filter(({ value }) => value === model));
  return counted.reduce((sum, { counts }) => sum + countOf(counts, type), 0);
}

/** Keeps a choice that has results: a make or model without such cars is dropped, and a model sets its make. */
export function settleChoice(view: StockPanelView, choice: Choice, changed: keyof Choice): Choice {
  const make =
    changed === "model" && choice.model !== ""
      ? (view.makes.find(({ models }) => models.some(({ value }) => value === choice.model))?.name ?? "")
      : choice.make;
  const withModel = { ...choice, make };
  if (countChosen(view, withModel) > 0) return withModel;
  const withMake = { ...withModel, model: "" };
  return countChosen(view, withMake) > 0 ? withMake : { ...withMake, make: "" };
}
