import { estimateCardHeights } from "./card-heights.ts";
import { type Control, isFilter, type OnShown } from "./listing-controls.ts";

/**
 * Applies filter changes without leaving the page. The script for it loads at the first interaction, or when the
 * returned function is called. Without it the filters are a plain form, and the page shows its buttons.
 */
export function startListing(onShown: OnShown): () => void {
  const root = document.querySelector<HTMLElement>("[data-listing]");
  if (root === null) return () => undefined;
  estimateCardHeights();
  let loading: Promise<typeof import("./live-listing.ts")> | null = null;
  let isLive = false;
  const load = () => {
    loading ??= import("./live-listing.ts").then((live) => {
      live.startLiveListing(onShown);
      isLive = true;
      showButtons(false);
      return live;
    });
    return loading.catch(() => {
      showButtons(true);
      return null;
    });
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    root.addEventListener(type, () => void load(), { once: true, passive: true });
  }
  const early = (control: Control) => {
    showButtons(true);
    void load().then((live) => live?.answer(control));
  };
  // Changes before the script has loaded are applied afterwards.
  root.addEventListener("change", ({ target }) => !isLive && isFilter(target) && early(target));
  const changed = changedEarly(root);
  if (changed) early(changed);
  return () => void load();
}

function showButtons(shown: boolean): void {
  document.documentElement.toggleAttribute("data-plain-listing", shown);
}

/** On a slow phone a visitor is quicker than any script. */
function changedEarly(root: HTMLElement): Control | undefined {
  const boxes = [...root.querySelectorAll<HTMLInputElement>("form input[type=checkbox]")];
  const sort = root.querySelector<HTMLSelectElement>("select[name=sortBy]");
  const isMoved = sort && ![...sort.options].some(({ selected, defaultSelected }) => selected && defaultSelected);
  return (
    boxes.filter(isFilter).find(({ checked, defaultChecked }) => checked !== defaultChecked) ??
    (isMoved ? sort : undefined)
  );
}
