import { type RefObject, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { filterFormId } from "./filter-form.ts";
import { arrive, leave } from "./handover.ts";
import type { ListingView } from "./listing-view.ts";
import { isListingPath } from "./listing-paths.ts";
import type { FilterSheet } from "./use-filter-sheet.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/** Fetched when a visitor reaches for the filters: reading a page takes no spelling. */
const speller = () => import("./spell-search.ts");

/**
 * Answers every change of the form at once: reads it as the server would, spells the search, goes there. Returns
 * whether an answer is under way.
 */
export function useLiveSearch(root: RefObject<HTMLElement | null>, view: ListingView<unknown>, sheet: FilterSheet) {
  const navigate = useNavigate();
  const { location } = useNavigation();

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const search = async (form: HTMLFormElement, control: Control | null) => {
      const asked = new FormData(form);
      const { spellSearch } = await speller();
      const url = spellSearch(asked, view.grammar, selectedMakes(view));
      if (url === view.url) return;
      if (control) leave(element, control, sheet.open);
      await navigate(url, { preventScrollReset: true, replace: sheet.open && !sheet.takeStep() });
    };
    const changed = ({ target }: Event) => {
      const control = target as Control;
      if (isFilter(control.form) && (control.name !== "" || control.type === "range"))
        void search(control.form, control);
    };
    const submitted = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!isFilter(form)) return;
      event.preventDefault();
      void search(form, null);
      sheet.hide();
    };
    element.addEventListener("change", changed);
    element.addEventListener("submit", submitted);
    element.addEventListener("pointerover", speller, { once: true });
    element.addEventListener("focusin", speller, { once: true });
    return () => {
      element.removeEventListener("change", changed);
      element.removeEventListener("submit", submitted);
    };
  });

  const drawn = useRef(false);
  useEffect(() => {
    if (root.current === null) return;
    const early = drawn.current ? undefined : changedEarly(root.current, view);
    if (early) early.dispatchEvent(new Event("change", { bubbles: true }));
    else showState(root.current, view);
    if (arrive(root.current, !drawn.current, sheet.props.ref.current)) sheet.takeStep();
    drawn.current = true;
    // The sheet's own changes are no new answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [root, view]);

  return location !== undefined && isListingPath(location.pathname, view.grammar);
}

/** The listing has other forms too, such as the budget finder: those go their own way. */
const isFilter = (form: HTMLFormElement | null): form is HTMLFormElement => form?.id === filterFormId;

/** On a slow phone a visitor is quicker than the script, and is answered when it has come. */
function changedEarly(element: HTMLElement, view: ListingView<unknown>): Control | undefined {
  const sort = sortOf(element);
  const control = boxesOf(element).find((box) => box.checked !== box.defaultChecked);
  return control ?? (sort && sort.value !== view.sortBy ? sort : undefined);
}

/** Boxes keep what the visitor did to them; a new answer says what holds now. */
function showState(element: HTMLElement, view: ListingView<unknown>): void {
  for (const box of boxesOf(element)) box.checked = box.defaultChecked;
  const sort = sortOf(element);
  if (sort !== null) sort.value = view.sortBy;
}

const boxesOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLInputElement>("form input[type=checkbox]")];
const sortOf = (element: HTMLElement) => element.querySelector<HTMLSelectElement>("select[name=sortBy]");

function selectedMakes({ facets }: ListingView<unknown>): readonly string[] {
  const make = facets.find(({ name }) => name === "make");
  return make?.kind === "terms" ? make.selected : [];
}
