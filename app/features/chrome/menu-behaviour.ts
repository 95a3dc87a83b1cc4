import { holdPageBehind } from "#app/ui/hold-page.ts";

/**
 * What the menus gain from a script: they close on Escape and on a press elsewhere, open on hover where the site
 * wants it, and the drawer keeps the focus. Marker classes: menu-open on the header, modal-open on the page (4.11).
 */
export function startMenus(header: HTMLElement): void {
  const menus = [...header.querySelectorAll<HTMLDetailsElement>("details")];
  const drawer = header.querySelector<HTMLElement>("#menu");
  const hover = header.querySelector("[data-hover]") !== null;
  // Safari before 17 knows no popovers until it is brought some.
  const isDrawer = () => drawer !== null && "popover" in drawer && drawer.matches(":popover-open");
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
    menu.addEventListener("toggle", mark);
    if (hover) openOnHover(menu, isDrawer);
  }
  document.addEventListener("keydown", (event) => {
    const open = menus.find((menu) => menu.open);
    if (event.key !== "Escape" || !open || isDrawer()) return;
    const wasIn = open.contains(document.activeElement);
    close();
    // A menu that only hung open under the mouse takes nothing from where somebody is typing.
    if (wasIn) open.querySelector("summary")?.focus();
  });
  const onPress = ({ target }: Event) => close(menus.find((menu) => target instanceof Node && menu.contains(target)));
  document.addEventListener("pointerdown", onPress);
  document.addEventListener("focusin", onPress);
  if (drawer) trapFocus(drawer, menus, isDrawer());
}

/** A mouse only: on touch a press toggles, as it does without a script. */
function openOnHover(menu: HTMLDetailsElement, isDrawer: () => boolean): void {
  const set = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !isDrawer()) menu.open = open;
  };
  menu.addEventListener("pointerenter", set(true));
  menu.addEventListener("pointerleave", set(false));
  // The mouse has opened it already: its click would close it again. Safari before 18.2 sends clicks that do not say
  // what made them, so the press before the click says it; a click of the keyboard has no press (detail 0).
  const summary = menu.querySelector("summary");
  let pressedBy = "";
  summary?.addEventListener("pointerdown", ({ pointerType }) => (pressedBy = pointerType));
  summary?.addEventListener("click", (event) => {
    const byMouse = pressedBy === "mouse" && event.detail > 0;
    if (byMouse && menu.open && !isDrawer()) event.preventDefault();
  });
}

/** While the drawer is open nothing behind it can be reached. */
function trapFocus(drawer: HTMLElement, menus: readonly HTMLDetailsElement[], isOpen: boolean): void {
  let letGo = isOpen ? holdPageBehind(drawer) : null;
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
  drawer.addEventListener("beforetoggle", onToggle);
  drawer.addEventListener("toggle", onToggle);
  // On a wide screen the menu is a bar, so an open drawer closes. The event may come late, after the window has become
  // narrow again and its drawer was opened, so it looks at the width of now.
  const wide = matchMedia("(min-width: 992px)");
  wide.addEventListener("change", () => wide.matches && drawer.hidePopover());
}
