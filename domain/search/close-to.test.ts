import { describe, expect, test } from "vitest";
import { closeTo } from "./close-to.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

const models = ["Kia/Sorento", "Hyundai/Santa Fe", "Kia/Picanto"].map((value) => {
  const [make = "", model = ""] = value.split("/");
  return { make, model, value, count: 3 };
});

/** A yard that answers what `finds` counts. */
const yard = (finds: (state: SearchState) => number) => ({
  search: (state: SearchState) => ({ total: finds(state) }),
  count: finds,
  stocked: () => models,
});

const of = (over: Partial<SearchState>): SearchState => ({ ...emptySearch("created_at:desc"), ...over });
const found = (state: SearchState, total = 0) => ({ answer: { total }, unmatched: null, state });

describe("[16.1.7] what comes close to a search that finds little", () => {
  const kluger = of({ refinements: { make: ["Toyota"], make_model: ["Toyota/Kluger"], body: ["SUV"] } });

  test("the nearest models in place of one that is not here", () => {
    const isRival = ({ refinements }: SearchState) =>
      Number(refinements.make_model?.includes("Kia/Sorento") ?? false) * 12;
    const { absent, answers } = closeTo(found(kluger), yard(isRival));
    expect(absent?.wanted).toBe("Toyota Kluger");
    expect(absent?.models.map(({ value }) => value)).not.toContain("Kia/Picanto");
    expect(answers.map(({ state }) => state.refinements)).toEqual([
      { make_model: ["Hyundai/Santa Fe", "Kia/Sorento"], body: ["SUV"] },
    ]);
  });

  test("one wish loosened where the model is here", () => {
    const sorento = of({
      refinements: { make: ["Kia"], make_model: ["Kia/Sorento"], transmission: ["Manual"] },
      ranges: { price: { min: null, max: 20_000 } },
    });
    const isAutomatic = ({ refinements }: SearchState) => (refinements.transmission ? 0 : 5);
    const { absent, answers } = closeTo(found(sorento), yard(isAutomatic));
    expect(absent).toBeNull();
    expect(answers[0]?.state).toEqual({ ...sorento, refinements: { make: ["Kia"], make_model: ["Kia/Sorento"] } });
  });

  test("[16.2.8] a few that were found are followed by what comes close, many by nothing", () => {
    const red = of({ refinements: { body: ["SUV"], colour: ["Red"] } });
    const bySize = ({ refinements }: SearchState) => (refinements.colour ? 1 : 40);
    expect(closeTo(found(red, 1), yard(bySize)).answers.map(({ state }) => state.refinements)).toEqual([
      { body: ["SUV"] },
    ]);
    expect(closeTo(found(red, 4), yard(bySize)).answers).toEqual([]);
    expect(closeTo(found({ ...red, page: 2 }, 1), yard(bySize)).answers).toEqual([]);
  });

  test("the whole yard is close to nothing, unless it is in the order of what was asked for", () => {
    const purple = of({ refinements: { colour: ["Purple"] } });
    expect(
      closeTo(
        found(purple),
        yard(({ refinements }) => (refinements.colour ? 0 : 40)),
      ).answers,
    ).toEqual([]);
    const cheap = of({ ranges: { price: { min: null, max: 3000 } } });
    const { answers } = closeTo(
      found(cheap),
      yard(({ ranges }) => (ranges.price ? 0 : 40)),
    );
    expect(answers.map(({ state }) => state.ranges)).toEqual([{}]);
  });
});

test("[16.2.8] an address with wishes in every facet is loosened a bounded number of times", () => {
  const facets = ["badge", "body", "colour", "drive", "fuel", "transmission", "tag", "seats", "categories", "features"];
  const more = [
    "size",
    "city",
    "state",
    "car_type",
    "location_name",
    "dealership_name",
    "status",
    "model",
    "price_range",
  ];
  const many = Object.fromEntries([...facets, ...more].map((facet) => [facet, ["zzz", "yyy"]]));
  let counted = 0;
  closeTo(found(of({ refinements: many })), { ...yard(() => 0), count: () => ((counted += 1), 0) });
  expect(counted).toBe(30);
});
