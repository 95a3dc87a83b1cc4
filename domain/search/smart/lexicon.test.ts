import { describe, expect, test } from "vitest";
import { buildLexicon, type SmartVocabulary } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";

const now = Date.UTC(2026, 6, 1);
const read = (text: string, vocabulary: SmartVocabulary) => readQuery(text, buildLexicon(vocabulary), now);

describe("[16.1.3] only what the site has is understood", () => {
  test("[2.3, 16.1.3] without stock, words stay text; numbers and the market's models still count", () => {
    const { refinements, ranges, query } = read("white hilux ute near brisbane under 40k", {});
    expect({ refinements, ranges, query }).toEqual({
      refinements: { make: ["Toyota"], make_model: ["Toyota/HiLux"] },
      ranges: { price: { min: null, max: 40_000 } },
      query: "white ute near brisbane",
    });
  });

  test("[2.3] a site's own spelling of a value is what is asked for", () => {
    const vocabulary = { drive: ["4x4"], fuel: ["Unleaded Petrol"], body: ["Utility"], state: ["Queensland"] };
    expect(read("4wd petrol ute qld", vocabulary).refinements).toEqual({
      drive: ["4x4"],
      fuel: ["Unleaded Petrol"],
      body: ["Utility"],
      state: ["Queensland"],
    });
  });

  test("[2.3] all-wheel drive is the nearest thing where no 4WD is sold", () => {
    expect(read("4x4", { drive: ["AWD", "FWD"] }).refinements).toEqual({ drive: ["AWD"] });
  });

  test("[2.3] cars are an item type only where there are others", () => {
    expect(read("used cars", { car_type: ["used"], item_type: ["car"] }).refinements).toEqual({ car_type: ["used"] });
  });

  test("[2.3] a feature of the stock is understood by its name", () => {
    const { refinements, query } = read("towbar and roof racks", { features: ["Tow bar", "Sunroof"] });
    expect({ refinements, query }).toEqual({ refinements: { features: ["Tow bar"] }, query: "roof racks" });
  });

  test("[2.3] a weekly price means the steps that the site offers", () => {
    const vocabulary = { weekly_price_range: ["50-100", "100-150", "150-200"] };
    expect(read("under $150 a week", vocabulary).refinements).toEqual({ weekly_price_range: ["100-150", "50-100"] });
    expect(read("$150-$200 pw", vocabulary).refinements).toEqual({ weekly_price_range: ["150-200"] });
    expect(read("under $400 a month", vocabulary).refinements).toEqual({ weekly_price_range: ["50-100"] });
  });

  test("[2.3, 4.10.9] a repayment is a budget where a search may carry one", () => {
    const vocabulary = { weekly_price_range: ["50-100", "100-150", "150-200"], budgets: true };
    const weekly = { repayment: 150, period: "weekly", deposit: 0, tradeIn: 0 };
    expect(read("150 bucks a week no deposit", vocabulary)).toMatchObject({ budget: weekly, query: "" });
    expect(read("under $600 a month with 2k deposit", vocabulary).budget).toEqual({
      ...weekly,
      repayment: 600,
      period: "monthly",
      deposit: 2000,
    });
    expect(read("over $150 a week", vocabulary).refinements).toEqual({ weekly_price_range: ["150-200"] });
  });
});

