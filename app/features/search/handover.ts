// A search can move between two routes: below /search, and under a path of the site's own. The page is then drawn anew,
// and what the visitor was doing has to be carried across: the open sheet, how far it was scrolled, the box just ticked.

type Handover = { sheet: boolean; scrollTop: number; control: string };

const scroller = ".rl-b";
let left: Handover | null = null;

export function leave(root: HTMLElement, control: HTMLInputElement | HTMLSelectElement, sheet: boolean): void {
  const { name, value, type } = control;
  const value_ = type === "checkbox" ? `[value=${CSS.escape(value)}]` : "";
  left = {
    sheet,
    scrollTop: root.querySelector(scroller)?.scrollTop ?? 0,
    control: `[name=${CSS.escape(name)}]${value_}`,
  };
}

/** To be called for every new answer: a page that stays has nothing to take over. */
export function arrive(root: HTMLElement, isNew: boolean, sheet: HTMLElement | null): boolean {
  const handover = left;
  left = null;
  if (!isNew || handover === null) return false;
  if (handover.sheet) sheet?.showPopover();
  root.querySelector(scroller)?.scrollTo(0, handover.scrollTop);
  root.querySelector<HTMLElement>(handover.control)?.focus({ preventScroll: true });
  return handover.sheet;
}
