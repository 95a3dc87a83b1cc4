import { shareLink } from "./share-link.ts";

/** Buttons with `data-share` (the title) share the page, or the address in `data-url`. */
export function startSharing(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-share]") : null;
    if (button) void shareFrom(button);
  });
}

async function shareFrom(button: HTMLElement): Promise<void> {
  const url = new URL(button.dataset["url"] ?? location.pathname, location.origin);
  if (!(await shareLink(button.dataset["share"] ?? document.title, url.href))) return;
  const drawing = button.querySelector("use");
  drawing?.setAttribute("href", (drawing.getAttribute("href") ?? "").replace(/#\w+$/, "#check"));
  // The button's text, or the text beside a button with only an icon.
  const status = button.querySelector("[aria-live]") ?? button.parentElement?.querySelector("output");
  if (status) status.textContent = "Link copied";
}
