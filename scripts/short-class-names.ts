import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type Plugin } from "vite";
import { settle, type Settled, settledProperties } from "./settled-properties.ts";

// Class names are words (docs/decisions/0055). The build writes a letter or two instead, in sheets and modules alike, from
// one table that follows from the sources. A name that is anything else than a class somewhere keeps its words. The
// properties of the styling contract (docs/decisions/0058) are shortened as well, if only sheets say them.

type Source = { name: string; text: string };
export type ShortNames = ReadonlyMap<string, string>;
/** A piece of text in a module, as it is written there, and whether classes are meant. */
type Piece = { start: number; end: number; raw: string; isClass: boolean };
type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nameOf = (value: unknown): unknown => (isNode(value) ? (value["name"] ?? value["value"]) : undefined);
/** Of two words or more: a single word is too often a value as well. */
const tokens = (text: string): string[] => text.match(/(?<![\w/-])[a-z]+(?:-\w+)+(?![\w/-])/g) ?? [];

/** Whether this text is a list of classes; null if that depends on the code around its parent. */
function meansClass(node: Node, parent: Node | undefined): boolean | null {
  switch (parent?.type) {
    case "JSXAttribute":
      return nameOf(parent["name"]) === "className";
    case "Property":
      return parent["value"] === node && nameOf(parent["key"]) === "className";
    case "AssignmentPattern":
      return nameOf(parent["left"]) === "className";
    case "AssignmentExpression":
      return isNode(parent["left"]) && nameOf(parent["left"]["property"]) === "className";
    case "BinaryExpression":
      return parent["operator"] === "+" ? null : false;
    case "JSXExpressionContainer":
    case "ConditionalExpression":
      return parent["test"] === node ? false : null;
    case "LogicalExpression":
    case "TemplateLiteral":
      return null;
    default:
      return false;
  }
}

function piecesOf(name: string, text: string): Piece[] {
  const pieces: Piece[] = [];
  const visit = (value: unknown, above: readonly Node[]): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, above);
    if (!isNode(value)) return;
    const isText = value.type === "TemplateElement" || (value.type === "Literal" && typeof value["value"] === "string");
    if (isText && above.at(-1)?.type !== "ImportDeclaration") {
      const raw = text.slice(value.start, value.end);
      const chain = [...above, value];
      let isClass: boolean | null = null;
      for (let at = chain.length - 1; isClass === null; at--) {
        const node = chain[at];
        isClass = node === undefined ? false : meansClass(node, chain[at - 1]);
      }
      // A selector, or markup in a string.
      pieces.push({ start: value.start, end: value.end, raw, isClass: isClass || /^["'`]\.|\bclass="/.test(raw) });
    }
    for (const [key, child] of Object.entries(value)) if (key !== "parent") visit(child, [...above, value]);
  };
  visit(parseSync(name, text).program, []);
  return pieces;
}

/** `modules` draw the pages; what is said `elsewhere` may reach them as data. */
export function shortNames(sheets: readonly string[], modules: readonly Source[], elsewhere = ""): ShortNames {
  const uses = new Map<string, number>();
  for (const sheet of sheets) {
    for (const [, name = ""] of sheet.matchAll(/\.([a-z]+(?:-\w+)+)/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const kept = new Set(tokens(elsewhere));
  const beginnings: string[] = [];
  for (const { name, text } of modules) {
    for (const { raw, isClass } of piecesOf(name, text)) {
      if (!isClass) for (const token of tokens(raw)) kept.add(token);
      else beginnings.push(...[...raw.matchAll(/([\w-]+-)\$\{$/g)].map(([, part = ""]) => part));
    }
  }
  const short = [...uses.keys()]
    .filter((name) => !kept.has(name) && !beginnings.some((part) => name.startsWith(part)))
    .toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
  return new Map(short.map((name, at) => [name, codeOf(at)]));
}

/** Properties of two words or more that nothing `said` outside of sheets names. In capitals they look like no other. */
export function shortProperties(listed: readonly string[], said: string): ShortNames {
  const kept = new Set([...tokens(said), ...[...said.matchAll(property)].map(([, name = ""]) => name)]);
  const short = listed.filter((name) => name.includes("-") && !kept.has(name)).toSorted();
  return new Map(short.map((name, at) => [name, codeOf(at).toUpperCase()]));
}

const property = /(?<![\w-])--([a-z]+(?:-\w+)+)/g;

export const shortenProperties = (text: string, names: ShortNames): string =>
  text.replaceAll(property, (whole, name: string) => {
    const short = names.get(name);
    return short === undefined ? whole : `--${short}`;
  });

/** a … z, then a0 … z9, a00 …: no class in words looks like it. */
const codeOf = (at: number): string =>
  String.fromCharCode(97 + (at % 26)) + (at < 26 ? "" : String(Math.floor(at / 26) - 1));

export const shortenSheet = (selector: string, names: ShortNames): string =>
  selector.replaceAll(/\.([a-z]+(?:-\w+)+)/g, (whole, name: string) => {
    const short = names.get(name);
    return short === undefined ? whole : `.${short}`;
  });

export function shortenModule({ name, text }: Source, names: ShortNames): string {
  return piecesOf(name, text)
    .filter(({ isClass }) => isClass)
    .toReversed()
    .reduce((code, { start, end, raw }) => {
      const said = raw.replaceAll(/(?<![\w/-])[a-z]+(?:-\w+)+(?![\w/-])/g, (token) => names.get(token) ?? token);
      return code.slice(0, start) + said + code.slice(end);
    }, text);
}

const root = join(import.meta.dirname, "..");
const read = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(root, name), "utf8") }));

