import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of the specification that citations need. */
export interface Spec {
  /** Every number in the order of the files: chapters "4", sections "4.2", rules "4.2.1". */
  numbers: string[];
  rules: string[];
  /** Titles of sections and of headings within them, by the number that they belong to: "2.3" has "Page head". */
  titles: Map<string, Set<string>>;
}

const specFolder = "docs/spec";
const heading = /^#{1,2} <a id="([\d.]+)"><\/a>([\d.]+) (.+)$/;
const widget = /^### (.+)$/;
const rule = /^(?:- <a id="([\d.]+)"><\/a>\*\*([\d.]+)\*\*|\| <a id="([\d.]+)"><\/a>([\d.]+) \|)/;

export const chapterFiles = (): string[] =>
  readdirSync(specFolder)
    .filter((name) => /^\d\d-/.test(name))
    .sort();

export function readSpec(): Spec {
  const spec: Spec = { numbers: [], rules: [], titles: new Map() };
  const entitle = (number: string, title: string) => {
    for (const one of [number, number.split(".")[0] ?? ""]) {
      spec.titles.set(one, (spec.titles.get(one) ?? new Set()).add(title));
    }
  };
  for (const file of chapterFiles()) {
    let section = "";
    for (const line of readFileSync(join(specFolder, file), "utf8").split("\n")) {
      const [, anchor, number, title] = heading.exec(line) ?? [];
      const [, ...parts] = rule.exec(line) ?? [];
      const [ruleAnchor, ruleNumber] = parts.filter((part) => part !== undefined);
      const name = widget.exec(line)?.[1];
      if ((anchor ?? ruleAnchor) !== (number ?? ruleNumber)) throw new Error(`${file}: the anchor differs: ${line}`);
      if (number !== undefined && title !== undefined) {
        section = number;
        spec.numbers.push(number);
        entitle(number, title);
      }
      if (ruleNumber !== undefined) {
        if (!ruleNumber.startsWith(`${section}.`)) throw new Error(`${file}: ${ruleNumber} stands in ${section}`);
        spec.numbers.push(ruleNumber);
        spec.rules.push(ruleNumber);
      }
      if (name !== undefined) entitle(section, name);
    }
  }
  return spec;
}

/** `numbers` as written; a range "4.2.1-4.2.8" is one of them. `title` if one stands beside them. */
export interface Citation {
  file: string;
  numbers: string[];
  title: string | null;
  inTestName: boolean;
  text: string;
}

const number = String.raw`\d{1,2}(?:\.\d{1,2}){0,2}`;
const list = `${number}(?:(?:, | and |-)${number})*`;
const dotted = String.raw`\d{1,2}(?:\.\d{1,2}){1,2}(?:(?:, | and |-)${number})*`;

/** The name of a test, followed by its function. */
const named = /(["`])((?:\\.|(?!\1)[^\n])+)\1,\s*(?:\{[^{}]*\},\s*)?(?:async )?(?:\(|\w+ =>)/g;
const inName = new RegExp(String.raw`(?:^|[\s({])\[(${list})\](?=$|\s)`, "g");

/** Comments of scripts and styles, and # comments of YAML. */
const comment = /\/\*[\s\S]*?\*\/|(?<![:\w"'`/])\/\/.*|^\s*#.*$/gm;
const title = String.raw`(?:, "(?<quoted>[^"]+)"|, (?<plain>[A-Z][a-z]+(?: [a-z]+)*)(?=[:,.)]))?`;
const inProse: readonly RegExp[] = [
  // "spec 4.9", "point 5", "chapters 4 and 5", "spec point 3", "specification (4.4)"
  new RegExp(
    String.raw`\b(?:spec|specification|points?|chapters?) \(?(?<numbers>${list})(?:, "(?<quoted>[^"]+)")?`,
    "gi",
  ),
  // The beginning of a comment: "4.7, 5: what is sent now", '2.3, "Page head": …', "4.6 without a script"
  new RegExp(String.raw`^(?:/\*\*?|//|#)\s*(?:\*\s*)?(?<numbers>${dotted})${title}(?=[:.,]|\s|$)`, "g"),
  // In brackets: "(4.2)", "(2.3, Page head)", "(4.2, rule 1)"
  new RegExp(String.raw`\((?<numbers>${dotted})(?:${title}|, [^()]*)\)`, "g"),
];
/** Numbers of other documents, and measures. */
const foreign = /WCAG [\d.]+(?:, [\d.]+(?: and [\d.]+)*)?|\b(?:version|v|CC BY) ?[\d.]+/gi;

const numbersOf = (text: string): string[] => text.split(/, | and /);

function citationsInProse(file: string, text: string): Citation[] {
  const plain = text.replaceAll(foreign, "");
  return inProse.flatMap((form) =>
    [...plain.matchAll(form)].map(({ 0: whole, groups = {} }) => ({
      file,
      numbers: numbersOf(groups["numbers"] ?? ""),
      title: groups["quoted"] ?? groups["plain"] ?? null,
      inTestName: false,
      text: whole,
    })),
  );
}

export function citationsInNames(file: string, source: string): Citation[] {
  return [...source.matchAll(named)].flatMap(([, , name = ""]) =>
    [...name.matchAll(inName)].map(([, numbers = ""]) => ({
      file,
      numbers: numbersOf(numbers),
      title: null,
      inTestName: true,
      text: name,
    })),
  );
}

export function citationsInComments(file: string, source: string): Citation[] {
  return [...source.matchAll(comment)].flatMap(([text]) => citationsInProse(file, text));
}

const code = "{app,bench,cli,demo,domain,scripts,search-engine,server,site,templates,tests}/**/*.{ts,tsx,mjs,css,yaml}";
const prose = "{*.md,docs/**/*.md,search-engine/*.md}";
const left = [/^tests\/(?:fuzz\/corpus|visual)\//, /^docs\/dependencies\.md$/, /^demo\/media\//];

export function allCitations(): Citation[] {
  const files = (pattern: string) => globSync(pattern).filter((file) => !left.some((one) => one.test(file)));
  return [
    ...files(code).flatMap((file) => {
      const source = readFileSync(file, "utf8");
      const names = /\.test\.tsx?$/.test(file) ? citationsInNames(file, source) : [];
      return [...names, ...citationsInComments(file, source)];
    }),
    ...files(prose).flatMap((file) => citationsInProse(file, readFileSync(file, "utf8"))),
  ];
}

/** The numbers that a citation names, with ranges expanded: "4.2.1-4.2.3" gives three. */
export function spelledOut(cited: string): string[] {
  const [first = "", last] = cited.split("-");
  if (last === undefined) return [first];
  const stem = first.slice(0, first.lastIndexOf(".") + 1);
  const [from, to] = [first, last].map((one) => Number(one.slice(one.lastIndexOf(".") + 1)));
  if (!last.startsWith(stem) || from === undefined || to === undefined || from >= to) return [cited];
  return Array.from({ length: to - from + 1 }, (_, index) => `${stem}${from + index}`);
}
