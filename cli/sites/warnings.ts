import { type Problem, sentence } from "#site/yaml-file.ts";

export type Warning = Problem & { rule: string };

/** Warnings printed per rule; a network of a hundred sites would repeat the same one a hundred times. */
const shownOfRule = 3;

/** Warnings never refuse: only the dealer knows whether a duty is met elsewhere. */
export function warningLines(warnings: readonly Warning[], all: boolean): string[] {
  const rules = [...Map.groupBy(warnings, ({ rule }) => rule)];
  const lines = rules.flatMap(([rule, found]) => {
    const shown = all ? found : found.slice(0, shownOfRule);
    const more = found.length - shown.length;
    return [
      ...shown.map((warning) => `warning    ${sentence(warning)} [${rule}]`),
      ...(more > 0 ? [`           and ${more} more of [${rule}]`] : []),
    ];
  });
  if (warnings.length === 0) return [];
  const files = new Set(warnings.map(({ file }) => file.replace(/[/.].*$/, ""))).size;
  const summary = `${warnings.length} warnings of ${rules.length} kinds, in the files of ${files} sites or dealerships.`;
  const hint = !all && rules.some(([, found]) => found.length > shownOfRule) ? " --all-warnings shows every one." : "";
  return warnings.length > shownOfRule ? [...lines, `${summary}${hint}`] : lines;
}

export function warn(warnings: readonly Warning[], all: boolean): void {
  for (const line of warningLines(warnings, all)) process.stderr.write(`${line}\n`);
}
