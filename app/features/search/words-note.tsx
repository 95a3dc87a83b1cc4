import { useWords } from "#app/copy/vehicle-words.ts";
import type { WordsView } from "./words-view.ts";

/** Words of the visitor that the list takes no account of, each named once, with the reason. */
export function WordsNote({ words: { unmatched, unsaid } }: { words: WordsView }) {
  const say = useWords();
  return (
    <>
      {unmatched !== "" && (
        <p className="active-filters-note">
          {say(`No {vehicle} is listed with “${unmatched}”, so this list leaves it out.`)}
        </p>
      )}
      {unsaid.length > 0 && (
        <p className="active-filters-note">{`This list takes no account of ${unsaid.map((one) => `“${one}”`).join(" and ")}.`}</p>
      )}
    </>
  );
}
