import { holdPageBehind } from "#app/ui/hold-page.ts";

/**
 * What the menus gain from a script: they close on Escape and on a press elsewhere, open on hover where the site
 * wants it, and the drawer keeps the focus. Marker classes: menu-open on the header, modal-open on the page (4.11).
 */
export function startMenus(header: HTMLElement): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const menus = [...header.querySelectorAll<HTMLDetailsElement>("details")];
  const drawer = header.querySelector<HTMLElement>("#menu");
  const hover = header.querySelector("[data-hover]") !== null;
  const isDrawer = () => drawer?.matches(":popover-open") ?? false;
  const close = (except?: HTMLDetailsElement) => {
    for (const menu of menus) if (menu !== except && !isDrawer()) menu.open = false;
  };

  const mark = () =>
    header.classList.toggle(
      "menu-open",
      menus.some(({ open }) => open),
    );

  // A menu opens without a script: one may be open already.
  mark();
  for (const menu of menus) {
    menu.addEventListener("toggle", mark, { signal });
    if (hover) openOnHover(menu, isDrawer, signal);
  }
  document.addEventListener(
    "keydown",
    (event) => {
      const open = menus.find((menu) => menu.open);
      if (event.key !== "Escape" || !open || isDrawer()) return;
      const wasIn = open.contains(document.activeElement);
      close();
      // A menu that only hung open under the mouse takes nothing from where somebody is typing.
      if (wasIn) open.querySelector("summary")?.focus();
    },
    { signal },
  );
  const onPress = ({ target }: Event) => close(menus.find((menu) => target instanceof Node && menu.contains(target)));
  document.addEventListener("pointerdown", onPress, { signal });
  document.addEventListener("focusin", onPress, { signal });
  if (drawer) trapFocus(drawer, menus, signal);
  return () => ends.abort();
}

/** A mouse only: on touch a press toggles, as it does without a script. */
function openOnHover(menu: HTMLDetailsElement, isDrawer: () => boolean, signal: AbortSignal): void {
  const set = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !isDrawer()) menu.open = open;
  };
  menu.addEventListener("pointerenter", set(true), { signal });
  menu.addEventListener("pointerleave", set(false), { signal });
  // The mouse has opened it already: its click would close it again. Safari before 18.2 sends clicks that do not say
  // what made them, so the press before the click says it; a click of the keyboard has no press (detail 0).
  const summary = menu.querySelector("summary");
  let pressedBy = "";
  summary?.addEventListener("pointerdown", ({ pointerType }) => (pressedBy = pointerType), { signal });
  summary?.addEventListener(
    "click",
    (event) => {
      const byMouse = pressedBy === "mouse" && event.detail > 0;
      if (byMouse && menu.open && !isDrawer()) event.preventDefault();
    },
    { signal },
  );
}

/** While the drawer is open nothing behind it can be reached. */
function trapFocus(drawer: HTMLElement, menus: readonly HTMLDetailsElement[], signal: AbortSignal): void {
  let letGo: (() => void) | null = null;
  const onToggle = (event: ToggleEvent) => {
    const open = event.newState === "open";
    if (event.type === "beforetoggle") {
      for (const menu of menus) menu.open = open && menu.dataset["mobileOpen"] === "true";
      // Closing gives the focus back to the button, which has to be reachable again by then.
      if (!open) letGo?.();
    } else if (open) {
      letGo = holdPageBehind(drawer);
      drawer.querySelector("button")?.focus();
    }
  };
  if (CSS.supports("selector(:popover-open)") && drawer.matches(":popover-open")) letGo = holdPageBehind(drawer);
  drawer.addEventListener("beforetoggle", onToggle, { signal });
  drawer.addEventListener("toggle", onToggle, { signal });
  // A screen that grows wide enough for the bar has no drawer any more. One that gets narrow is told of late, perhaps
  // after its drawer was opened.
  const closeWhenWide = ({ matches }: MediaQueryListEvent) => void (matches && drawer.hidePopover());
  matchMedia("(min-width: 992px)").addEventListener("change", closeWhenWide, { signal });
}
