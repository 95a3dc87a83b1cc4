import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Slots } from "#app/templates/slots.ts";

const ui = join(import.meta.dirname, "../../../app/ui");
const filesIn = (kind: RegExp) =>
  readdirSync(ui)
    .filter((name) => kind.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ui, name), "utf8"));

/** Every class of a primitive, from its own styles. */
const classes = new Set(
  filesIn(/\.css$/).flatMap((text) => {
    const selectors = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\{[^{}]*\}/g, "{}");
    return [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);
  }),
);
const icons = filesIn(/^icons\.svg$/).flatMap((text) =>
  [...text.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name = ""]) => name),
);

/** Where each slot of a template is in the showcase. A new slot has to be added here before this compiles. */
const slots: Record<keyof Slots, RegExp> = {
  Header: /<header\b/,
  Hero: /aria-label="Hero of words"/,
  Card: /aria-label="Card"/,
  Listing: /aria-label="Listing with results"[\s\S]*aria-label="Listing without results"/,
  Vehicle: /aria-label="Vehicle"[\s\S]*aria-label="Sold"[\s\S]*aria-label="Reserved, without photos"/,
  Footer: /<footer\b/,
};

/** Primitives and slots that the showcase lacks. */
export function missingFromShowcase(html: string): string[] {
  const worn = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  return [
    ...[...classes].filter((name) => !worn.has(name)).map((name) => `.${name} of app/ui`),
    ...icons.filter((name) => !html.includes(`#${name}"`)).map((name) => `the icon ${name}`),
    ...Object.entries(slots)
      .filter(([, where]) => !where.test(html))
      .map(([name]) => `the slot ${name}`),
  ];
}