describe("names that meet", () => {
  test("[2.3] a badge that part of another is stays text", () => {
    const vocabulary = { make_model: ["Toyota/HiLux"], badge: ["SR", "SR5", "Rugged X", "Rugged"] };
    expect(read("hilux sr5", vocabulary).refinements.badge).toEqual(["SR5"]);
    expect(read("hilux rugged", vocabulary).query).toBe("rugged");
    expect(read("sr5", vocabulary).query).toBe("sr5");
  });

  test("[2.3] after a model its badge comes before another make's model", () => {
    const vocabulary = { make_model: ["Toyota/HiLux", "Nissan/Rogue"], badge: ["Rogue"] };
    expect(read("hilux rogue", vocabulary).refinements.make_model).toEqual(["Toyota/HiLux"]);
    expect(read("rogue", vocabulary).refinements.make_model).toEqual(["Nissan/Rogue"]);
  });

  test("[2.3] a model of two makes is that of the make that is named, wherever it stands", () => {
    const vocabulary = { make: ["Holden", "Chevrolet"], make_model: ["Holden/Colorado", "Chevrolet/Colorado"] };
    expect(read("colorado", vocabulary).refinements.make).toEqual(["Chevrolet", "Holden"]);
    expect(read("colorado by chevrolet", vocabulary).refinements.make_model).toEqual(["Chevrolet/Colorado"]);
  });

  test("[2.3] a model called Ute is found by its body", () => {
    const vocabulary = { make: ["Holden"], make_model: ["Holden/Ute"], body: ["Ute"] };
    expect(read("holden ute", vocabulary).refinements).toEqual({ make: ["Holden"], body: ["Ute"] });
  });

  test("[2.3] a make without stock gives way to a model of its name", () => {
    const vocabulary = { make: ["Land Rover", "Range Rover"], make_model: ["Land Rover/Range Rover"] };
    expect(read("range rover", vocabulary).refinements.make_model).toEqual(["Land Rover/Range Rover"]);
  });

  test("[2.3] an article and a van are not the caravans of that name", () => {
    expect(read("a van", { make: ["Avan"], body: ["Van"] }).refinements).toEqual({ body: ["Van"] });
    expect(read("avan", { make: ["Avan"], body: ["Van"] }).refinements).toEqual({ make: ["Avan"] });
  });

  test("[2.3] a yard's own name, without its department, stands for all its departments", () => {
    const { refinements } = read("in alexandria", { location_name: ["Alexandria - Sales", "Alexandria - Service"] });
    expect(refinements).toEqual({ location_name: ["Alexandria - Sales", "Alexandria - Service"] });
  });

  test("[2.3] makes that are everyday words need a model or nothing beside them", () => {
    const vocabulary = { make: ["Seat", "Smart"], make_model: ["Seat/Ibiza"] };
    expect(read("child seat", vocabulary).refinements).toEqual({});
    expect(read("seat ibiza", vocabulary).refinements.make_model).toEqual(["Seat/Ibiza"]);
    expect(read("smart", vocabulary).refinements).toEqual({ make: ["Smart"] });
  });
});

test("[2.3] after its make a model may be an everyday word, with a typing error too", () => {
  const vocabulary = { make: ["Holden", "Ford"], make_model: ["Holden/Touring", "Ford/Falcon"] };
  const models = (text: string) => read(text, vocabulary).refinements.make_model;
  expect(models("holden touring")).toEqual(["Holden/Touring"]);
  expect(models("holden tourng")).toEqual(["Holden/Touring"]);
  expect(models("ford tourng")).toBeUndefined();
  expect(models("ford touring")).toBeUndefined();
  expect(models("a touring holiday")).toBeUndefined();
  expect(models("holden falcon")).toEqual(["Ford/Falcon"]);
  // Known although none is here, so that the listing can say so.
  expect(models("is there any hiace")).toEqual(["Toyota/HiAce"]);
  expect(models("toyota klugr")).toEqual(["Toyota/Kluger"]);
});

test("[2.3] a yard or city with an everyday name is meant after a word of place, or alone", () => {
  const vocabulary = { location_name: ["Beach - Sales"], city: ["Grand"], body: ["Ute"] };
  const places = (text: string) => {
    const { refinements } = read(text, vocabulary);
    return [refinements.location_name, refinements.city].flat().filter(Boolean).join();
  };
  expect(places("ute at beach")).toBe("Beach - Sales");
  expect(places("ute for the beach")).toBe("");
  expect(places("beach")).toBe("Beach - Sales");
  expect(places("ute in grand")).toBe("Grand");
  expect(places("grand ute")).toBe("");
});

test("[2.3] a quoted word is part of no name", () => {
  const vocabulary = { city: ["Gold Coast"], make: ["Mazda"], make_model: ["Mazda/3"], colour: ["Gold"] };
  expect(read('gold "coast"', vocabulary).refinements).toEqual({ colour: ["Gold"] });
  expect(read('mazda "3"', vocabulary).refinements).toEqual({ make: ["Mazda"] });
});

test("[2.3] ages follow the given year, not the clock", () => {
  const lexicon = buildLexicon({});
  const from = (year: number) => readQuery("under 10 years old", lexicon, Date.UTC(year, 0, 1)).ranges.year?.min;
  expect([from(2026), from(2030)]).toEqual([2017, 2021]);
});

test("of a long text the first two hundred characters are read, without the spaces around them", () => {
  const { text, understood, query } = read(`  diesel ${"x".repeat(300)} red`, { fuel: ["Diesel"], colour: ["Red"] });
  expect(text).toHaveLength(200);
  expect(understood.map(({ words }) => words)).toEqual(["diesel"]);
  expect(query).toBe("x".repeat(193));
  expect(read(`${"x".repeat(199)} diesel`, { fuel: ["Diesel"] }).text).toBe("x".repeat(199));
});
