import { parse, type ChildNode, type Declaration } from "postcss";
import { type Scale, scales } from "#app/styles/testing/scales.ts";

// Finds the figures of a style sheet that are on no step of their scale.

/** A figure of a value: where it stands, and whether a function such as calc() or min() works it out. */
export type Figure = { index: number; text: string; amount: number; unit: string; inFunction: boolean };
/** A part of a declaration's value and the scale that it belongs to. */
export type Measure = { scale: Scale; value: string; index: number };

const side = "(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?";
const properties: readonly (readonly [RegExp, Scale])[] = [
  [new RegExp(`^(?:(?:margin|padding)${side}|(?:row-|column-)?gap|--(?:sec|gut|gap|foot))$`), "space"],
  [/^(?:font-size|--t\d|--fs)$/, "type"],
  [/^line-height$/, "line"],
  [/^letter-spacing$/, "letter"],
  [/^(?:border-(?:\w+-)*radius|--(?:big|pill))$/, "radius"],
  [/^(?:box|text)-shadow$/, "shadow"],
  [/^(?:transition|animation)(?:-duration|-delay)?$/, "motion"],
];

/** Where a value splits at a separator that stands in no brackets. */
function parts(value: string, separator: RegExp): { text: string; index: number }[] {
  const found: { text: string; index: number }[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= value.length; at++) {
    const letter = value[at] ?? "";
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (at < value.length && (depth > 0 || !separator.test(letter))) continue;
    if (at > start) found.push({ text: value.slice(start, at), index: start });
    start = at + 1;
  }
  return found;
}

/** `italic 800 1.5rem / 1.1 var(--display)`: the size stands before the slash, or else before the family. */
function measuresOfFont(value: string): Measure[] {
  const words = parts(value, /[\s/]/);
  const slash = parts(value, /\//)[1]?.index ?? Infinity;
  const line = words.findIndex(({ index }) => index >= slash);
  const size = line === -1 ? words.at(-2) : words[line - 1];
  const leading = words[line];
  return [
    ...(size ? [{ scale: "type" as const, value: size.text, index: size.index }] : []),
    ...(leading ? [{ scale: "line" as const, value: leading.text, index: leading.index }] : []),
  ];
}

/** What of a declaration belongs to a scale. */
export function measuresOf({ prop, value }: Pick<Declaration, "prop" | "value">): Measure[] {
  if (prop === "font") return /^(?:inherit|unset)$/.test(value) ? [] : measuresOfFont(value);
  const scale = properties.find(([pattern]) => pattern.test(prop))?.[1];
  return scale ? [{ scale, value, index: 0 }] : [];
}

/** Whether a function is still open where a text ends. */
function endsInFunction(text: string): boolean {
  const closed = text.replace(/[\w-]*\([^()]*\)/g, "");
  return closed === text ? /\b(?:calc|min|max)\(/.test(text) : endsInFunction(closed);
}

const blank = (text: string): string => " ".repeat(text.length);

/** clamp(least, preferred, most): the least and the most are steps, what lies between follows the window. */
function withoutPreferred(value: string): string {
  const start = value.indexOf("clamp(");
  if (start === -1) return value;
  let end = start + 6;
  for (let depth = 1; depth > 0 && end < value.length; end++) {
    if (value[end] === "(") depth++;
    if (value[end] === ")") depth--;
  }
  const [least, preferred, most] = parts(value.slice(start + 6, end - 1), /,/);
  if (!least || !preferred || !most) return value;
  const inner = `${least.text},${blank(preferred.text)},${most.text}`;
  return `${value.slice(0, start)}${blank("clamp")}(${inner})${withoutPreferred(value.slice(end))}`;
}

/** The figures of a value. Names, colours and the preferred size of a clamp() are none. */
export function figuresOf(value: string): Figure[] {
  const plain = withoutPreferred(value).replace(
    /--[\w-]+|\b(?:oklch|color-mix)\([^()]*(?:\([^()]*\)[^()]*)*\)/g,
    blank,
  );
  return [...plain.matchAll(/(?<![\w.-])(-?(?:\d+\.)?\d+)(%|[a-z]+)?/g)].map((match) => ({
    index: match.index,
    text: match[0],
    amount: Number(match[1]),
    unit: match[2] ?? "",
    inFunction: endsInFunction(plain.slice(0, match.index)),
  }));
}

/** Whether a figure is a step. In a function, shares of the window or of the part and plain factors are free. */
export function isStep(
  scale: Scale,
  { amount, unit, inFunction }: Pick<Figure, "amount" | "unit" | "inFunction">,
): boolean {
  if (amount === 0 || (inFunction && !/^(?:px|rem|em|m?s)$/.test(unit))) return true;
  const { steps, unit: own } = scales[scale];
  const has = (wanted: number): boolean => steps.some((step) => step === wanted);
  switch (scale) {
    case "line":
      // The line of a text that is as high as its button.
      return unit === "px" ? scales.space.steps.some((step) => step === amount) : unit === own && has(amount);
    case "radius":
      return (unit === own && has(amount)) || (unit === "%" && amount === 50);
    case "motion":
      return unit === "s" ? has(Math.round(amount * 1000)) : unit === "ms" ? has(amount) : unit === "";
    case "space":
    case "shadow":
      return unit === own && has(Math.abs(amount));
    case "type":
      // Letters may be worked out from the width of the window less its margins.
      return (unit === own && has(amount)) || (inFunction && isStep("space", { amount, unit, inFunction }));
    case "letter":
      return unit === own && has(amount);
  }
}

const reason = /^off the scale: \S+(?: \S+){2,}/i;
const isReason = (node: ChildNode | undefined): boolean => node?.type === "comment" && reason.test(node.text);

/** A reason stands on the line above a declaration or behind it on the same line. */
function hasReason(declaration: Declaration): boolean {
  const behind = declaration.next();
  const sameLine = behind?.source?.start?.line === declaration.source?.end?.line;
  if (sameLine && isReason(behind)) return true;
  const above = declaration.prev();
  const other = above?.prev();
  const isBehindOther = other?.source?.end?.line === above?.source?.start?.line;
  return isReason(above) && !(other && isBehindOther);
}

export type OffScale = { line: number; text: string; figures: number; explained: boolean };

/** Declarations of a sheet with figures off their scale. */
export function offScale(sheet: string): OffScale[] {
  const found: OffScale[] = [];
  parse(sheet).walkDecls((declaration) => {
    const figures = measuresOf(declaration).flatMap(({ scale, value }) =>
      figuresOf(value).filter((figure) => !isStep(scale, figure)),
    );
    if (figures.length === 0) return;
    const text = `${declaration.prop}: ${declaration.value.replace(/\s+/g, " ")}`;
    const line = declaration.source?.start?.line ?? 0;
    found.push({ line, text, figures: figures.length, explained: hasReason(declaration) });
  });
  return found;
}
