import type { ReactNode } from "react";
import { followFormLinks } from "../features/enquiry/form-links.ts";

/** Fetched once a page is there; what a form needs is fetched when one is opened. */
export function openFormsIn(show: (dialog: ReactNode) => void): void {
  followFormLinks(async (path, filled) => {
    const { openForm } = await import("./open-form.tsx");
    show(await openForm(path, () => show(null), filled));
  });
}
