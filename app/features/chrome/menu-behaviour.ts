import { isShown } from "#app/ui/sheets.ts";

/**
 * What script adds to the menus: they close on Escape and on a press elsewhere, open on hover where the site wants it,
 * and the drawer traps the focus. Marker classes: menu-open on the header, modal-open on the page (4.11).
 */
export function startMenus(header: HTMLElement): void {
  const menus = [...header.querySelectorAll<HTMLDetailsElement>("details")];
  const drawer = header.querySelector<HTMLElement>("#menu");
  const hover = header.querySelector("[data-hover]") !== null;
  const isDrawer = () => drawer !== null && isShown(drawer);
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
  // The drawer opens with the menus that the site wants open in it, and leaves none open in the bar.
  drawer?.addEventListener("beforetoggle", ({ newState }) => {
    for (const menu of menus) menu.open = newState === "open" && menu.dataset["mobileOpen"] === "true";
  });
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
