import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { useEffect, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { clearRecent, ownStorage, readRecent, rememberSearch } from "./recent-searches.ts";
import { popularGroups, recentGroup, toGroups, type Option } from "./suggestions.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import { isBlank, useAnswers } from "./use-answers.ts";
import { useCombobox } from "./use-combobox.ts";
import "./suggestions.css";

export type Picked = { kind: Option["kind"]; label: string; query: string; car_id: string | null };
export type LiveBoxProps = {
  form: HTMLFormElement;
  /** 9: event 29. */
  onPick: (picked: Picked) => void;
};

/** The list below a search box, and the keyboard handling of its field. Loaded when a visitor focuses the box. */
export function LiveBox({ form, onPick }: LiveBoxProps) {
  const say = useWords();
  const format = useFormat();
  const id = `${form.id || "search"}-suggestions`;
  const input = form.elements.namedItem("q") as HTMLInputElement;
  const [text, setText] = useState(input.value);
  const [recent, setRecent] = useState(() => readRecent(ownStorage()));
  const found = useAnswers(text);
  const action = new URL(form.action).pathname;
  const blank = isBlank(text);
  const groups = blank
    ? [...recentGroup(recent, action), ...(found ? popularGroups(found.answer, format) : [])]
    : found
      ? toGroups(found.text, found.answer, format)
      : [];
  const options = groups.flatMap((group) => group.options);
  const { active, open, optionId } = useCombobox({ id, form, input, count: options.length, onText: setText });

  useEffect(() => {
    const remember = () => rememberSearch(ownStorage(), input.value);
    form.addEventListener("submit", remember);
    return () => form.removeEventListener("submit", remember);
  }, [form, input]);

  const pick = (option: Option) => {
    const isTyped = option.kind === "car" || option.kind === "search";
    rememberSearch(ownStorage(), isTyped ? text : option.label);
    if (option.kind === "recent") return;
    onPick({ kind: option.kind, label: option.label, query: text, car_id: option.carId });
  };
  return (
    <>
      <p className="unseen" role="status">
        {open && !blank && `${options.length} ${options.length === 1 ? "suggestion" : "suggestions"}`}
      </p>
      {open && (
        <div className="suggestions">
          <div role="listbox" id={id} aria-label="Suggestions">
            {groups.map((group) => (
              <div
                key={group.label}
                role="group"
                className={group.inLine && "suggestion-line"}
                aria-label={say(group.label)}
              >
                <span aria-hidden="true">{say(group.label)}</span>
                {group.options.map((option) => (
                  <SuggestionRow
                    key={option.url}
                    option={option}
                    id={optionId(options.indexOf(option))}
                    active={options.indexOf(option) === active}
                    onPick={pick}
                  />
                ))}
              </div>
            ))}
          </div>
          {blank && recent.length > 0 && (
            <button
              type="button"
              className="more"
              onClick={() => {
                clearRecent(ownStorage());
                setRecent([]);
                input.focus();
              }}
            >
              <Icon name="close" size={16} />
              Clear recent searches
            </button>
          )}
        </div>
      )}
    </>
  );
}
