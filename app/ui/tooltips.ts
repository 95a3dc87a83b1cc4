/** From the button to its tooltip, and from the tooltip to the edge of the window. */
const away = 8;

/** What has a name and shows only a drawing. */
const named = ":is(button, a)[aria-label]";

/**
 * Buttons that only show an icon say their name under the mouse and on focus, at once (point 9: delay 0). The name is
 * the one that screen readers have, so that nothing is said twice. Escape takes it away, the mouse may rest on it.
 */
export function showTooltips(): void {
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.popover = "manual";
  tip.ariaHidden = "true";
  let owner: Element | null = null;

  const hide = () => {
    owner = null;
    tip.remove();
  };
  const show = (target: EventTarget | null) => {
    const button = target instanceof Element ? target.closest(named) : null;
    if (button === owner || (target instanceof Node && tip.contains(target))) return;
    if (!button && hasFocus(owner)) return;
    hide();
    if (!button || button.textContent?.trim() !== "") return;
    owner = button;
    tip.textContent = button.getAttribute("aria-label");
    // Nothing behind an open dialog can be hovered, so the tooltip goes into the dialog.
    (button.closest("dialog[open]") ?? document.body).append(tip);
    tip.showPopover();
    place(tip, button.getBoundingClientRect());
  };

  document.addEventListener("pointerover", ({ target, pointerType }) => pointerType === "mouse" && show(target));
  // In a task of its own: a drawer that opens or closes moves the focus, and browsers refuse to show another popover
  // until it has finished.
  document.addEventListener("focusin", ({ target }) =>
    setTimeout(() => target instanceof Element && target.matches(":focus-visible") && show(target)),
  );
  for (const end of ["focusout", "pointerdown", "pointercancel"]) document.addEventListener(end, hide);
  document.documentElement.addEventListener("pointerleave", () => hasFocus(owner) || hide());
  // A focused button may be scrolled into view after the focus; its tooltip follows.
  const follow = () => (owner && hasFocus(owner) ? place(tip, owner.getBoundingClientRect()) : hide());
  document.addEventListener("scroll", follow, { capture: true, passive: true });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}

/** The mouse hides only tooltips that it showed, not that of the focused button. */
function hasFocus(owner: Element | null): boolean {
  return owner?.matches(":focus-visible") ?? false;
}

/** Below the button, or above it at the window's end; never across the window's edge. */
function place(tip: HTMLElement, button: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = button.left + (button.width - width) / 2;
  const below = button.bottom + away;
  tip.style.left = `${Math.max(away, Math.min(middle, clientWidth - width - away))}px`;
  tip.style.top = `${below + height > clientHeight ? button.top - height - away : below}px`;
}
