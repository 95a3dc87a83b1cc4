type Open = (path: string, filled: Readonly<Record<string, string>> | null) => Promise<void>;

/** Turns links to the page of a form into dialogs; where a form cannot be had, its page is opened after all. */
export function followFormLinks(open: Open): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-dialog]");
    // Another tab or window, if that is what was asked for.
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link.pathname, null).catch(() => location.assign(link.href));
  });
  // A short form that posts to the page of the whole one, such as a sign-up: the dialog takes what was typed and sends it.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["dialog"] === undefined) return;
    event.preventDefault();
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const path = new URL(form.action).pathname;
    // Called so, the form goes to its page without another submit event.
    open(path, Object.fromEntries(typed) as Record<string, string>).catch(() => form.submit());
  });
}
