import { type Control, isFilter, type ListingWishes } from "./listing-controls.ts";

/**
 * A listing answers its filters without leaving the page. The script for it is fetched when somebody reaches for one, or
 * when the answer is called.
 */
export function startListing(wishes: ListingWishes): () => void {
  const root = document.querySelector<HTMLElement>("[data-listing]");
  if (root === null) return () => undefined;
  let loading: Promise<typeof import("./live-listing.ts")> | null = null;
  let isLive = false;
  const load = () => {
    loading ??= import("./live-listing.ts").then((live) => {
      live.startLiveListing(wishes);
      isLive = true;
      return live;
    });
    // Without it the filters are the plain form that they are.
    return loading.catch(() => null);
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    root.addEventListener(type, () => void load(), { once: true, passive: true });
  }
  const early = (control: Control) => void load().then((live) => live?.answer(control));
  // What comes before the script does is answered once it is there.
  root.addEventListener("change", ({ target }) => !isLive && isFilter(target) && early(target));
  const changed = changedEarly(root);
  if (changed) early(changed);
  return () => void load();
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
