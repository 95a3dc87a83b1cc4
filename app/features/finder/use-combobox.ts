import { ownValue } from "#domain/text/own-value.ts";
import { useLayoutEffect, useState } from "react";

type Wiring = {
  id: string;
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Number of options in the list. */
  count: number;
  onText: (text: string) => void;
};

/**
 * The combobox pattern for an existing field: the focus stays in it, arrow keys, Home and End move through the list,
 * Enter follows, Escape closes. The field belongs to the plain form, so attributes and listeners are set by hand.
 */
export function useCombobox({ id, form, input, count, onText }: Wiring) {
  const [wanted, setWanted] = useState(() => document.activeElement === input);
  const [chosen, setActive] = useState(-1);
  const open = wanted && count > 0;
  const active = chosen < count ? chosen : -1;
  const optionId = (index: number) => `${id}-${index}`;

  // Before the next key, which may follow at once.
  useLayoutEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const show = (shown: boolean) => {
      setWanted(shown);
      setActive(-1);
    };
    const move = (to: number) => {
      setActive(to);
      document.getElementById(optionId(to))?.scrollIntoView({ block: "nearest" });
    };
    // One step past either end is the field itself.
    const keys: Record<string, () => boolean> = {
      ArrowDown: () => (open ? move(active + 1 < count ? active + 1 : -1) : setWanted(true), true),
      ArrowUp: () => (open ? move(active < 0 ? count - 1 : active - 1) : setWanted(true), true),
      Home: () => open && active >= 0 && (move(0), true),
      End: () => open && active >= 0 && (move(count - 1), true),
      Enter: () => open && active >= 0 && (document.getElementById(optionId(active))?.click(), true),
      // In the dialog, Escape closes the dialog.
      Escape: () => open && form.closest("dialog") === null && (show(false), true),
    };
    const typed = () => {
      onText(input.value);
      show(true);
    };
    const pressed = (event: KeyboardEvent) => {
      if (!event.isComposing && ownValue(keys, event.key)?.()) event.preventDefault();
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show(false);
    };
    input.addEventListener("input", typed, { signal });
    input.addEventListener("keydown", pressed, { signal });
    input.addEventListener("focus", () => setWanted(true), { signal });
    input.addEventListener("click", () => setWanted(true), { signal });
    form.addEventListener("focusout", left, { signal });
    return () => ends.abort();
  });

  useLayoutEffect(() => {
    const attributes: Record<string, string | null> = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(open),
      "aria-controls": open ? id : null,
      "aria-activedescendant": open && active >= 0 ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, id, open, active]);

  return { active, open, optionId };
}
