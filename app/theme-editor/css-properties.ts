export type CssProperty = { name: string; value: string; does: string };

/**
 * Properties of the styling contract with the value that they have on a page: what its rules declare for the whole page,
 * or the default with which they read them. A property without either is set on its component only, and not offered.
 * `rules` are the texts of style rules, in their order; the last declaration wins.
 */
export function cssProperties(rules: Iterable<string>, contract: Readonly<Record<string, string>>): CssProperty[] {
  const found = new Map<string, string>();
  const defaults = new Map<string, string>();
  for (const rule of rules) {
    if (/^:root\s*\{/.test(rule)) {
      for (const [, name = "", value = ""] of rule.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g))
        found.set(name, value.trim());
    }
    // A default may itself be a property or a calculation, in one more pair of brackets.
    for (const [, name = "", value = ""] of rule.matchAll(/var\(--([\w-]+)\s*,\s*((?:[^(),;{}]|\([^()]*\))+)\)/g)) {
      if (!defaults.has(name)) defaults.set(name, value.trim());
    }
  }
  const values = new Map([...defaults, ...found]);
  return Object.entries(contract).flatMap(([name, does]) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ name, value, does }];
  });
}
