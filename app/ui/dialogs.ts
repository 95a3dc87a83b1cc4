import { isShown } from "./sheets.ts";

/** Buttons that open and close a Modal (dialog.tsx), and those that print the page. */
export function startDialogs(): void {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    if ("print" in button.dataset) window.print();
    if ("modal" in button.dataset) toggle(event, document.getElementById(button.getAttribute("popovertarget") ?? ""));
  });
}

/** Buttons outside of a dialog open it, those inside close it. Only a real dialog keeps the focus inside. */
function toggle(event: Event, dialog: Element | null): void {
  // One that was opened before the script came is still a popover: the browser closes it.
  if (!(dialog instanceof HTMLDialogElement) || isShown(dialog)) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else dialog.showModal();
}
