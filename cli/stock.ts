import { ownValue } from "#domain/text/own-value.ts";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { carSchema, type StoredCar } from "#domain/car/car.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { type Command, print, CommandError } from "./command.ts";
import { importCommand } from "./stock-import.ts";
import { keyCommand } from "./stock-key.ts";
import { runCommand, sourcesCommand } from "./stock-sources.ts";
import { picturesCommand } from "./stock-pictures.ts";

const mostProblems = 20;

export const stockCommands: Record<string, Command> = {
  import: importCommand,
  sources: sourcesCommand,
  run: runCommand,
  key: keyCommand,
  pictures: picturesCommand,
  put: {
    words: "FILE",
    help: "add or replace one car, or a list of cars, from JSON (- reads standard input)",
    needsStore: true,
    async run([file], store) {
      if (file === undefined)
        throw new CommandError("Name a JSON file with one car or a list of cars, or - for standard input.");
      // Other systems write a byte order mark in front.
      const cars = readCars(file, (await read(file)).replace(/^\uFEFF/, ""));
      await checkPlaces(cars, store);
      await checkSlugs(cars, store);
      const { written, unchanged } = await store.operator.stock.put(cars);
      print(`${written} written, ${unchanged} unchanged.`);
      return 0;
    },
  },
  delete: {
    words: "ID …",
    help: "remove cars from stock by id",
    needsStore: true,
    async run(ids, store) {
      if (ids.length === 0) throw new CommandError("Name the ids of the cars to delete.");
      const deleted = await store.operator.stock.delete(ids);
      print(`${deleted} deleted.`);
      return deleted === ids.length ? 0 : 1;
    },
  },
  list: {
    words: "DEALERSHIP",
    help: "the cars of one dealership, one JSON object a line",
    needsStore: true,
    async run([slug = ""], store) {
      const dealership = (await store.operator.dealerships.list()).find((one) => one.slug === slug || one.id === slug);
      if (!dealership) throw new CommandError(`There is no dealership "${slug}".`);
      for (const car of await store.operator.stock.list(dealership.id)) print(JSON.stringify(car));
      return 0;
    },
  },
};

async function read(file: string): Promise<string> {
  if (file === "-") return text(process.stdin);
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new CommandError(`The file ${file} cannot be read.`);
  }
}

/** One object, a list of objects, or an object per line. If any is invalid, nothing is written. */
function readCars(file: string, content: string): StoredCar[] {
  const list = toList(file, content);
  const parsed = z.array(carSchema).safeParse(list);
  const sentences = parsed.success ? repeatedIds(parsed.data) : problemsOf(list, parsed.error);
  if (parsed.success && sentences.length === 0) return parsed.data;
  const more = sentences.length > mostProblems ? [`and ${sentences.length - mostProblems} more`] : [];
  throw new CommandError(
    [`${file} was refused and nothing was changed:`, ...sentences.slice(0, mostProblems), ...more].join("\n"),
  );
}

/** Each problem with the car's stock number, field and value, because dealers know a car by its stock number. */
function problemsOf(list: readonly unknown[], { issues }: z.ZodError): string[] {
  return issues.map(({ path: [at, ...field], message, ...issue }) => {
    const car = z.object({ stocknum: z.string().min(1) }).safeParse(list[Number(at)]);
    const number = `car ${Number(at) + 1}`;
    const names = [car.success ? `${number} (stock number ${car.data.stocknum})` : number, field.join(".")];
    const value = field.reduce<unknown>(
      (inner, name) => ownValue(inner as Record<string, unknown> | null, String(name)),
      list[Number(at)],
    );
    const shown = field.length === 0 || value === undefined ? "" : ` (it is ${JSON.stringify(value)?.slice(0, 80)})`;
    const unknown =
      issue.code === "unrecognized_keys"
        ? `: take out or correct ${(issue as { keys: string[] }).keys.join(", ")}`
        : "";
    return `${names.filter(Boolean).join(", ")}: ${unknown === "" ? message : "there is no such field"}${unknown}${shown}`;
  });
}

function repeatedIds(cars: readonly StoredCar[]): string[] {
  const seen = new Map<string, number>();
  return cars.flatMap(({ id, stocknum }, at) => {
    const first = seen.get(id);
    seen.set(id, first ?? at);
    return first === undefined
      ? []
      : [`car ${at + 1} (stock number ${stocknum}): car ${first + 1} has the same id "${id}"`];
  });
}

function toList(file: string, content: string): unknown[] {
  try {
    const value: unknown = JSON.parse(content);
    return Array.isArray(value) ? value : [value];
  } catch {
    try {
      return content
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line): unknown => JSON.parse(line));
    } catch (error) {
      throw new CommandError(
        `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}. Nothing was changed.`,
      );
    }
  }
}

/** A slug must be unique among the new and the existing cars of a dealership. */
async function checkSlugs(cars: StoredCar[], store: Store): Promise<void> {
  const ids = new Set(cars.map(({ id }) => id));
  const owners = new Map<string, string>();
  for (const dealership of new Set(cars.map((car) => car.dealership_id))) {
    for (const { id, slug } of await store.operator.stock.list(dealership)) {
      if (!ids.has(id)) owners.set(`${dealership} ${slug}`, id);
    }
  }
  for (const { id, slug, dealership_id } of cars) {
    const owner = owners.get(`${dealership_id} ${slug}`) ?? id;
    if (owner !== id)
      throw new CommandError(`Car ${id}: the slug "${slug}" already belongs to car ${owner}. Nothing was changed.`);
    owners.set(`${dealership_id} ${slug}`, id);
  }
}

async function checkPlaces(cars: StoredCar[], store: Store): Promise<void> {
  const dealerships = new Map((await store.operator.dealerships.list()).map((one) => [one.id, one]));
  for (const car of cars) {
    const dealership = dealerships.get(car.dealership_id);
    if (!dealership)
      throw new CommandError(
        `Car ${car.id}: there is no dealership with the id "${car.dealership_id}". Nothing was changed.`,
      );
    if (!hasLocation(dealership, car.location_id)) {
      throw new CommandError(
        `Car ${car.id}: ${dealership.name} has no location with the id "${car.location_id}". Nothing was changed.`,
      );
    }
  }
}

const hasLocation = ({ locations }: Dealership, id: string): boolean =>
  locations.some((location) => location.id === id);
