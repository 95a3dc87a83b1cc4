type Open = (path: string, filled: Readonly<Record<string, string>> | null, query: string) => Promise<void>;

/** Turns links to a form's page into dialogs; if the form cannot be loaded, its page opens. */
export function followFormLinks(open: Open): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-dialog]");
    // Unless the visitor asked for another tab or window.
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link.pathname, null, link.search).catch(() => location.assign(link.href));
  });
  // A short form that posts to the page of the whole one, such as a sign-up: the dialog takes over the typed values.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["dialog"] === undefined) return;
    event.preventDefault();
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const path = new URL(form.action).pathname;
    // Submits to the form's page without another submit event.
    open(path, Object.fromEntries(typed) as Record<string, string>, "").catch(() => form.submit());
  });
}
