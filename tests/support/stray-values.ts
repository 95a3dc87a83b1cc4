import { templateNames } from "#site/template-folder.ts";

// Finds values that belong into tokens, in the text of any file: styles, components, scripts, and HTML in strings.

const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/^\s*\/\/.*$/gm, "");

/** The wrong lines of a text, each with its number. */
export const wrongLines = (text: string, wrong: (line: string) => boolean): string[] =>
  withoutComments(text)
    .split("\n")
    .flatMap((line, index) => (wrong(line) ? [`${index + 1} ${line.trim()}`] : []));

const names = "white|black|red|green|blue|yellow|orange|grey|gray|silver|gold|navy|teal|purple|pink|brown|beige|ivory";
const functions = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const selector = /^\s*[.#\w:&>,[\]="*~+ -]+[{,]\s*$/;
/** A style property, in a sheet, a style attribute or an object. */
const property = String.raw`(?:^|[\s;{"'\x60])(?:background|color|border(?:-\w+)*|outline|fill|stroke|(?:\w+-)+color|(?:\w+)?Color)\s*[:=]\s*["']?[^;"'\x60]*`;
const namedColour = new RegExp(String.raw`${property}(?<![\w-])(?:${names})(?![\w-])`, "i");

export const isColourInSheet = (line: string): boolean =>
  !selector.test(line) &&
  (/#[0-9a-f]{3,8}\b/i.test(line) ||
    functions.test(line) ||
    new RegExp(`:[^;]*[\\s(,](?:${names})\\b`, "i").test(line));

/** In scripts "#" also starts an import, a private member, a fragment and a pattern for colours. */
export const isColourInScript = (line: string): boolean =>
  /(?<![\w/&"'`.])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w(-])|["'`]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})["'`]/i.test(
    line.replace(/&#\w+;/g, ""),
  ) ||
  /(?<![\w$.])(?:rgb|hsl|hwb|oklab|oklch)a?\(\s*[\d.]/i.test(line) ||
  namedColour.test(line);

export const isFont = (line: string): boolean => {
  const family = /font-?family\s*[:=]\s*["'`]?([^;"'`}]*)/i.exec(line)?.[1];
  if (family !== undefined) return !/^\s*(?:var\(--|inherit|\$\{)/.test(family);
  const short = /(?<![\w-])font\s*:([^;"'`}]*)/.exec(line)?.[1];
  return (
    short !== undefined &&
    short.trim() !== "" &&
    /\d|sans|serif|mono/.test(short) &&
    !/inherit|var\(--|\$\{/.test(short)
  );
};

const blurOf = (shadow: string): number =>
  Number.parseFloat((shadow.match(/-?[\d.]+(?:px|rem|em)?(?=\s|$)/g) ?? [])[2] ?? "0");

/** A shadow without blur is a line and may be literal. */
export const strayShadows = (text: string): string[] =>
  (withoutComments(text).match(/(?:(?:box|text|drop)-shadow|(?:box|text)Shadow)\s*[:(][^;{}]*/g) ?? []).filter((rule) =>
    rule.split(/[:(,]/).some((shadow) => blurOf(shadow.replaceAll(/["'`]/g, "")) !== 0),
  );

const name = `["'\`](?:${templateNames.join("|")})["'\`]`;
const comparison = new RegExp(
  [
    String.raw`(?:[=!]==?|\bcase|\b(?:includes|has|startsWith|endsWith|indexOf|is|match)\()\s*${name}`,
    String.raw`${name}\s*[=!]==?`,
    String.raw`\b(?:template|templateName)\s*[=!]==?\s*(?!undefined|null)`,
    String.raw`\bswitch\s*\([^)]*\btemplate(?:Name)?\b`,
    String.raw`\[data-template`,
    // A list of some templates is a comparison in disguise; the registries are keyed, not listed.
    String.raw`\[\s*${name}\s*(?:,\s*${name}\s*)*\]`,
  ].join("|"),
);
export const comparesTemplate = (line: string): boolean => comparison.test(line);
