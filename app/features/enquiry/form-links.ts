/** Turns links to the page of a form into dialogs; where a form cannot be had, its page is opened after all. */
export function followFormLinks(open: (path: string) => Promise<void>): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-dialog]");
    // Another tab or window, if that is what was asked for.
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link.pathname).catch(() => location.assign(link.href));
  });
}
