import { dirname, join } from "node:path";

/** Static imports, those of types alone, and dynamic ones: lint (import/no-cycle) does not see the last. */
const specifiers =
  /(?:^|\n)(?:import|export)\b[^;"]*?\bfrom\s+"([^"]+)"|(?:^|\n)import\s+"([^"]+)"|\bimport\("([^"]+)"\)/g;

/** The files of the checkout that a module imports. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(specifiers)].flatMap((found) => {
    const specifier = (found[1] ?? found[2] ?? found[3] ?? "").replace(/\?.*$/, "");
    if (specifier.startsWith("#")) return [specifier.slice(1)];
    return specifier.startsWith(".") ? [join(dirname(file), specifier)] : [];
  });
}
