import { useWords } from "#app/copy/vehicle-words.ts";
import { unbroken } from "#app/ui/unbroken.ts";
import { messageAnchor } from "#domain/location/contact-link.ts";
import type { WordsView } from "./words-view.ts";

/** Words of the visitor that the list takes no account of, each named once, with the reason. */
export function WordsNote({ words: { unmatched, unrecorded, unsaid } }: { words: WordsView }) {
  const say = useWords();
  return (
    <>
      {unmatched !== "" && (
        <p className="active-filters-note">
          {say(`No {vehicle} is listed with “${unmatched}”, so this list leaves it out.`)}
        </p>
      )}
      {unrecorded.length > 0 && (
        <p className="active-filters-note">
          {unbroken(say(`Our listings do not say ${unrecorded.join(", or ")}.`))}{" "}
          <a href={`/contact#${messageAnchor}`}>Ask us</a>
        </p>
      )}
      {unsaid.length > 0 && (
        <p className="active-filters-note">{`This list takes no account of ${unsaid.map((one) => `“${one}”`).join(" and ")}.`}</p>
      )}
    </>
  );
}