/** The table of this checkout. */
export const namesOfCheckout = (): ShortNames =>
  shortNames(
    read("{app,templates}/**/*.css").map(({ text }) => text),
    read("{app,templates}/**/*.{ts,tsx}"),
    read("{domain,site}/**/*.{ts,tsx}")
      .map(({ text }) => text)
      .join("\n"),
  );

/** The properties of the styling contract. */
const listedProperties = (): string[] =>
  read("app/**/styling.yaml").flatMap(({ text }) => text.match(/(?<=^  )[a-z][\w-]*(?=: )/gm) ?? []);

/** What is settled for the entries in a template's folder, which those that name it as their parent use too. */
function settledIn(template: string): Settled {
  const users = read("templates/*/template.yaml")
    .map(({ name, text }) => ({ name: name.split("/")[1] ?? "", parent: /^parent: (\S+)/m.exec(text)?.[1] ?? "base" }))
    .filter(({ name, parent }) => name !== "base" && [name, parent].includes(template));
  const folders = ["app", ...new Set([template, ...users.map(({ name }) => name)])];
  const sheets = folders.flatMap((one) => read(one === "app" ? "app/**/*.css" : `templates/${one}/styles/**/*.css`));
  return settledProperties(listedProperties(), sheets, users.length);
}

const propertiesOfCheckout = (): ShortNames =>
  shortProperties(
    listedProperties(),
    read("{app,domain,server,site,templates}/**/*.{ts,tsx,svg,html}")
      .map(({ text }) => text)
      .join("\n"),
  );

export function shortClassNames(): Plugin {
  const names = namesOfCheckout();
  const properties = propertiesOfCheckout();
  const settled = new Map<string, Settled>();
  const settledFor = (entry = ""): Settled => {
    const template = /\/templates\/([\w-]+)\//.exec(entry)?.[1];
    if (template === undefined) return new Map();
    const known = settled.get(template) ?? settledIn(template);
    settled.set(template, known);
    return known;
  };
  return {
    name: "short-class-names",
    enforce: "pre",
    apply: "build",
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: "short-class-names",
              Rule: (rule) => {
                const short = shortenSheet(rule.selector, names);
                if (short !== rule.selector) rule.selector = short;
              },
              Declaration: (declaration) => {
                const prop = shortenProperties(declaration.prop, properties);
                // Sheets of components are imported by an entry of a template, which is the root's file.
                const whole = settle(declaration.value, settledFor(declaration.root().source?.input.file));
                const value = shortenProperties(whole, properties);
                if (prop !== declaration.prop) declaration.prop = prop;
                if (value !== declaration.value) declaration.value = value;
              },
            },
          ],
        },
      },
    }),
    transform(text, id) {
      const [file = ""] = id.split("?");
      if (!/\/(?:app|templates)\/.*\.tsx?$/.test(file.slice(root.length))) return null;
      const code = shortenModule({ name: file, text }, names);
      return code === text ? null : { code, map: null };
    },
  };
}
