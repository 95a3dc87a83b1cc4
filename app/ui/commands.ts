// Buttons for the browser's own commands.

export function startCommands(): void {
  const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    if ("print" in button.dataset) window.print();
    // Only a real dialog keeps the focus inside a popover.
    if ("modal" in button.dataset) toggle(event, dialogOf(button, "popovertarget"));
    else if (!knowsCommands && button.hasAttribute("commandfor")) toggle(event, dialogOf(button, "commandfor"));
  });
}

function dialogOf(button: HTMLElement, attribute: string): HTMLDialogElement | null {
  const dialog = document.getElementById(button.getAttribute(attribute) ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

/** Buttons outside of a dialog open it, those inside close it. */
function toggle(event: Event, dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else dialog.showModal();
}
