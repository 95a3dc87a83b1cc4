import type { ReactNode } from "react";
import { showTooltips } from "#app/ui/tooltips.ts";
import { followFormLinks } from "../features/enquiry/form-links.ts";

/** What a page gains once it is there: fetched after it, for every page. */
export function startPage(show: (dialog: ReactNode) => void): void {
  showTooltips();
  // What a form needs is fetched when one is opened.
  followFormLinks(async (path, filled) => {
    const { openForm } = await import("./open-form.tsx");
    show(await openForm(path, () => show(null), filled));
  });
  // From here on a click is answered by the page itself: who drives it from outside waits for this.
  document.documentElement.dataset["live"] = "";
}
