import { holdPageBehind } from "#app/ui/hold-page.ts";

/**
 * What script adds to the menus: they close on Escape and on a press elsewhere, open on hover where the site wants it,
 * and the drawer traps the focus. Marker classes: menu-open on the header, modal-open on the page (4.11).
 */
export function startMenus(header: HTMLElement): void {
  const menus = [...header.querySelectorAll<HTMLDetailsElement>("details")];
  const drawer = header.querySelector<HTMLElement>("#menu");
  const hover = header.querySelector("[data-hover]") !== null;
  // Safari before 17 has no popovers until the polyfill is loaded.
  const isDrawer = () => drawer !== null && "popover" in drawer && drawer.matches(":popover-open");
  const close = (except?: HTMLDetailsElement) => {
    for (const menu of menus) if (menu !== except && !isDrawer()) menu.open = false;
  };

  const mark = () =>
    header.classList.toggle(
      "menu-open",
      menus.some(({ open }) => open),
    );

  // Menus work without script, so one may already be open.
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
    // Closing a menu that was only hovered must not take the focus from somebody who is typing.
    if (wasIn) open.querySelector("summary")?.focus();
  });
  const onPress = ({ target }: Event) => close(menus.find((menu) => target instanceof Node && menu.contains(target)));
  document.addEventListener("pointerdown", onPress);
  document.addEventListener("focusin", onPress);
  if (drawer) trapFocus(drawer, menus, isDrawer());
}

/** Mouse only: on touch a press toggles, as without a script. */
function openOnHover(menu: HTMLDetailsElement, isDrawer: () => boolean): void {
  const set = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !isDrawer()) menu.open = open;
  };
  menu.addEventListener("pointerenter", set(true));
  menu.addEventListener("pointerleave", set(false));
  // The mouse has already opened it, and its click would close it again. Clicks in Safari before 18.2 do not say what
  // caused them, so the preceding pointer event decides; a click by keyboard has none (detail 0).
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
      // Closing returns the focus to the button, which has to be reachable again by then.
      if (!open) letGo?.();
    } else if (open) {
      letGo = holdPageBehind(drawer);
      drawer.querySelector("button")?.focus();
    }
  };
  drawer.addEventListener("beforetoggle", onToggle);
  drawer.addEventListener("toggle", onToggle);
  // On a wide screen the menu is a bar, so an open drawer closes. The event may come late, after the window has become
  // narrow again and the drawer was opened, so this checks the current width.
  const wide = matchMedia("(min-width: 992px)");
  wide.addEventListener("change", () => wide.matches && drawer.hidePopover());
}
