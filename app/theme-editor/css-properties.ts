export type CssProperty = { name: string; value: string };

/**
 * Custom properties by which these rules can be styled: those that they declare for the whole page, and those that they
 * read with a default. `rules` are the texts of style rules, in their order; the last declaration wins.
 */
export function cssProperties(rules: Iterable<string>, isOfTheme: (name: string) => boolean): CssProperty[] {
  const found = new Map<string, string>();
  const defaults = new Map<string, string>();
  for (const rule of rules) {
    if (/^:root\s*\{/.test(rule)) {
      for (const [, name = "", value = ""] of rule.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g))
        found.set(name, value.trim());
    }
    // A default without brackets: what is computed is not a value to edit.
    for (const [, name = "", value = ""] of rule.matchAll(/var\(--([\w-]+)\s*,\s*([^(),;{}]+)\)/g)) {
      if (!defaults.has(name)) defaults.set(name, value.trim());
    }
  }
  return [...new Map([...defaults, ...found])]
    .filter(([name, value]) => !isOfTheme(name) && isEditable(value))
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Drawings are not edited as text. */
const isEditable = (value: string) => value.length <= 120 && !/url\(|gradient\(/.test(value);
