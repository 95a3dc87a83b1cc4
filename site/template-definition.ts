import { ownValue } from "#domain/text/own-value.ts";
import { z } from "zod";
import { mailCharacter } from "./mail-character.ts";
import { mergeSettings } from "./merge-settings.ts";
import { line, slug } from "./primitives.ts";
import { sentence, YamlFile } from "./yaml-file.ts";

/** The template that every other one begins from. It alone is complete. */
export const baseName = "base";

const axis = z.union([z.number(), z.strictObject({ min: z.number(), max: z.number() })]);

/** A font in the template's folder `fonts`: `scripts/make-fonts.ts` makes it from `source`. */
const font = z.strictObject({
  file: slug,
  /** The package of @fontsource-variable, and the file in it. */
  source: z.string().regex(/^[a-z0-9-]+\/[a-z]+-(normal|italic)$/, 'write a font as "archivo/wdth-normal"'),
  axes: z.record(z.string().regex(/^[A-Za-z]{4}$/, 'write an axis by its four letters, such as "wght"'), axis),
  /** Whether the first view needs it. */
  preload: z.boolean().default(false),
});

/** A template.yaml. What it omits comes from its parent. */
const definition = z.strictObject({
  /** The dealers it suits, as the wizard says it. A template that suits nobody is a parent only: no site may name it. */
  for: line.optional(),
  parent: slug.default(baseName),
  fonts: z.array(font).optional(),
  mail: mailCharacter.partial().optional(),
  /** As in a site's file. */
  settings: z.record(z.string(), z.unknown()).default({}),
});

export type TemplateFont = z.output<typeof font> & { template: string };
export type Definition = Omit<z.output<typeof definition>, "fonts"> & {
  name: string;
  /** The template itself, its parent, and so on. The last is the base. */
  line: readonly string[];
  /** The nearest in the line. */
  fonts: readonly TemplateFont[];
  file: YamlFile;
};

/** Finds a template by the name of its folder. */
export type Definitions = { get(name: string): Definition | undefined };

/** Reads every template.yaml by the name of its folder. Throws a sentence about the first that is wrong. */
export function readDefinitions(texts: Readonly<Record<string, string>>): ReadonlyMap<string, Definition> {
  const all = definitionsIn(texts);
  return new Map(
    all.names.flatMap((name) => {
      const one = all.get(name);
      return one ? [[name, one]] : [];
    }),
  );
}

/**
 * Reads a template.yaml, and those of its parents, when first asked for it: to read all of them takes a tenth of a
 * server's start, and most serve a few.
 */
export function definitionsIn(texts: Readonly<Record<string, string>>): Definitions & { names: readonly string[] } {
  const names = Object.keys(texts);
  const read = new Map<string, ReturnType<typeof readOne>>();
  const known = new Map<string, Definition>();
  const fileOf = (name: string) => {
    const text = ownValue(texts, name);
    const file = read.get(name) ?? (text === undefined ? undefined : readOne(name, text));
    if (file) read.set(name, file);
    return file;
  };
  const lineOf = (name: string, below: readonly string[]): string[] => {
    const { file, data } = fileOf(name) ?? {};
    const child = fileOf(below.at(-1) ?? "");
    const wrong = (expected: string) => new Error(child && sentence(child.file.problem(["parent"], expected)));
    if (!file || !data) throw wrong(`there is no template "${name}"; there are ${names.join(", ")}`);
    if (below.includes(name)) throw wrong(`"${name}" is its own parent; a line of parents has to end with ${baseName}`);
    return name === baseName ? [name] : [name, ...lineOf(data.parent, [...below, name])];
  };
  const define = (name: string): Definition | undefined => {
    const own = fileOf(name);
    if (!own) return undefined;
    const ancestors = lineOf(name, []);
    const owner = ancestors.find((one) => fileOf(one)?.data.fonts);
    const fonts = fileOf(owner ?? "")?.data.fonts ?? [];
    return {
      ...own.data,
      name,
      file: own.file,
      line: ancestors,
      fonts: fonts.map((one) => ({ ...one, template: owner ?? "" })),
    };
  };
  return {
    names,
    get(name) {
      const one = known.get(name) ?? define(name);
      if (one) known.set(name, one);
      return one;
    },
  };
}

function readOne(name: string, text: string) {
  const file = new YamlFile(`templates/${name}/template.yaml`, text);
  const parsed = definition.safeParse(file.value, { reportInput: true });
  const [problem] = [...file.problems, ...(parsed.error ? file.problemsFrom(parsed.error) : [])];
  if (problem || !parsed.data) throw new Error(problem ? sentence(problem) : name);
  return { file, data: parsed.data };
}

/** What a template and its parents say, the nearest over the others. */
export function inherited({ line: ancestors }: Definition, of: (name: string) => unknown): unknown {
  return ancestors.toReversed().reduce<unknown>((sum, name) => mergeSettings(sum, of(name)), undefined);
}
