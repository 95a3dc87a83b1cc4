import type { Fuel, MarketModel } from "./market-model.ts";
import { marketTables } from "./market-tables.ts";
import { type SizeClass, sizeClasses } from "./size-class.ts";

// Parsed at the first question: most servers start without one.
let models: readonly MarketModel[] | null = null;

export function marketModels(): readonly MarketModel[] {
  models ??= marketTables.flatMap((table) => table.trim().split("\n").map(readRow));
  return models;
}

const fuels: readonly Fuel[] = ["petrol", "diesel", "hybrid", "plug-in hybrid", "electric", "LPG"];
const engines: ReadonlySet<string> = new Set(
  "v4,v6,v8,v10,v12,turbo,supercharged,rotary,boxer,v twin,triple".split(","),
);

const numbered: ReadonlySet<string> = new Set("seats,tow,range,price,cc,feet,gvm,ads".split(","));

/** make | model | class | source | facts | other names */
function readRow(line: string): MarketModel {
  const [make = "", model = "", size = "", source = "", facts = "", also = ""] = line.split("|");
  const name = size.trim();
  if (!isSizeClass(name)) throw new Error(`No class of the market is called "${name}": ${line}`);
  return {
    make: make.trim(),
    model: model.trim(),
    kind: sizeClasses[name].kind,
    size: name,
    also: listOf(also),
    source: source.trim(),
    ...readFacts(listOf(facts), line),
  };
}

const listOf = (cell: string): string[] => (cell.trim() === "" ? [] : cell.trim().split(", "));

const isSizeClass = (text: string): text is SizeClass => Object.hasOwn(sizeClasses, text);

type Facts = Omit<MarketModel, "make" | "model" | "kind" | "size" | "also" | "source">;

/** "seats 7 5, tow 2500, petrol, v6": what is not said is unknown. */
function readFacts(facts: readonly string[], line: string): Facts {
  const numbers = new Map<string, number[]>();
  for (const fact of facts) {
    const space = fact.indexOf(" ");
    const name = fact.slice(0, space);
    if (numbered.has(name))
      numbers.set(
        name,
        fact
          .slice(space + 1)
          .split(/[ -]/)
          .map(Number),
      );
    else if (!fuels.includes(fact as Fuel) && !engines.has(fact)) {
      throw new Error(`No fact of the market reads "${fact}": ${line}`);
    }
  }
  const number = (name: string): number | null => numbers.get(name)?.[0] ?? null;
  const [shortest, longest] = numbers.get("feet") ?? [];
  const price = number("price");
  return {
    seats: numbers.get("seats") ?? [],
    brakedTow: number("tow"),
    electricRange: number("range"),
    fuels: fuels.filter((fuel) => facts.includes(fuel)),
    engines: facts.filter((fact) => engines.has(fact)),
    price: price === null ? null : price * 1000,
    cc: number("cc"),
    feet: shortest === undefined ? null : [shortest, longest ?? shortest],
    gvm: number("gvm"),
    advertisements: number("ads") ?? 0,
  };
}
