import type { Name } from "./name.ts";
import { wordsOf } from "#domain/text/spelling.ts";

/**
 * Unambiguous badges: "SR5" if no other badge contains SR5. "Sport" beside "Ascent Sport" stays text, which finds both.
 */
export function badgeNames(badges: readonly string[]): ReadonlyMap<string, Name> {
  const spaced = badges.map((badge) => ({ badge, text: ` ${wordsOf(badge).join(" ")} ` }));
  const byWord = Map.groupBy(
    spaced.flatMap((one) => [...new Set(one.text.trim().split(" "))].map((word) => ({ word, one }))),
    ({ word }) => word,
  );
  const isAlone = ({ text }: { text: string }) => {
    const [first = ""] = text.trim().split(" ");
    return (byWord.get(first) ?? []).filter(({ one }) => one.text.includes(text)).length === 1;
  };
  return new Map(
    spaced
      .filter((one) => one.text.trim() !== "" && isAlone(one))
      .map(({ badge, text }) => [
        text.replaceAll(" ", ""),
        { meaning: { facet: "badge", values: [badge], range: null }, soft: false, weak: false },
      ]),
  );
}
