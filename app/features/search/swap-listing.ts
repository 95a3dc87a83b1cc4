import { type Held, pairOf } from "./held-control.ts";

// The fresh listing takes the place of the shown one, node by node, so that an update equals a reload. Only elements that
// the visitor is holding stay: the filters as far as they scroll, with the sheet around them, and the control that was
// used. They take over the attributes and the surroundings of their counterparts.

/** Elements whose state belongs to the visitor: an opened box, a text to find a value by. */
const keptState = "[data-keep]";
/** The filters as far as they scroll. */
const scrolled = "[data-scrolled]";

export function swapListing(shown: HTMLElement, fresh: HTMLElement, held: Held | null): void {
  document.adoptNode(fresh);
  carryState(shown, fresh);
  const counterparts = new Map<Node, Element>();
  const control = held && pairOf(held.control, fresh);
  pair(shown.querySelector(scrolled), fresh.querySelector(scrolled), shown, fresh, counterparts);
  const stays = control !== null && pair(held?.control ?? null, control, shown, fresh, counterparts);
  const top = held?.control.getBoundingClientRect().top ?? 0;
  exchange(shown, fresh, counterparts);
  const now = stays ? held?.control : control;
  if (now) showAsDrawn(now, held?.hasChanged ?? false);
  if (now && held?.isFocused && document.activeElement !== now) now.focus({ preventScroll: true });
  // The pressed element is gone with the filter it removed.
  if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  if (now) scrollBack(now, now.getBoundingClientRect().top - top);
}

/** Elements stay with all that is around them, or not at all. */
function pair(
  old: Element | null,
  next: Element | null,
  shown: Element,
  fresh: Element,
  counterparts: Map<Node, Element>,
): boolean {
  const [olds, nexts] = [pathTo(old, shown), pathTo(next, fresh)];
  const fits = olds.length === nexts.length && olds.every((one, at) => canBecome(one, nexts[at], counterparts));
  if (fits) for (const [at, one] of nexts.entries()) counterparts.set(one, olds[at] ?? one);
  return fits;
}

function canBecome(old: Element, next: Element | undefined, counterparts: Map<Node, Element>): boolean {
  return next !== undefined && old.localName === next.localName && (counterparts.get(next) ?? old) === old;
}

/** The elements around one, up to the listing, which is left out. */
function pathTo(element: Element | null, listing: Element): Element[] {
  const path: Element[] = [];
  for (let one = element; one && one !== listing; one = one.parentElement) path.unshift(one);
  return path;
}

function exchange(shown: Element, fresh: Element, counterparts: Map<Node, Element>): void {
  takeAttributes(shown, fresh);
  let place = shown.firstChild;
  const removeUntil = (end: Node | null) => {
    while (place && place !== end) {
      const gone = place;
      place = place.nextSibling;
      gone.remove();
    }
  };
  // A copy: inserting a node removes it from the live list.
  for (const child of Array.from(fresh.childNodes)) {
    const old = counterparts.get(child);
    if (old) {
      removeUntil(old);
      exchange(old, child as Element, counterparts);
      place = old.nextSibling;
    } else shown.insertBefore(child, place);
  }
  removeUntil(null);
}

/** Attributes of what the visitor has opened, and of the page behind it. */
const ofVisitor = new Set(["open", "inert", "role", "aria-modal"]);

function takeAttributes(shown: Element, fresh: Element): void {
  const isKept = (name: string) => ofVisitor.has(name) && shown.matches("details, [data-sheet], [inert]");
  for (const name of shown.getAttributeNames()) {
    if (!fresh.hasAttribute(name) && !isKept(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (shown.getAttribute(name) !== value && !isKept(name)) shown.setAttribute(name, value);
  }
}

/** Only the visitor opens and closes a box that was drawn before. */
function carryState(shown: Element, fresh: Element): void {
  for (const old of shown.querySelectorAll<HTMLElement>(keptState)) {
    const key = CSS.escape(old.dataset["keep"] ?? "");
    const next = fresh.querySelector(`[data-keep="${key}"]`);
    if (old instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) {
      // A chosen value is never hidden under 'Show more'.
      next.open = old.open || (next.open && "more" in next.dataset);
    } else if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) {
      if (old.type === "checkbox") next.checked = old.checked;
      else next.value = old.value;
    }
  }
}

/** The control shows what the server drew, unless the visitor has gone on with it. */
function showAsDrawn(control: HTMLElement, hasChanged: boolean): void {
  if (hasChanged || control.matches(keptState)) return;
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = option.defaultSelected;
  } else if (control instanceof HTMLInputElement) {
    if (control.type === "checkbox") control.checked = control.defaultChecked;
    else control.value = control.defaultValue;
  }
}

/** Nothing moves under the visitor's finger: whatever has become longer above it is scrolled away. */
function scrollBack(control: Element, moved: number): void {
  if (moved === 0) return;
  for (let one = control.parentElement; one && one !== document.documentElement; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) {
      return one.scrollBy({ top: moved, behavior: "instant" });
    }
  }
  scrollBy({ top: moved, behavior: "instant" });
}
