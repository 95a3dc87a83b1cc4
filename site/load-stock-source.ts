import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Mapping, mappingSchema } from "#domain/feed/mapping.ts";
import { isAddress, sourceProblem } from "#domain/stock-source/source-address.ts";
import type { StockSettings, StockSource } from "#domain/stock-source/stock-settings.ts";
import { readYaml } from "./read-text.ts";
import type { Problem, YamlFile } from "./yaml-file.ts";

type Place = { file: YamlFile; slug: string; problems: Problem[] };

/** The source with its mapping, which is beside the dealership's file. File names are relative to that folder. */
export function loadStockSource(folder: string, stock: StockSettings, place: Place): StockSource | null {
  const { mapping: named, ...settings } = stock;
  const problem = sourceProblem(settings.source, place.slug);
  if (problem !== null) {
    place.problems.push(place.file.problem(["stock", "source"], problem));
    return null;
  }
  const mapping = loadMapping(folder, named ?? `${place.slug}.mapping.yaml`, place);
  const source = isAddress(settings.source) ? settings.source : resolve(folder, settings.source);
  return mapping && { ...settings, mapping, source };
}

function loadMapping(folder: string, name: string, { file, problems }: Place): Mapping | null {
  const path = join(folder, name);
  if (!existsSync(path)) {
    const expected = `there is no file dealerships/${name}; write it with forecourt stock import SOURCE --suggest --mapping ${name}`;
    problems.push(file.problem(["stock", "mapping"], expected));
    return null;
  }
  const yaml = readYaml(path, `dealerships/${name}`, problems);
  const parsed = yaml && mappingSchema.safeParse(yaml.value, { reportInput: true });
  if (parsed?.success) return parsed.data;
  if (parsed) problems.push(...yaml.problemsFrom(parsed.error));
  return null;
}
