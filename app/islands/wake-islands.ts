import type { IslandName, WakeWhen } from "./island.tsx";
import { whenIdle, whenLoaded } from "../page/page-events.ts";

// Hydrates islands: on the first touch, when one is about to scroll into view, or when the browser is idle, and never
// before the page has loaded. An island whose script cannot be loaded stays as the server rendered it, with working
// links and forms.

const selector = "[data-island]";
/** How far below the window an island is loaded. */
const ahead = "300px";
const waking = new WeakMap<Element, Promise<void>>();

/** Also called for parts that a later answer of the server has put into the page. */
export function wakeIslands(within: ParentNode = document): void {
  const found = [...within.querySelectorAll<HTMLElement>(selector)];
  const wanting = (when: WakeWhen) => found.filter(({ dataset }) => dataset["when"] === when);
  void whenLoaded().then(() => watchUntilSeen(wanting("visible")));
  for (const island of wanting("idle"))
    void whenLoaded()
      .then(whenIdle)
      .then(() => wake(island));
}

/** Once for the whole page: a touch wakes the island under it. */
export function wakeOnTouch(): void {
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown"]) {
    document.addEventListener(type, ({ target }) => void wakeAround(target), { capture: true, passive: true });
  }
  document.addEventListener("click", replayClick, { capture: true });
  document.addEventListener("keydown", replayKey, { capture: true });
}

/** For an island that another part of the page needs. */
export function wakeIsland(name: IslandName): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) void wake(island);
}

function wakeAround(target: EventTarget | null): Promise<void> | null {
  const island = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return island && wake(island);
}

/** A press before its island was hydrated is held back, and replayed afterwards. */
function replayClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button, [data-replay]") : null;
  const island = pressed?.closest<HTMLElement>(selector);
  // A submit button works without the island: the browser sends the form.
  if (!pressed || !island || "awake" in island.dataset || pressed.matches("[type=submit], button:not([type])")) return;
  if (pressed.hasAttribute("popovertarget")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void wake(island).then(() => giveAgain(pressed, "awake" in island.dataset));
}

/** Without the island, a link still works. */
function giveAgain(pressed: HTMLElement, isAwake: boolean): void {
  if (isAwake && pressed.isConnected) pressed.click();
  else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
}

const movingKeys = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Escape"]);

/** So are keys that move through an island. Typing into a field stays in the field. */
function replayKey(event: KeyboardEvent): void {
  const { target, key } = event;
  const island = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  if (!island || "awake" in island.dataset || !movingKeys.has(key)) return;
  if (!(target instanceof Element) || target.matches("input, select, textarea")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void wake(island).then(() =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
  );
}

/** `display: contents` gives an island no box: its first element is observed. */
function watchUntilSeen(found: readonly HTMLElement[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wakeAround(target);
      }
    },
    { rootMargin: ahead },
  );
  for (const { firstElementChild } of found) if (firstElementChild) observer.observe(firstElementChild);
}

function wake(island: HTMLElement): Promise<void> {
  let woken = waking.get(island);
  if (!woken) {
    // The list of islands loads with the first of them. What did not load is tried again at the next touch.
    woken = import("./bring-alive.ts")
      .then(({ bringAlive }) => bringAlive(island))
      .catch(() => void waking.delete(island));
    waking.set(island, woken);
  }
  return woken;
}
